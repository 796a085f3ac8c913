export function SearchBox() {
  return null;
}

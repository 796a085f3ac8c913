export function FoundText() {
  return null;
}

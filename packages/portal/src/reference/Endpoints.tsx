export function Endpoints() {
  return null;
}

export function UsageMeter() {
  return null;
}

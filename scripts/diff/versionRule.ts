/** A contract's version: `v0.1`, `v0.1.2`, `v1.0`. */
type Version = [major: number, minor: number, patch: number];

/** Reads a version; throws when it is not one. */
export function readVersion(text: string): Version {
  const [, major, minor, patch = "0"] = /^v?(\d+)\.(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (major === undefined || minor === undefined)
    throw new Error(`info.version is ${JSON.stringify(text)}; write it like v0.2 or v1.0.1`);
  return [Number(major), Number(minor), Number(patch)];
}

/** Lower first. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [readVersion(one), readVersion(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Whether the new version allows breaking changes: a higher major one, or before 1.0 a higher minor one. */
export function allowsBreaking(before: string, after: string): boolean {
  const [a, b] = [readVersion(before), readVersion(after)];
  return b[0] > a[0] || (a[0] === 0 && b[0] === 0 && b[1] > a[1]);
}

/** The lowest version that allows breaking changes. */
export function nextBreaking(before: string): string {
  const [major, minor] = readVersion(before);
  return major === 0 ? `v0.${minor + 1}` : `v${major + 1}.0`;
}

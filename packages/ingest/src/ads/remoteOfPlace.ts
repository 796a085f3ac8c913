const remote = /^(?:fully |100 ?% )?(?:remote(?:ly)?|work from home|wfh|home[ -]based)(?: [\w.]+){0,3}$/;

/**
 * The remote type that a location line states ("Remote - US" is 1, "Hybrid, London" is 3), by a part of its own, not by
 * a sentence in it ("options for some remote working"); undefined where it states none.
 */
export function remoteOfPlace(line: string): 1 | 3 | undefined {
  if (/\bhybrid\b/i.test(line)) return 3;
  if (/\bcurrently\b|\btemporar|\b(?:not?|non)[ -]remote\b/i.test(line)) return undefined;
  const parts = line.toLowerCase().split(/[,;|/()[\]]|\s[-–—]\s|\bor\b/);
  if (parts.some((part) => remote.test(part.trim()))) return 1;
  return /\w \(?remote\)?$/i.test(line) ? 1 : undefined;
}

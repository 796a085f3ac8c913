/**
 * The header by which the mock of the portal calls answers a reference list with that list's own example, such as
 * `experienceLevels` for `/adminpublicservice/v1/referencelists/experience-levels`; none for any other call, nor for one
 * that takes a workbook.
 */
export function listExample(url: string, accept = "*/*"): Record<string, string> {
  const [, list] = /\/referencelists\/([a-z0-9-]+)/.exec(url) ?? [];
  if (list === undefined || !/json|\*\/\*/.test(accept)) return {};
  return { prefer: `example=${list.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}` };
}

import writeXlsxFile from "write-excel-file/node";
import type { PortalOperation } from "../PortalOperation.ts";
import { PortalProblem } from "../portalProblem.ts";
import { type ReferenceTable, referenceTables } from "../referenceTables.ts";

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Whether the caller asks for a workbook (true) or for JSON (false); anything else cannot be given. */
function wantsWorkbook(accept: string): boolean {
  if (accept.includes(workbookType)) return true;
  if (accept === "" || /(^|,)\s*(application\/json|application\/\*|\*\/\*)/.test(accept)) return false;
  throw new PortalProblem(406, `Ask for application/json or ${workbookType}.`);
}

/** A title as Excel lets a sheet be called: at most 31 characters, and none that its formulas read. */
const sheetName = (title: string) => title.replace(/[[\]/\\:*?]/g, "-").slice(0, 31);

async function toWorkbook({ title, columns, rows }: ReferenceTable): Promise<Buffer> {
  const header = columns.map(({ label }) => ({ value: label, fontWeight: "bold" as const }));
  const body = rows.map((row) => row.map((cell) => (cell === null ? null : { value: cell })));
  return writeXlsxFile([header, ...body], {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: columns.map(({ numeric }) => ({ width: numeric ? 14 : 42 })),
  }).toBuffer();
}

export const getReferenceList: PortalOperation<"getReferenceList"> = async (
  { identity, path, accept },
  context,
) => {
  await context.accounts.portal.visit(identity, "getReferenceList");
  const { list } = path;
  const table = referenceTables[list](context.taxonomy);
  if (!wantsWorkbook(accept)) return { isError: false, messages: [], data: { name: list, ...table } };
  return { file: await toWorkbook(table), type: workbookType, name: `${list}.xlsx` };
};

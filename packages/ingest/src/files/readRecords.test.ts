import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FileRecord } from "./FileRecord.ts";
import { type RecordShape, readRecords } from "./readRecords.ts";
import { tableShape } from "./tableShape.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "records-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function read(content: string | Buffer, shape: RecordShape = { kind: "json" }): Promise<FileRecord[]> {
  const path = join(folder, "file");
  writeFileSync(path, content);
  return Array.fromAsync(readRecords(path, shape));
}

const values = (records: FileRecord[]) =>
  records.map((record) => ("value" in record ? record.value : record.broken));

test("reads JSON lines, passes blank ones over and keeps broken ones with their line", async () => {
  const records = await read('\uFEFF{"a":1}\r\n\n{"a":\n"x"\nnull\n{"a":"ü"}');
  expect(values(records)).toEqual([{ a: 1 }, "not JSON", "x", null, { a: "ü" }]);
  expect(records[1]).toMatchObject({ line: 3, text: '{"a":' });
});

test("reads one document over many lines, a list or an object", async () => {
  expect(values(await read('[\n  {"a": 1},\n  {"a": 2}\n]\n'))).toEqual([{ a: 1 }, { a: 2 }]);
  expect(values(await read('{\n  "a": 1\n}\n'))).toEqual([{ a: 1 }]);
  expect(values(await read('\n\n[\n  {"a": 1}\n]\n'))).toEqual([{ a: 1 }]);
});

test("ids too large for a number stay apart, as text", async () => {
  const [first, second] = ["9007199254740993", "-9007199254740992"];
  const records = await read(`{"a":${first},"b":[${second},1e300,7]}\n`);
  expect(values(records)).toEqual([{ a: first, b: [second, 1e300, 7] }]);
});

test("falls back to lines when the first line is broken and the whole is no document", async () => {
  expect(values(await read('{"cut\n{"a":2}\n'))).toEqual(["not JSON", { a: 2 }]);
});

test("knows gzip by its bytes and counts the bytes read", async () => {
  const zipped = gzipSync('{"a":1}\n{"a":2}\n');
  const path = join(folder, "plain-name");
  writeFileSync(path, zipped);
  let bytes = 0;
  const records = await Array.fromAsync(readRecords(path, { kind: "json" }, (read) => (bytes += read)));
  expect(values(records)).toEqual([{ a: 1 }, { a: 2 }]);
  expect(bytes).toBe(zipped.length);
});

test("throws on a gzip file that ends too early", async () => {
  const zipped = gzipSync(Array.from({ length: 5000 }, (_, index) => `{"a":${Math.sin(index)}}`).join("\n"));
  await expect(read(zipped.subarray(0, zipped.length / 2))).rejects.toThrow();
});

test("reads delimited text, finds its separator, and keeps rows that do not fit as broken", async () => {
  const shape = { kind: "delimited" } as const;
  const records = await read('\uFEFFa;b\r\n1;"x ""y""\nz"\r\n2\r\n3;c\r\n', shape);
  records.sort((one, other) => one.line - other.line);
  expect(values(records)).toEqual([
    { a: "1", b: 'x "y"\nz' },
    "a row that does not fit the header",
    { a: "3", b: "c" },
  ]);
  expect(values(await read("a,b\n1,2\n", shape))).toEqual([{ a: "1", b: "2" }]);
  expect(values(await read("a|b\n1|2\n", { kind: "delimited", delimiter: "|" }))).toEqual([
    { a: "1", b: "2" },
  ]);
  expect(await read("", shape)).toEqual([]);
});

test("a quotation mark that is never closed breaks its own line and none below it", async () => {
  const below = Array.from({ length: 500 }, (_, index) => `${index};x`);
  const text = ["a;b", "0;y", '"1;z', ...below, '"2;w', "3;v"].join("\n");
  const records = await read(text, { kind: "delimited" });
  const broken = records.filter((record) => "broken" in record);
  expect(records.length).toBe(504);
  expect(broken.map(({ line, text }) => [line, text])).toEqual([
    [3, '"1;z'],
    [504, '"2;w'],
  ]);
  expect(records.find((record) => record.text === "499;x")).toMatchObject({
    line: 503,
    value: { a: "499", b: "x" },
  });
});

test("a row of several lines stands on its first one, after blank lines and lines that end as on Windows, too", async () => {
  const text = 'a;b\n\n1;"x\ny"\n\n2\n"u\nv";"w\n\n"\n3;"1\nz";x;y\n4;z\n';
  for (const written of [text, text.replaceAll("\n", "\r\n"), text.replace("\n", "\r\n")]) {
    const records = await read(written, { kind: "delimited" });
    records.sort((one, other) => one.line - other.line);
    expect(records.map(({ line, text }) => [line, text])).toEqual([
      [3, '1;"x\ny"'],
      [6, "2"],
      [7, '"u\nv";"w\n\n"'],
      [11, '3;"1\nz";x;y'],
      [13, "4;z"],
    ]);
  }
});

test("quotation marks inside cells and around them lose no row, and a cell of many lines stays one", async () => {
  const shape = { kind: "delimited" } as const;
  const cited = await read('a;b\n"Senior" Nurse;x\n5" pipes;"y"\n "z" ; "v;w" \n', shape);
  expect(values(cited)).toEqual([
    { a: '"Senior" Nurse', b: "x" },
    { a: '5" pipes', b: "y" },
    { a: "z", b: "v;w" },
  ]);
  const prose = await read('a,b\n1,"We bake.\nYou, too, knead\nand sell.",x\n2,"y\nz"\n', shape);
  prose.sort((one, other) => one.line - other.line);
  expect(values(prose)).toEqual(["a row that does not fit the header", { a: "2", b: "y\nz" }]);
});

test("of a table whose every line has an open quotation mark no line is lost unsaid", async () => {
  const marked = Array.from({ length: 3000 }, (_, index) => `"${index};x`);
  const records = await read(["a;b", ...marked].join("\n"), { kind: "delimited" });
  const told = records.flatMap((record) => record.text.split("\n"));
  expect(told.toSorted()).toEqual(marked.toSorted());
});

test("reads Windows-1252 and UTF-16 as what they say, a line at a time", async () => {
  const text = "a;b\nMünchen;Größe\n";
  const shape = { kind: "delimited" } as const;
  expect(values(await read(Buffer.from(text, "latin1"), shape))).toEqual([{ a: "München", b: "Größe" }]);
  expect(values(await read(Buffer.from(`\ufeff${text}`, "utf16le"), shape))).toEqual([
    { a: "München", b: "Größe" },
  ]);
  const mixed = Buffer.concat([Buffer.from('{"a":"é…"}\n'), Buffer.from('{"a":"\x80 é"}\n', "latin1")]);
  expect(values(await read(mixed))).toEqual([{ a: "é…" }, { a: "€ é" }]);
  expect(values(await read(Buffer.from('\ufeff{"a":"é"}', "utf16le")))).toEqual([{ a: "é" }]);
});

test("reads Parquet", async () => {
  const path = join(folder, "ads.parquet");
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(
    `COPY (SELECT 'x' || range AS id, DATE '2025-01-02' AS posted, {'city': 'Bath'} AS place, 'Cook' AS t FROM range(3000)) TO '${path}' (FORMAT parquet)`,
  );
  connection.closeSync();
  instance.closeSync();
  const records = await Array.fromAsync(readRecords(path, { kind: "json" }));
  expect(records.length).toBe(3000);
  expect(values(records)[2]).toEqual({ id: "x2", posted: "2025-01-02", place: { city: "Bath" }, t: "Cook" });
});

test("numbers that are none, as pandas and Python write them, are missing ones", async () => {
  const path = join(folder, "ads.parquet");
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(
    `COPY (SELECT 'NaN "Infinity"' AS id, 'nan'::DOUBLE AS lat, {'pay': ['inf'::FLOAT, '-inf'::FLOAT, 7]} AS "NaN") TO '${path}' (FORMAT parquet)`,
  );
  connection.closeSync();
  instance.closeSync();
  expect(values(await Array.fromAsync(readRecords(path, { kind: "json" })))).toEqual([
    { id: 'NaN "Infinity"', lat: null, NaN: { pay: [null, null, 7] } },
  ]);
  expect(
    values(await read('{"a":NaN,"b":"\\"NaN"}\n{"a":[-Infinity,9007199254740993]}\n{"a":NaN\n')),
  ).toEqual([{ a: null, b: '"NaN' }, { a: [null, "9007199254740993"] }, "not JSON"]);
});

test.skipIf(process.platform === "win32")(
  "a Parquet file whose name is a pattern is read alone",
  async () => {
    const instance = await DuckDBInstance.create(":memory:");
    const connection = await instance.connect();
    const names = ["ads*.parquet", "ads2.parquet", "ad[s]?.parquet", "ads1.parquet"];
    for (const name of names)
      await connection.run(`COPY (SELECT '${name}' AS id) TO '${join(folder, name)}' (FORMAT parquet)`);
    connection.closeSync();
    instance.closeSync();
    for (const name of names)
      expect(values(await Array.fromAsync(readRecords(join(folder, name), { kind: "json" })))).toEqual([
        { id: name },
      ]);
  },
);

test("a spreadsheet of Excel's is told as such, and not read as text", async () => {
  await expect(read("PK\x03\x04\x14\0", { kind: "delimited" })).rejects.toThrow("save the sheet as CSV");
});

test("a file that is named Parquet and is none is told so, and not read as text", async () => {
  const path = join(folder, "cut.parquet");
  writeFileSync(path, "name,town\nAcme,Springfield\n");
  await expect(readRecords(path, { kind: "json" }).next()).rejects.toThrow(
    "its name says Parquet, its first bytes do not",
  );
});

test.each([
  ['{"a":1}\n', "json"],
  ['\uFEFF\n [\n  { "a": 1 }\n]', "json"],
  ["a,b\n1,2\n", "delimited"],
  ["[Job Ref],[Title]\n1,Cook\n", "delimited"],
  ["", "delimited"],
])(
  "a table that begins with %j is told by its first signs, gzipped or in UTF-16 as well",
  (content, kind) => {
    const path = join(folder, "table.csv");
    for (const bytes of [Buffer.from(content), gzipSync(content), Buffer.from(content, "utf16le")]) {
      writeFileSync(path, bytes);
      expect(tableShape(path).kind).toBe(kind);
    }
  },
);

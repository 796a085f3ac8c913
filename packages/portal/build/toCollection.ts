import { convertV2 } from "openapi-to-postmanv2";
import { exampleValues } from "../src/reference/fillExample.ts";
import { type Collection, type CollectionItem, isFolder, type KeyValue } from "./Collection.ts";
import { type ContractDocument, operationsOf, resolve } from "./contractIndex.ts";

/** The groups of the collection, in order; each is a tag of the contract. */
export const groups = [
  "foundational",
  "taxonomy",
  "lookup",
  "hiring strategy",
  "skill strategy",
  "competitive benchmarking",
  "location strategy",
  "employer value proposition",
  "diversity",
  "health check",
];

const name = "Talent Intelligence APIs";

/** A keyword for the one operation that needs a parameter of several. */
const keyword = "co";

/**
 * The request collection of the data API in its ten groups. The first request keeps its token in a variable that all
 * others use; what a request cannot do without is filled in, the rest is there to be switched on.
 */
export async function toCollection(document: ContractDocument): Promise<Collection> {
  const collection = await convert(document);
  const known = new Map(
    operationsOf(document).map(({ method, path, operation }) => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
  for (const item of collection.item.filter(isFolder).flatMap((folder) => folder.item)) {
    const operation = known.get(`${item.request.method} /${item.request.url.path.join("/")}`);
    if (operation === undefined)
      throw new Error(`The contract has no operation for the request ${item.name}.`);
    fillIn(item, document, operation);
  }
  return {
    ...collection,
    info: { ...collection.info, name },
    auth: {
      type: "apikey",
      apikey: [
        { key: "key", value: "authorizationToken" },
        { key: "value", value: "{{token}}" },
        { key: "in", value: "header" },
      ],
    },
    variable: [
      { key: "baseUrl", value: "http://localhost:8080" },
      { key: "key", value: "" },
      { key: "secret", value: "" },
      { key: "token", value: "" },
    ],
    event: [script("test", ["pm.test('answers with success', () => pm.response.to.have.status(200));"])],
    item: groups.map((group) => {
      const folder = collection.item.find((candidate) => candidate.name === group);
      if (folder === undefined) throw new Error(`The contract has no operations tagged ${group}.`);
      return folder;
    }),
  };
}

function convert(document: ContractDocument): Promise<Collection> {
  const options = { folderStrategy: "Tags", parametersResolution: "Example", requestNameSource: "Fallback" };
  return new Promise((done, failed) => {
    convertV2(
      { type: "json", data: structuredClone(document) },
      options,
      (error, { result, reason, output }) => {
        const data = output?.[0]?.data;
        if (error || !result || data === undefined)
          failed(error ?? new Error(`No collection was made: ${reason}`));
        // The converter gives objects of its own classes; only their plain content is wanted.
        else done(JSON.parse(JSON.stringify(data)));
      },
    );
  });
}

type Operation = ReturnType<typeof operationsOf>[number]["operation"];

function fillIn(item: CollectionItem, document: ContractDocument, operation: Operation): void {
  const needed: Record<string, string> = {
    ...exampleValues(document, operation.summary, "US"),
    ...(operation.operationId === "getEmployers" ? { keyword } : {}),
  };
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const fill = (entry: KeyValue) => {
    const parameter = parameters.find((candidate) => candidate.name === entry.key);
    entry.value = String(needed[entry.key] ?? parameter?.example ?? "");
    entry.disabled = !(parameter?.required || entry.key in needed);
  };
  item.request.url.query?.forEach(fill);
  item.request.header = [
    ...(item.request.header ?? []).filter((header) => header.key !== "User-Agent"),
    ...(operation.operationId === "createToken" ? [{ key: "User-Agent", value: name }] : []),
  ];
  // Answers are in the reference; invented ones would only be in the way.
  item.response = [];
  if (operation.operationId === "createToken") asTokenRequest(item);
  else delete item.request.auth;
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const [example] = Object.values(body?.examples ?? {});
  if (item.request.body?.mode === "raw" && example !== undefined)
    item.request.body.raw = JSON.stringify(resolve(document, example).value, null, 2);
}

function asTokenRequest(item: CollectionItem): void {
  item.request.auth = {
    type: "basic",
    basic: [
      { key: "username", value: "{{key}}" },
      { key: "password", value: "{{secret}}" },
    ],
  };
  item.request.body = {
    mode: "urlencoded",
    urlencoded: [{ key: "grant_type", value: "client_credentials" }],
  };
  item.event = [script("test", ["pm.collectionVariables.set('token', pm.response.json().access_token);"])];
}

function script(listen: "test", exec: string[]) {
  return { listen, script: { type: "text/javascript", exec } };
}

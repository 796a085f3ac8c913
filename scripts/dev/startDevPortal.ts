import { readFileSync } from "node:fs";
import { root } from "../generate/contracts.ts";
import { type Prism, startPrism } from "../mock/startPrism.ts";
import { checkPort } from "../start/checkMachine.ts";
import { StartError } from "../start/StartError.ts";
import { freePort } from "./freePort.ts";
import { type DevServer, startDevServer } from "./startDevServer.ts";

/** The port, who is signed in (an example of the user details), and what is told when a mock ends by itself. */
export type DevPortalRequest = {
  port: number;
  person: string;
  folder?: string;
  onLost: (name: string) => void;
};

/** Starts the mocks of both contracts on free ports and the portal's dev server before them. */
export async function startDevPortal({ port, person, folder, onLost }: DevPortalRequest): Promise<DevServer> {
  checkPerson(person);
  await checkPort(port, "localhost");
  const mocks: Prism[] = [];
  let closing = false;
  const closeMocks = async () => {
    closing = true;
    await Promise.all(mocks.map((mock) => mock.stop()));
  };
  const startMock = async (contract: string): Promise<string> => {
    const mock = await startPrism({ contract, port: await freePort(), log: false });
    mocks.push(mock);
    mock.process.once("exit", () => closing || onLost(contract));
    return mock.url;
  };
  try {
    const [dataMock, portalMock] = await Promise.all([startMock("data-api"), startMock("portal-api")]);
    const server = await startDevServer({ port, person, folder, dataMock, portalMock });
    return {
      url: server.url,
      close: async () => {
        await Promise.all([server.close(), closeMocks()]);
      },
    };
  } catch (problem) {
    await closeMocks();
    throw problem;
  }
}

/** Names of the people one can be signed in as: the examples of the user details. */
export function people(): string[] {
  const document = JSON.parse(readFileSync(`${root}/generated/portal-api/openapi.json`, "utf8"));
  const answer = document.paths["/userdetails"].get.responses["200"];
  return Object.keys(answer.content["application/json"].examples);
}

function checkPerson(person: string): void {
  const known = people();
  if (!known.includes(person))
    throw new StartError(
      `Nobody is called "${person}" in the mocks. Set PERSON to one of ${known.join(", ")}.`,
    );
}

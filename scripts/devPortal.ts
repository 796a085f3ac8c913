import { people, startDevPortal } from "./dev/startDevPortal.ts";
import { readArguments } from "./readArguments.ts";
import { StartError } from "./start/StartError.ts";

readArguments(
  `pnpm dev:portal   the portal with hot reload before mocks of both contracts: no server, no data, no sign-in.
It is set by environment variables:
  PORT     where it listens (5173)
  PERSON   who is signed in: ${people().join(", ")} (subscriber)`,
  {},
);

const { PORT = "5173", PERSON = "subscriber" } = process.env;

try {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`PORT is "${PORT}"; set it to a whole number from 1 to 65535.`);
  console.log("Starting the mocks …");
  const portal = await startDevPortal({
    port,
    person: PERSON,
    onLost: (contract) => {
      console.error(`The mock of ${contract} has ended; start again with \`pnpm dev:portal\`.`);
      void stop(1);
    },
  });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) process.exit(code);
    stopping = true;
    await portal.close();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  console.log(`ready ${portal.url}`);
  const others = people().filter((person) => person !== PERSON);
  console.log(`The portal on mocks, signed in as ${PERSON} (PERSON=${others.join("|")} for another).`);
  console.log("What you save under packages/portal/src is on the screen at once. Stop with ctrl-C.");
} catch (problem) {
  if (!(problem instanceof StartError)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}

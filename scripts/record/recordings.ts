import { type OperationId, operationTable } from "@talent/contract/data-api";
import { root } from "../generate/contracts.ts";
import type { RecordedRequest } from "./RecordedRequest.ts";
import { requests } from "./requests.data.ts";

/** One answer that is kept as an example of the contract: what is asked, what it must say, where it is kept. */
export type Recording = {
  id: OperationId;
  name: string;
  request: RecordedRequest;
  apiCode: string;
  file: string;
};

const apiCodes: Record<string, string> = {
  success: "SUCCESS",
  insufficientData: "INSUFFICIENT_DATA",
  noData: "NO_DATA_FOUND",
};

const ids = Object.keys(operationTable) as OperationId[];

/** Every recorded answer of the data API but the token's, in the contract's order. */
export const recordings: readonly Recording[] = ids
  .filter((id) => id !== "createToken")
  .flatMap((id) =>
    Object.entries(requests[id] ?? { success: {} }).map(([name, request]) => ({
      id,
      name,
      request,
      apiCode: apiCodes[name] ?? name,
      file: `${root}/spec/data-api/examples/${id}.${name}.yaml`,
    })),
  );

/** Where the example of a token is kept. */
export const tokenFile = `${root}/spec/data-api/examples/createToken.success.yaml`;

import { parentPort, workerData } from "node:worker_threads";
import { DuckDBInstance } from "@duckdb/node-api";
import { buildIndex } from "./buildIndex.ts";
import type { BuildStart } from "./buildInThread.ts";

const { database, snapshot, asOf } = workerData as BuildStart;
const instance = await DuckDBInstance.create(database, { access_mode: "READ_ONLY" });
const connection = await instance.connect();
// Memory of the image is shared, so that sending it copies nothing.
parentPort?.postMessage(await buildIndex({ connection, snapshot, asOf }));
connection.closeSync();
instance.closeSync();

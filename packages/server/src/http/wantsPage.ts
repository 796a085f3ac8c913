import type { FastifyRequest } from "fastify";
import { isDataPath } from "./isDataPath.ts";

const callPath = /^\/(auth|userdetails|adminpublicservice|identity)(\/|\?|$)/;

/** Whether somebody opens an address as a page: a browser does, below whose paths no call of either contract lies. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") &&
  /\btext\/html\b/.test(headers.accept ?? "") &&
  !isDataPath(url) &&
  !callPath.test(url);

import type { TalentClientOptions } from "./createTalentClient.ts";

/**
 * Refuses what no call could be made with, which a runtime would tell as "fetch failed" and the API as a wrong secret:
 * above all a variable of the environment that is not set. A page may leave the address empty; it then asks its own host.
 */
export function checkOptions(options: TalentClientOptions): void {
  const { baseUrl } = options;
  const inPage = Reflect.get(globalThis, "location") !== undefined;
  const relative = inPage && (baseUrl === "" || baseUrl.startsWith("/"));
  if (!relative && !/^https?:\/\/./.test(baseUrl))
    throw new TypeError(
      `baseUrl is "${baseUrl}"; give the address of the API with http:// or https://, as https://api.example.com`,
    );
  if ("token" in options) return;
  if (options.authUrl !== undefined && !/^https?:\/\/./.test(options.authUrl))
    throw new TypeError(
      `authUrl is "${options.authUrl}"; give the address that tokens are asked for at with http:// or https://, or none`,
    );
  for (const name of ["key", "secret"] as const)
    if (!options[name]) throw new TypeError(`${name} is empty; give the ${name} of your subscription`);
}

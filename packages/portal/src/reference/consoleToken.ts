/** Where Elements keeps the credentials of its console, one value per security scheme. */
const key = "TryIt_securitySchemeValues";

/** Gives the console the data API token under each of the named security schemes. */
export function storeConsoleToken(token: string, schemes: readonly string[]): void {
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(schemes.map((scheme) => [scheme, token]))));
}

/** Takes the console's credentials away again, a token, key or secret typed in by hand included. */
export function clearConsoleToken(): void {
  localStorage.removeItem(key);
}

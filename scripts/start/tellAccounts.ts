import type { Demo } from "@talent/accounts";

const replaced = "(replaced by an operator)";

/** Says how to sign in and how to call the API with the demonstration accounts. */
export function tellAccounts({ accounts, subscriptions }: Demo, url: string, file: string): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = [
    "",
    "Sign in to the portal as one of",
    ...accounts.map(
      ({ email, password, role }) => `  ${email.padEnd(width)}  ${password || replaced}  ${role}`,
    ),
    "Ask for a token with one of",
    ...subscriptions.map(({ name, key, secret }) => `  ${name}: key ${key}, secret ${secret || replaced}`),
  ];
  const first = subscriptions.find(({ secret }) => secret);
  if (first) {
    lines.push(
      "for example",
      `  curl -u ${first.key}:${first.secret} -d grant_type=client_credentials ${url}/auth/token`,
    );
  }
  lines.push(`All of this stands in ${file}.`, "");
  return lines.join("\n");
}

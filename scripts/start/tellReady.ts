import type { Demo } from "@talent/accounts";
import type { Settings } from "@talent/server";

const replaced = "(replaced by an operator)";

/** What is told of a product that serves: how to sign in and to ask for a token, and where people reach it. */
export function tellReady(demo: Demo, settings: Settings, file: string): string {
  const { origin, apiUrl, authServerUrl = apiUrl } = settings;
  const { accounts, subscriptions } = demo;
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
      `  curl -u ${first.key}:${first.secret} -d grant_type=client_credentials ${authServerUrl}/auth/token`,
    );
  }
  lines.push(`All of this stands in ${file}.`, "", `ready ${origin}/api/`);
  return lines.join("\n");
}

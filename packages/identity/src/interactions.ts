import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import type { IdentityAccounts } from "./IdentityOptions.ts";
import type { LoginThrottle } from "./loginThrottle.ts";
import { loginPage } from "./pages/loginPage.ts";
import { errorPage } from "./pages/messagePages.ts";

const largestForm = 4_096;

type Parts = {
  provider: Provider;
  accounts: IdentityAccounts;
  throttle: LoginThrottle;
  /** Where a sign-in begins, for the pages that end one. */
  application: string | undefined;
};

/** Shows the sign-in page of an interaction and takes its answer; what has expired is told so. */
export async function interactions(req: IncomingMessage, res: ServerResponse, parts: Parts): Promise<void> {
  const { provider, application } = parts;
  const refuse = (status: number, error: string, description: string) =>
    send(res, status, errorPage({ error, description, application }));
  const action = (req as IncomingMessage & { originalUrl: string }).originalUrl;
  const details = await provider.interactionDetails(req, res).catch(() => null);
  if (details?.prompt.name !== "login") {
    refuse(400, "interaction_expired", "This sign-in has expired or was finished already.");
    return;
  }
  if (req.method === "GET") {
    const hint = details.params.login_hint;
    send(res, 200, loginPage({ action, email: typeof hint === "string" ? hint : "" }));
    return;
  }
  if (req.method !== "POST") {
    res.setHeader("Allow", "GET, POST");
    refuse(405, "method_not_allowed", "The sign-in page is read or sent.");
    return;
  }
  const form = await readForm(req);
  if (!form) {
    refuse(400, "invalid_request", "The form is too large or of the wrong kind.");
    return;
  }
  await signIn(req, res, { ...parts, action, form });
}

async function signIn(
  req: IncomingMessage,
  res: ServerResponse,
  { provider, accounts, throttle, action, form }: Parts & { action: string; form: URLSearchParams },
): Promise<void> {
  const email = form.get("email") ?? "";
  const address = req.socket.remoteAddress ?? "";
  const attempt = await throttle.begin(email, address);
  if ("waitSeconds" in attempt) {
    const { waitSeconds } = attempt;
    res.setHeader("Retry-After", String(waitSeconds));
    const message = `Too many wrong passwords. Try again in ${waitSeconds} ${waitSeconds === 1 ? "second" : "seconds"}.`;
    send(res, 429, loginPage({ action, email, message }));
    return;
  }
  const subject = await accounts.authenticate(email, form.get("password") ?? "");
  if (subject === null) {
    send(res, 401, loginPage({ action, email, message: "The email or the password is wrong." }));
    return;
  }
  await attempt.right();
  await provider.interactionFinished(
    req,
    res,
    { login: { accountId: subject } },
    { mergeWithLastSubmission: false },
  );
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams | null> {
  if (!req.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > largestForm) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

function send(res: ServerResponse, status: number, html: string): void {
  res.statusCode = status;
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Cache-Control", "no-store");
  res.end(html);
}

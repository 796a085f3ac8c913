import { interactionPolicy } from "oidc-provider";
import type { IdentityAccounts } from "./IdentityOptions.ts";

/** Whether a sign-in at that second (since 1970) was ended since. */
export async function isEnded(
  accounts: IdentityAccounts,
  subject: string,
  signedInAt: number,
): Promise<boolean> {
  const from = (await accounts.signInsFrom?.(subject)) ?? null;
  return from !== null && signedInAt < Math.floor(from.getTime() / 1_000);
}

/** The provider's own rules of when to ask for a password, and another: after the sign-in of the session was ended, or its account removed. */
export function loginPolicy(accounts: IdentityAccounts): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy.get("login")?.checks.add(
    new Check("sign_in_ended", "the sign-in was ended", "login_required", async ({ oidc }) => {
      const { accountId, loginTs } = oidc.session ?? {};
      if (accountId !== undefined && oidc.account === undefined) {
        // The session is of nobody now: whoever signs in next takes it over, without being asked to sign out first.
        delete oidc.session?.accountId;
        delete oidc.session?.authorizations;
        return Check.REQUEST_PROMPT;
      }
      const ended = accountId !== undefined && (await isEnded(accounts, accountId, loginTs ?? 0));
      return ended ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

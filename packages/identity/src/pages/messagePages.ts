import { escapeHtml, page, submitScript } from "./page.ts";

/** Something went wrong with a sign-in; what happened, and the way to the application, where it begins anew. */
export function errorPage({
  error,
  description,
  application,
}: {
  error: string;
  description: string;
  application: string | undefined;
}): string {
  return page(
    "Sign-in failed",
    `<h1>Sign-in failed</h1>
<p role="alert">${escapeHtml(description)} <span class="muted">(${escapeHtml(error)})</span></p>
${wayTo(application)}`,
  );
}

/** Signs out by itself when the caller proved who signs out, and asks otherwise. */
export function logoutPage(form: string, proven: boolean): string {
  const button = '<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>';
  const hidden = '<input type="hidden" name="logout" value="yes">';
  return proven
    ? page(
        "Signing out",
        `<h1>Signing out</h1>
${form.replace("</form>", `${hidden}</form>`)}
<noscript>${button}</noscript>
<script>${submitScript}</script>`,
      )
    : page("Sign out", `<h1>Sign out</h1>\n<p>Do you want to sign out?</p>\n${form}\n${button}`);
}

/** Shown when a sign-out leads nowhere else. */
export function signedOutPage(application: string | undefined): string {
  return page(
    "Signed out",
    `<h1>Signed out</h1>\n<p class="muted">You can close this page.</p>\n${wayTo(application)}`,
  );
}

function wayTo(application: string | undefined): string {
  return application === undefined ? "" : `<p><a href="${escapeHtml(application)}">Go to the portal</a></p>`;
}

import { escapeHtml, page } from "./page.ts";

/** The sign-in form. A message is announced at once and the password field takes the focus; the email stays. */
export function loginPage({
  action,
  email = "",
  message,
}: {
  action: string;
  email?: string;
  message?: string;
}) {
  const retry = message !== undefined;
  const described = retry ? ' aria-invalid="true" aria-describedby="message"' : "";
  return page(
    retry ? "Error: sign in" : "Sign in",
    `<h1>Sign in</h1>
<p class="muted">Talent Intelligence APIs</p>
${retry ? `<p id="message" role="alert">${escapeHtml(message)}</p>` : ""}
<form method="post" action="${escapeHtml(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}"${described}${retry ? "" : " autofocus"}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${described}${retry ? " autofocus" : ""}>
<button type="submit">Sign in</button>
</form>`,
  );
}

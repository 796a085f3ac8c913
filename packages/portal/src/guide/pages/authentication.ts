import type { GuidePage } from "../Block.ts";
import { demandSnippet, tokenSnippet } from "./snippets.ts";

export const authentication: GuidePage = {
  place: { section: "authentication" },
  title: "Authentication",
  summary: "Exchange the subscriber key and secret for a token, then send the token with every call.",
  blocks: [
    { kind: "title", id: "credentials", text: "Key and secret" },
    {
      kind: "paragraph",
      text: "A subscription has a key and a secret. The secret is shown once, when it is made; an administrator of your organisation makes a new one in [My Account](account:). Keep both on a server: whoever has them spends your units.",
    },
    { kind: "title", id: "token", text: "Getting a token" },
    {
      kind: "paragraph",
      text: "Send a POST request to `{{authUrl}}/auth/token` with basic authentication (key as the user, secret as the password), the form field `grant_type=client_credentials` and a `User-Agent` header that names your tool.",
    },
    { kind: "code", label: "Request a token", samples: tokenSnippet },
    {
      kind: "code",
      label: "The answer of the token request",
      samples: [
        {
          language: "JSON",
          code: `{
  "access_token": "eyJhbGciOi…",
  "expires_in": 3600,
  "token_type": "Bearer",
  "not-before-policy": 0,
  "session_state": "0e6b7c0a-7f0e-4d1c-9d57-3b1f8f5d3c11",
  "scope": "profile email"
}`,
        },
      ],
    },
    {
      kind: "paragraph",
      text: "This answer is the only one without the envelope. Everything else about the request stands in the reference under [Access token](operation:Access token).",
    },
    { kind: "title", id: "sending", text: "Sending the token" },
    { kind: "paragraph", text: "Every other endpoint takes the token in the header `authorizationToken`." },
    { kind: "code", label: "A call with the token", samples: demandSnippet },
    { kind: "title", id: "lifetime", text: "Lifetime" },
    {
      kind: "paragraph",
      text: "A token is valid for **1 hour** (60 minutes; `expires_in` is 3600). After that, calls answer 401 `UNAUTHORIZED`. Ask for a new token then, or better a minute before; do not ask for one per call. The [TypeScript client](route:/faq?open=q19#q19) does this by itself.",
    },
    {
      kind: "table",
      caption: "When authentication fails",
      columns: ["Status", "apiCode", "Message", "What to do"],
      rows: [
        [
          "401",
          "`UNAUTHORIZED`",
          "Un-Authorized access; No token or invalid token",
          "Send the header `authorizationToken`; renew the token when it is older than an hour.",
        ],
        [
          "400",
          "`BAD_REQUEST`",
          "Invalid subscription or Invalid subscription credentials",
          "Check key and secret, and that they belong to this address.",
        ],
        [
          "429",
          "`QUOTA_EXPIRED`",
          "service limit exceeded",
          "The annual quota is used up; no token is issued.",
        ],
      ],
    },
    { kind: "title", id: "console", text: "The token of this portal" },
    {
      kind: "paragraph",
      text: "The console of the [API reference](route:/endpoints) uses a short-lived token made for your login. Its calls spend your organisation's units and obey its limits like all others. It is taken away when you log out, or when somebody else signs in. While an administrator views the portal as a client, and for an organisation without a subscription, the console has no token.",
    },
    {
      kind: "note",
      tone: "warning",
      text: "Never put key, secret or token into a page, an app or a repository that others can read. Let your own server make the calls.",
    },
  ],
};

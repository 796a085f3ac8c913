/** People who can sign in, kept elsewhere. A subject is the person's name in tokens and never changes. */
export type IdentityAccounts = {
  /** The subject of the person with this email and password, or null. */
  authenticate(email: string, password: string): Promise<string | null>;
  /** Standard claims about a subject, or null when there is no such person. */
  claims(subject: string): Promise<IdentityClaims | null>;
  /** When the person's earlier sign-ins were ended, so that only later ones count; null when they never were. */
  signInsFrom?(subject: string): Promise<Date | null>;
};

/** Standard OpenID Connect claims of a person. */
export type IdentityClaims = { email: string; given_name: string; family_name: string; name: string };

/** A browser application that signs people in: a public client with PKCE. */
export type IdentityClient = { clientId: string; redirectUris: string[]; postLogoutRedirectUris: string[] };

/** How the provider is set up. */
export type IdentityOptions = {
  /** Its public address; the path of it is where the handler is mounted, such as http://localhost:8080/identity. */
  issuer: string;
  /** Folder of its keys and sessions, made when missing. */
  dir: string;
  accounts: IdentityAccounts;
  clients: IdentityClient[];
  /** Audience (an absolute URI) of the JWT access tokens that clients ask for with `resource`. */
  audience: string;
  /** Lifetime of such a token; default 1,800 s, which suits a check every 1,750 s for tokens with under 70 s left. */
  accessTokenSeconds?: number;
  /** Told of failures that the person at the browser only sees as "The sign-in failed", and of sessions that cannot be written. */
  onError?: (error: Error) => void;
};

/** Where the first application begins, and with it a sign-in; undefined when there is none. */
export function applicationOf({ clients: [first] }: IdentityOptions): string | undefined {
  return first?.postLogoutRedirectUris[0] ?? first?.redirectUris[0];
}

/**
 * licence: the law asks for it to do the work. registration: membership of a professional register.
 * certificate: an examined proof of competence. clearance: a background or security vetting.
 */
export type CredentialKind = "licence" | "registration" | "certificate" | "clearance";

/** A proof a job may ask for; degrees are not credentials. Ids never change. */
export interface Credential {
  id: number;
  name: string;
  aliases: readonly string[];
  kind: CredentialKind;
  /** As in `Skill`. */
  rule?: string;
  /** As in `Skill`. */
  guarded?: readonly string[];
}

/** What a change means to who calls the API: it may fail or misread; it can do more; only words differ. */
export type ChangeKind = "breaking" | "additive" | "documentation";

/** One change of a contract. `places` are the operations it shows in, `GET /v1/…`, none when it concerns all. */
export type Change = { kind: ChangeKind; what: string; places: string[] };

/** The kinds in the order they are told in. */
export const changeKinds = ["breaking", "additive", "documentation"] as const satisfies ChangeKind[];

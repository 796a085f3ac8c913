/**
 * One line of a specification: its section (A1 to A9 of the data API, P1 to P9 of the portal), the words tags name it by,
 * what it says, and the files it stands in.
 */
export type Line = { section: string; key: string; says: string; stands: string[] };

/** A tag of a test: the line it names, and the test that follows it. */
export type Tag = { section: string; words: string; file: string; test: string };

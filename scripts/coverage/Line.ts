/** One line of the data API's specification: its section, the words tags name it by, what it says, where it stands. */
export type Line = { section: string; key: string; says: string; contract: string[] };

/** A tag of a test: the line it names, and the test that follows it. */
export type Tag = { section: string; words: string; file: string; test: string };

const forced = "@media (forced-colors: active)";

/** A border kept see-through for the room it takes: where a reader's own colours are forced on, every one is drawn. */
export const unseenBorder = { [forced]: { borderBottomColor: "Canvas" } };

/** What is told apart by its background alone, where a reader's own colours take that away. */
export const shownBorder = { [forced]: { borderInlineStart: "3px solid" } };

/** Labels of a token: outside every span, first of one, inside one. */
export const Label = { outside: 0, begin: 1, inside: 2 } as const;

/** How many labels there are. */
export const labelCount = 3;

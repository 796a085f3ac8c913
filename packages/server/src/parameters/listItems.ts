/** A kind of value that list parameters hold: how one is read, and what it is called towards a caller. */
export type ListItem = { read: (text: string) => number | string | undefined; one: string; many: string };

/** The largest id there can be: ids are 32-bit. */
export const largestId = 4_294_967_295;

/** The kinds of the contract's lists. `read` gives undefined for what is none. */
export const listItems: Readonly<Record<string, ListItem>> = {
  integer: {
    read: (text) => (/^\d{1,10}$/.test(text) && Number(text) <= largestId ? Number(text) : undefined),
    one: "one id, a whole number",
    many: "ids, whole numbers parted by commas",
  },
  soc8: {
    read: (text) => (/^\d{2}-?\d{4}\.?\d{2}$/.test(text) ? Number(text.replace(/\D/g, "")) : undefined),
    one: "one occupation code of eight digits",
    many: "occupation codes of eight digits parted by commas",
  },
  iso2: {
    read: (text) => (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined),
    one: "one country code of two letters",
    many: "country codes of two letters parted by commas",
  },
  text: { read: (text) => text, one: "one keyword", many: "keywords parted by commas" },
};

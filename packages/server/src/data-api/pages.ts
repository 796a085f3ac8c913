/** A page of a list: how many records it holds at most, and which it is, from 1. */
export type PageRequest = { limit?: number; pageno?: number };

/** Records a page of a taxonomy holds without a limit. */
const pageSize = 50;

/** The limit, page and offset of a request, with the defaults of A9. */
export function toPage({ limit = pageSize, pageno = 1 }: PageRequest): {
  limit: number;
  pageno: number;
  offset: number;
} {
  return { limit, pageno, offset: (pageno - 1) * limit };
}

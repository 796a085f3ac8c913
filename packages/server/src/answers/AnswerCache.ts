import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** An answer ready to be sent: its text and its entity tag. */
export type Answer = { body: string; etag: string };

/** A weak entity tag of a text: equal texts have equal tags. */
export const etagOf = (body: string): string => `W/"${hash("sha1", body, "base64url")}"`;

/** Bounded cache of answers, by what alone they depend on; the least recently used go first. */
export class AnswerCache {
  private readonly answers: LRUCache<string, Answer>;
  /** Whether it keeps any answer at all. */
  readonly keeps: boolean;

  /** `maxBytes` bounds the texts kept; 0 keeps none. */
  constructor(maxBytes: number) {
    this.keeps = maxBytes > 0;
    this.answers = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
      sizeCalculation: (answer, key) => answer.body.length + key.length + 64,
    });
  }

  get(key: string): Answer | undefined {
    return this.answers.get(key);
  }

  set(key: string, answer: Answer): void {
    this.answers.set(key, answer);
  }

  clear(): void {
    this.answers.clear();
  }
}

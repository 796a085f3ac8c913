import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** How often answers are held against the contract: every one, one in a hundred, or none. */
export type CheckFrequency = "all" | "sampled" | "none";

/** One in so many answers is checked when they are sampled. */
const sampleSize = 100;

/** Which answer of a contract: of which operation, with which status. */
export type AnswerPlace = { path: string; method: string; status: number };

const documentId = "contract";

type Node = { $ref?: string; [key: string]: unknown };

/** Holds answers against the response schemas of a contract's bundle. */
export class AnswerCheck {
  private readonly document: Node;
  private readonly ajv: Ajv2020;
  private readonly validators = new Map<string, ValidateFunction | undefined>();
  private seen = 0;
  private readonly frequency: CheckFrequency;

  constructor(document: object, frequency: CheckFrequency) {
    this.document = document as Node;
    this.frequency = frequency;
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(this.ajv);
    this.ajv.addSchema({ $id: documentId, ...this.document });
  }

  /** Whether a violation is an error of the call (true) or only of the log. */
  get strict(): boolean {
    return this.frequency === "all";
  }

  /** Whether the next answer is to be looked at. */
  isDue(): boolean {
    if (this.frequency === "sampled") return this.seen++ % sampleSize === 0;
    return this.frequency === "all";
  }

  /**
   * What is wrong with an answer, in a sentence; undefined when it is as documented. A status the contract does not
   * have for the operation is a violation.
   */
  violation(place: AnswerPlace, body: unknown): string | undefined {
    const name = `${place.method} ${place.path} ${place.status}`;
    if (!this.validators.has(name)) this.validators.set(name, this.compile(place));
    const validate = this.validators.get(name);
    if (!validate) return `${name} is not documented`;
    if (validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `${name}: ${first?.instancePath || "the body"} ${first?.message}`;
  }

  private compile({ path, method, status }: AnswerPlace) {
    const pointer = ["paths", path, method.toLowerCase(), "responses", String(status)];
    const response = this.follow(pointer);
    if (!response) return undefined;
    const schema = [...response, "content", "application/json", "schema"];
    if (!this.at(schema)) return undefined;
    const escaped = schema.map((part) =>
      encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")),
    );
    return this.ajv.compile({ $ref: `${documentId}#/${escaped.join("/")}` });
  }

  /** The pointer a node stands at once its reference is followed. */
  private follow(pointer: string[]): string[] | undefined {
    const node = this.at(pointer);
    if (!node?.$ref) return node && pointer;
    return this.follow(node.$ref.slice(2).split("/"));
  }

  private at(pointer: readonly string[]): Node | undefined {
    return pointer.reduce<Node | undefined>((node, part) => node?.[part] as Node | undefined, this.document);
  }
}

/** The parts of a contact block as public job boards print it, labels and values run together. */
const block =
  /Email address\s*([^\s@]+@[\w.-]+?\.[a-z]{2,}(?:\.[a-z]{2})?)(?=Telephone number|Additional contact|Job title|\s|$)/;
const telephone = /Telephone number\s*(\+?\d[\d ()-]{6,}\d)/;
const name = /\bName\s*([\p{L}][\p{L} .'’-]{1,60}?)(?=Job title|Email address|Telephone number)/u;

/** Whom to ask about a job, from a labelled contact block in its text ("name, email, telephone"); undefined without one. */
export function contactOf(text: string): string | undefined {
  const parts = [name, block, telephone].flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? []);
  return parts.some((part) => part.includes("@") || /\d{6}/.test(part.replace(/\D/g, "")))
    ? parts.join(", ")
    : undefined;
}

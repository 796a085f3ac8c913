/** One call through the proxy: the operation it is of, if the contract has one, and how it departs from the contract. */
export type Exchange = {
  operationId: string | undefined;
  call: string;
  status: number;
  violations: string[];
  milliseconds: number;
};

type Violation = {
  location?: (string | number)[];
  severity?: string;
  code?: string | number;
  message?: string;
};

/** What Prism found, from its header; unreadable text is told as it is. */
export function violationsOf(header: string | undefined): string[] {
  if (header === undefined) return [];
  try {
    return (JSON.parse(header) as Violation[]).map(
      ({ location = [], message = "" }) => `${location.join(".")}: ${message}`,
    );
  } catch {
    return [header];
  }
}

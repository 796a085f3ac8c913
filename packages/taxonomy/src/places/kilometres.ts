export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance by the haversine formula on a sphere of 6,371 km. */
export function kilometres(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const latitude = ((b.latitude - a.latitude) * radians) / 2;
  const longitude = ((b.longitude - a.longitude) * radians) / 2;
  const h =
    Math.sin(latitude) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(longitude) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

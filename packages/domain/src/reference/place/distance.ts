interface Position {
  latitude: number
  longitude: number
}

const earthRadius = 6371.0088 // mean radius in km, IUGG
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in km. */
export function distanceKm(from: Position, to: Position): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)))
}

export type Cabin = 'F' | 'C' | 'W' | 'Y'

interface Place {
  latitude: number
  longitude: number
}

/** The facts that the sandbox stands on; the product's own reference tables have this shape. */
export interface AirWorld {
  routes: readonly { from: string; to: string; carriers: readonly { airline: string; weekly: number }[] }[]
  airport(iata: string): (Place & { city: string; terminals: readonly string[] }) | undefined
  city(code: string): Place | undefined
  airline(code: string): { ticketPrefix: string; lowCost: boolean } | undefined
  aircraft(code: string): { size: string; seats: Partial<Record<Cabin, number>> } | undefined
  /** How many percent more people want to fly on this date than on an ordinary one. */
  rush(date: string): number
}

const earthRadiusKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance, whole kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const half = (angle: number): number => Math.sin(radians(angle) / 2) ** 2
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude)
  return Math.round(2 * earthRadiusKm * Math.asin(Math.sqrt(chord)))
}

import type { FuelLevel } from '@sojourn/domain/products/flight/fees'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import type { AirCabin } from '../../ports/air'

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
  aircraft(code: string): { size: string; seats: Partial<Record<AirCabin, number>> } | undefined
  /** How many percent more people want to fly on this date than on an ordinary one. */
  rush(date: string): number
  /** Levels of the fuel surcharge, as the operator has entered them so far. */
  fuelLevels(): readonly FuelLevel[]
}

/** Great-circle distance in whole kilometres, in which fares and block times are reckoned. */
export const wholeKm = (from: Place, to: Place): number => Math.round(distanceKm(from, to))

export type Distances = (from: string, to: string) => number

/** Distances between airports, each reckoned once. */
export function distancesOf(world: AirWorld): Distances {
  const known = new Map<string, number>()
  return (from, to) => {
    const pair = from < to ? from + to : to + from
    const before = known.get(pair)
    if (before !== undefined) return before
    const [start, end] = [world.airport(from), world.airport(to)]
    const km = start && end ? wholeKm(start, end) : 0
    known.set(pair, km)
    return km
  }
}

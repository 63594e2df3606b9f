import type { LocalText } from '@sojourn/contract/kit/language'
import { airports } from '../air/airports'
import { distanceKm } from './distance'
import { hasRoutes } from '../air/route-network'
import { localText, tableRows } from '../rows'
import { townTable } from '../tables/towns'

/** A mainland place without an airport of its own. */
export interface Town {
  name: LocalText
  pinyin: string
  initials: string
  latitude: number
  longitude: number
}

export interface NearbyAirport {
  iata: string
  distanceKm: number
}

export const towns: readonly Town[] = tableRows(townTable).map((cell) => ({
  name: localText(cell, 0),
  pinyin: cell(3),
  initials: cell(4),
  latitude: Number(cell(5)),
  longitude: Number(cell(6)),
}))

const reach = 150
const mostListed = 5
const flown = airports.filter((airport) => airport.domestic && hasRoutes(airport.iata))

/** Airports with flights within 150 km, nearest first; the nearest of all where none is so close. */
export function nearbyAirports(place: { latitude: number; longitude: number }): NearbyAirport[] {
  const nearestFirst = flown
    .map((airport) => ({ iata: airport.iata, distanceKm: Math.round(distanceKm(place, airport)) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
  const within = nearestFirst.filter((airport) => airport.distanceKm <= reach)
  return (within.length > 0 ? within : nearestFirst.slice(0, 1)).slice(0, mostListed)
}

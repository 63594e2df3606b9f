import { epochDay } from '@sojourn/domain/kit/local-date'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { hashText, mix, unit } from '../../air/random'
import type { SaleWorld } from '../sale-world'

/** Fen of the full one-way economy fare: what every ticket costs to write, and a yuan for each kilometre (assumed). */
const fareAtAll = 150_000
const farePerKm = 100
const lowCostShare = 0.55
/** Carriers of a third country sell their detour. */
const thirdCountryShare = 0.84
/** By how many segments an itinerary has: whoever changes planes pays less. */
const routingShares = [1, 0.9, 0.84] as const

export interface Tariff {
  /** Fen of the full one-way economy fare from one city to another with a carrier, before rounding, by the day of the departure. */
  level(itinerary: { carrier: string; from: string; to: string; segments: number }, date: string): number
}

/** Published fares by carrier and city pair. From and to are cities; the fare of the way back is another one. */
export function createTariff(world: SaleWorld, seed: number): Tariff {
  const bases = new Map<string, number>()
  function base(carrier: string, from: string, to: string): number {
    const key = carrier + from + to
    const known = bases.get(key)
    if (known !== undefined) return known
    const made = baseOf(world, seed, { carrier, from, to })
    bases.set(key, made)
    return made
  }
  return {
    level: ({ carrier, from, to, segments }, date) =>
      base(carrier, from, to) *
      (routingShares[segments - 1] ?? 0.84) *
      seasonOf(world, hashText(carrier + from + to, seed), date),
  }
}

interface FareOf {
  carrier: string
  from: string
  to: string
}

function baseOf(world: SaleWorld, seed: number, { carrier, from, to }: FareOf): number {
  const [start, end] = [world.city(from), world.city(to)]
  if (!start || !end) return 0
  const line = world.airline(carrier)
  const home = line !== undefined && [from, to].some((city) => countryOf(world, city) === line.country)
  const share = (line?.lowCost ? lowCostShare : 1) * (home ? 1 : thirdCountryShare)
  const own = 0.94 + 0.12 * unit(hashText(carrier + from + to, seed))
  const market = 0.95 + 0.2 * unit(hashText(countryOf(world, from), seed))
  return (fareAtAll + farePerKm * distanceKm(start, end)) * share * own * market
}

export const countryOf = (world: SaleWorld, city: string): string => world.city(city)?.country ?? ''

/** Summer, the new year and the days around holidays are dear, and so are weekends a little. */
function seasonOf(world: SaleWorld, draw: number, date: string): number {
  const day = epochDay(date)
  const month = Number(date.slice(5, 7))
  const high = month === 7 || month === 8 || date.slice(5) >= '12-20' ? 0.12 : 0
  const weekend = (day + 3) % 7 >= 4 ? 0.04 : 0
  return (0.97 + 0.06 * unit(mix(draw, day))) * (1 + high + weekend + world.rush(date) / 200)
}

import { isSchengen } from '../../../reference/place/schengen'

/** A country of a trip with the nights that are spent there, in the order of the journey. */
export interface Visited {
  country: string
  nights: number
}

/**
 * Which country of the Schengen area decides about a trip that visits several: the one with most nights, among equals the first that is entered.
 * Undefined where fewer than two of its countries are visited.
 */
export function consulateOfTrip(visited: readonly Visited[]): string | undefined {
  const inside = visited.filter(({ country }) => isSchengen(country))
  if (new Set(inside.map(({ country }) => country)).size < 2) return undefined
  const nights = new Map<string, number>()
  for (const { country, nights: more } of inside) nights.set(country, (nights.get(country) ?? 0) + more)
  const most = Math.max(...nights.values())
  return [...nights].find(([, count]) => count === most)![0]
}

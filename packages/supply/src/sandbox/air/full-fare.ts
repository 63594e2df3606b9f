import { hashText, unit } from './random'

/**
 * Full economy fare of a city pair in fen: the guidance price log150(km × 0.6) × km × 1.1 in tens of yuan, moved by how
 * much the route is wanted (handbook 1.2). Both directions cost the same.
 */
export function fullFare(km: number, fromCity: string, toCity: string, seed: number): number {
  const guidance = Math.round(((Math.log(Math.max(km, 150) * 0.6) / Math.log(150)) * Math.max(km, 150) * 1.1) / 10) * 10
  const heat = 0.75 + 0.45 * unit(hashText([fromCity, toCity].toSorted().join(''), seed))
  return Math.round((guidance * heat) / 10) * 1000
}

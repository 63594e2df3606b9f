import { airport } from '@sojourn/domain/reference/airports'
import { airCity } from '@sojourn/domain/reference/cities'
import { hasRoutes } from '@sojourn/domain/reference/route-network'

/** nameType of a place as S3.27: 0 a whole city, 1 one airport. SHA is both, so the type decides. */
export function airportsOf(code: string, type: number | undefined): string[] {
  const city = type === 1 ? undefined : airCity(code)
  return city ? city.airports : airport(code) ? [code] : []
}

export const knowsPlace = (code: string): boolean => airportsOf(code, 0).length > 0 || airCity(code) !== undefined
export const hasAirport = (code: string): boolean =>
  airportsOf(code, 0).some((iata) => airport(iata)?.domestic && hasRoutes(iata))

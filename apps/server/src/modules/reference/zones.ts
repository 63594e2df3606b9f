import { airport } from '@sojourn/domain/reference/air/airports'
import { airCities, airCity } from '@sojourn/domain/reference/place/cities'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { chinaDate } from '../../kit/clock'

export interface Zone {
  /** IANA name. */
  code: string
  /** Ahead of UTC at the moment asked for; summer time changes it. */
  offsetMinutes: number
}

/** The zone of an airport or air city, or of a hotel city by the airport of the same city; undefined where none is known. */
export function zoneOf(place: { code?: string | undefined; cityId?: number | undefined }, now: Date): Zone | undefined {
  const city = place.cityId === undefined ? undefined : hotelCity(place.cityId)
  const named = city && airCities.find(({ name, country }) => name['zh-CN'] === city.name['zh-CN'] && country === city.country)
  const code = place.code ?? named?.code
  const iata = code && (airCity(code)?.airports[0] ?? code)
  const zone = iata && airport(iata)?.zone
  return zone ? { code: zone, offsetMinutes: offsetOf(zone, now) } : undefined
}

/** The local date there. */
export const localDay = (now: Date, { offsetMinutes }: Zone): string =>
  new Date(now.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10)

/** The local date at an airport or air city, by which flights from it go; China's where it is not known. */
export function dayAt(code: string, now: Date): string {
  const zone = zoneOf({ code }, now)
  return zone ? localDay(now, zone) : chinaDate(now)
}

/** Read from the wall clock of the zone, for example "GMT+09:00". */
function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const found = /([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')
  if (!found) return 0
  const minutes = Number(found[2]) * 60 + Number(found[3])
  return found[1] === '-' ? -minutes : minutes
}

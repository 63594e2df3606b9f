import { chinaOffsetMinutes, localOf, minutesOf, weekday } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import type { RideClass, RideEstimate, RideFareLine, RidePlace, RidePlan } from '../../ports/ride'

/** Fen to begin with, of a kilometre, a minute, a kilometre at night, and of eight hours with a hundred kilometres. */
interface Tariff {
  seats: number
  start: number
  kilometre: number
  minute: number
  night: number
  day: number
}
const tariffs: Readonly<Record<RideClass, Tariff>> = {
  economy: { seats: 4, start: 9_00, kilometre: 1_90, minute: 45, night: 60, day: 480_00 },
  comfort: { seats: 4, start: 13_00, kilometre: 2_80, minute: 60, night: 80, day: 680_00 },
  business: { seats: 6, start: 18_00, kilometre: 3_90, minute: 90, night: 1_20, day: 980_00 },
  luxury: { seats: 4, start: 28_00, kilometre: 5_60, minute: 1_50, night: 1_80, day: 1_580_00 },
}
export const rideClasses = Object.keys(tariffs) as RideClass[]

/** Roads are longer than the straight line; a city's lights let through so many metres a minute, a way out of it more. */
const detour = 1.35
const [cityMetres, roadMetres, outOfCity] = [420, 900, 15_000]
/** Percent of the fare on working days when everybody drives. */
const surge = 15
const airportToll = 10_00
const peaks = [
  ['07:30', '09:30'],
  ['17:00', '19:30'],
] as const
/** Where prices are not those of the first cities, in percent. */
const otherCities = 85
const dayMinutes = 480
const dayMetres = 100_000

export interface Route {
  metres: number
  minutes: number
}

/** The route by road between two places, in minutes of an ordinary hour; more while everybody drives. */
export function routeBetween(from: RidePlace, to: RidePlace, at: Date): Route {
  const metres = Math.max(500, Math.round(distanceKm(from, to) * detour * 1000))
  const inCity = Math.min(metres, outOfCity)
  const minutes = inCity / cityMetres + (metres - inCity) / roadMetres
  return { metres, minutes: Math.ceil(minutes * (isPeak(at) ? 1.25 : 1)) }
}

/** The route of a plan; a car for a day drives what its price includes. */
export const routeOf = ({ from, to, departAt }: RidePlan): Route =>
  to ? routeBetween(from, to, departAt) : { metres: dayMetres, minutes: dayMinutes }

function isPeak(at: Date): boolean {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  const day = weekday(date)
  return day > 0 && day < 6 && peaks.some(([from, to]) => time >= from && time < to)
}

const isNight = (at: Date): boolean => {
  const minute = minutesOf(localOf(at.toISOString(), chinaOffsetMinutes).time)
  return minute >= 23 * 60 || minute < 5 * 60
}

/** The fare of a way, part by part, in whole jiao; what costs nothing has no line. */
export function fareOf(
  { cityId, from, to, departAt }: RidePlan,
  rideClass: RideClass,
  { metres, minutes }: Route,
): RideFareLine[] {
  const tariff = tariffs[rideClass]
  const percent = hotelCity(cityId)?.hot ? 100 : otherCities
  const jiao = (fen: number): number => Math.round((fen * percent) / 1000) * 10
  if (!to) return [{ part: 'package', amount: jiao(tariff.day), quantity: dayMinutes }]
  const tenths = Math.round(metres / 100)
  const driven: RideFareLine[] = [
    { part: 'start', amount: jiao(tariff.start) },
    { part: 'distance', amount: jiao((tariff.kilometre * tenths) / 10), quantity: tenths },
    { part: 'time', amount: jiao(tariff.minute * minutes), quantity: minutes },
    ...(isNight(departAt) ? [{ part: 'night' as const, amount: jiao((tariff.night * tenths) / 10), quantity: tenths }] : []),
  ]
  const more = Math.round((sum(driven.map(({ amount }) => amount)) * surge) / 1000) * 10
  return [
    ...driven,
    ...(from.isAirport || to.isAirport ? [{ part: 'toll' as const, amount: airportToll }] : []),
    ...(isPeak(departAt) ? [{ part: 'surge' as const, amount: more }] : []),
  ]
}

export const totalOf = (parts: readonly RideFareLine[]): number => sum(parts.map(({ amount }) => amount))

/** Every class for a plan, the cheapest first; none outside the mainland. */
export function estimates(plan: RidePlan): RideEstimate[] {
  if (hotelCity(plan.cityId)?.scope !== 'domestic') return []
  const route = routeOf(plan)
  return rideClasses.map((rideClass) => {
    const parts = fareOf(plan, rideClass, route)
    return { rideClass, seats: tariffs[rideClass].seats, total: totalOf(parts), parts, ...route }
  })
}

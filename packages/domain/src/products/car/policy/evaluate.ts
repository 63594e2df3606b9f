import type { CarPlaceKind } from '@sojourn/contract/products/car/car-words'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { minutesOf } from '../../../kit/local-date'
import { shortYuan } from '../../../kit/money'
import { changeSentences } from '../../../booking/policy/change-sentences'
import { cityNames } from '../../../booking/policy/city-names'
import { judgeList, type BrokenRule, type Judge, type JudgedList, type PolicyTraveller } from '../../../booking/policy/engine'
import { withinHours } from '../../../booking/policy/within-hours'

import { fenceInWords, isFenced, isWithinFence, type RideEnd } from './fence'
import { hasOwnPlaces } from './fence-parts'

export type CarClass = 'economy' | 'comfort' | 'business' | 'luxury'

/** One class of car on offer, with the estimate of the ride in fen. */
export interface PolicyCar {
  carClass: CarClass
  /** Provider and class, as a person reads it. */
  name: string
  price: number
}
/** The ride itself; `rideOfMonth` is its number among the traveller's rides of the calendar month. */
export interface CarSetting {
  /** Simplified Chinese name. */
  cityName: string
  time: string
  rideOfMonth: number
  /** Fen of the other rides of that month; absent of rides that were recorded before it was looked at. */
  spentOfMonth?: number
  /** Kinds of the places at its ends, of rides that were recorded before their points were. */
  placeKinds?: readonly CarPlaceKind[]
  /** Its ends; absent of rides that were recorded before they were looked at. */
  ends?: readonly RideEnd[]
}

/** Every car of a result for a party (handbook 5.3, 7.1). */
export function judgeCars(
  travellers: readonly PolicyTraveller<CarSection>[],
  cars: readonly PolicyCar[],
  setting: CarSetting,
  language: Language,
): JudgedList {
  const name = (offer: number): string => `${cars[offer]!.name} ${shortYuan(cars[offer]!.price)}`
  return judgeList({
    travellers,
    count: cars.length,
    judge: (section: CarSection) => judge(section, cars, setting, language),
    placed: () => cars.map(({ carClass, price }, offer) => ({ group: offer, kind: carClass, lane: '', position: price, price })),
    change: changeSentences(language, name),
  })
}

function judge(section: CarSection, cars: readonly PolicyCar[], setting: CarSetting, language: Language): Judge {
  const { classes, maxPrice } = section
  const ofRide = brokenRideRules(section, setting)
  const paid = companyPays(section, cars)
  const broken = (offer: number): BrokenRule[] => {
    const { carClass, price } = cars[offer]!
    return [
      ...(classes && !classes.includes(carClass)
        ? [{ rule: 'carClass' as const, expected: classes.join(','), actual: carClass, excess: Math.max(0, price - paid) }]
        : []),
      ...(maxPrice !== undefined && price > maxPrice
        ? [{ rule: 'carPrice' as const, expected: maxPrice, actual: price, excess: price - maxPrice }]
        : []),
      ...beyondMonth(section, price, setting),
      ...ofRide,
    ]
  }
  return { handling: section.handling, broken, sentence: (rule) => sentence(section, rule, language) }
}

/** What a company pays that has a dearer class paid personally, in fen: the dearest class of its standard, or the cheapest car where none of them is on offer. */
function companyPays({ classes = [] }: CarSection, cars: readonly PolicyCar[]): number {
  const allowed = cars.filter(({ carClass }) => classes.includes(carClass)).map(({ price }) => price)
  return allowed.length > 0 ? Math.max(...allowed) : Math.min(...cars.map(({ price }) => price))
}

/** A cheaper car may keep what a month may cost, unless other rides came to it already. */
function beyondMonth({ monthlyMoney }: CarSection, price: number, { spentOfMonth }: CarSetting): BrokenRule[] {
  if (monthlyMoney === undefined || spentOfMonth === undefined || spentOfMonth + price <= monthlyMoney) return []
  const actual = spentOfMonth + price
  const excess = Math.min(price, actual - monthlyMoney)
  return [
    {
      rule: 'carMonth',
      expected: monthlyMoney,
      actual,
      excess,
      ...(spentOfMonth >= monthlyMoney && { incurable: true as const }),
    },
  ]
}

/** Rules about the ride, which every car breaks alike. */
function brokenRideRules(section: CarSection, ride: CarSetting): BrokenRule[] {
  const { cityNames: cities, times, monthlyCount } = section
  const minute = minutesOf(ride.time)
  return [
    ...(cities && !cities.includes(ride.cityName)
      ? [{ rule: 'carCity' as const, expected: cities.join(','), actual: ride.cityName, incurable: true as const }]
      : []),
    ...brokenFence(section, ride),
    ...(times && !times.some((hours) => withinHours(minute, hours))
      ? [{ rule: 'carTime' as const, expected: hoursOf(times), actual: ride.time, incurable: true as const }]
      : []),
    ...(monthlyCount !== undefined && ride.rideOfMonth > monthlyCount
      ? [{ rule: 'carCount' as const, expected: monthlyCount, actual: ride.rideOfMonth, incurable: true as const }]
      : []),
  ]
}

/** Of a ride whose points were not recorded its kinds alone can be judged: sites and pairs are left open. */
function brokenFence(section: CarSection, { ends, placeKinds: recorded }: CarSetting): BrokenRule[] {
  const { placeKinds = [], sites = [], pairs = [] } = section
  const kinds = ends?.map(({ kind }) => kind) ?? recorded
  if (!isFenced(section) || !kinds) return []
  const isWithin = ends ? isWithinFence(section, ends) : hasOwnPlaces(section) || kinds.some((kind) => placeKinds.includes(kind))
  const expected = [...placeKinds, ...sites.map(({ name }) => name), ...pairs.map(({ one, other }) => `${one}-${other}`)].join(
    ',',
  )
  return isWithin ? [] : [{ rule: 'carPlace', expected, actual: kinds.join(','), incurable: true }]
}

/** 07:00–22:00, 23:00–01:00 */
export const hoursOf = (times: NonNullable<CarSection['times']>): string =>
  times.map(({ from, to }) => `${from}–${to}`).join(', ')

function sentence(section: CarSection, broken: BrokenRule, language: Language): string {
  const { classes = [], cityNames: cities = [], placeKinds = [] } = section
  const text = policyText[language]
  const { rule, actual, expected } = broken
  const figures = { actual: Number(actual), expected: Number(expected) }
  if (rule === 'carClass')
    return text.carClassBroken({
      actual: text.carClasses[actual as CarClass],
      expected: text.list({ items: classes.map((one) => text.carClasses[one]) }),
    })
  if (rule === 'carPrice')
    return text.carPriceBroken({ actual: shortYuan(figures.actual), expected: shortYuan(figures.expected) })
  if (rule === 'carMonth')
    return text.carMonthBroken({ actual: shortYuan(figures.actual), expected: shortYuan(figures.expected) })
  if (rule === 'carCity')
    return text.carCityBroken({
      actual: cityNames([String(actual)], language),
      expected: cityNames(cities, language),
    })
  if (rule === 'carPlace' && hasOwnPlaces(section)) return text.carFenceBroken({ fence: fenceInWords(section, language) })
  if (rule === 'carPlace')
    return text.carPlaceBroken({ expected: text.list({ items: placeKinds.map((kind) => text.carPlaces[kind]) }) })
  if (rule === 'carTime') return text.carTimeBroken({ actual: String(actual), expected: String(expected) })
  return text.carCountBroken(figures)
}

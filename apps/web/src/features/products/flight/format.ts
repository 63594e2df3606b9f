import type { FareRule, FlightFare, FlightOffer, FlightSearchResult } from '@sojourn/contract/products/flight.shapes'
import type { text as flightText } from '@sojourn/text/products/flight.zh-CN'
import { formatPrice } from '../../../kit/format'

export type FlightText = typeof flightText
export type FlightDictionary = FlightSearchResult['dictionary']
type Tier = FareRule['refund'][number]

const byCode = <Item extends { code: string }>(items: readonly Item[]): Map<string, Item> => new Map(items.map((item) => [item.code, item]))

function index(dictionary: FlightDictionary) {
  return {
    carriers: byCode(dictionary.carriers),
    airports: byCode(dictionary.airports),
    aircraft: byCode(dictionary.aircraft),
    rules: new Map(dictionary.rules.map((rule) => [rule.tier, rule])),
  }
}
export type FlightNames = ReturnType<typeof index>
const indexed = new WeakMap<FlightDictionary, FlightNames>()

/** Look-up of the names that came with a result. */
export function namesOf(dictionary: FlightDictionary): FlightNames {
  const known = indexed.get(dictionary) ?? index(dictionary)
  indexed.set(dictionary, known)
  return known
}

/** 首都 T3; a terminal that is not known is left out. */
export function airportLabel(names: FlightNames, code: string, terminal = ''): string {
  const name = names.airports.get(code)?.shortName ?? code
  return terminal && terminal !== '--' ? `${name} ${terminal}` : name
}

export const carrierName = (names: FlightNames, code: string): string => names.carriers.get(code)?.shortName ?? code

/** 经济舱 V舱: the cabin with its booking class. */
export const cabinLabel = (text: FlightText, fare: Pick<FlightFare, 'cabin' | 'bookingClass'>): string =>
  `${text.cabins[fare.cabin]} ${text.bookingClass({ letter: fare.bookingClass })}`

export const baggageLabel = (text: FlightText, kilograms: number): string =>
  kilograms > 0 ? text.baggage({ kilograms }) : text.noBaggage

/** Fees of one adult on one flight. */
export const feesOf = (flight: Pick<FlightOffer, 'buildFee' | 'fuelFee'>): number => flight.buildFee + flight.fuelFee

const hoursPerDay = 24
const daysFrom = 72

function span(text: FlightText, hours: number): string {
  return hours >= daysFrom && hours % hoursPerDay === 0 ? text.ruleDays({ count: hours / hoursPerDay }) : text.ruleHours({ count: hours })
}

/** The window of a tier in words, counted back from the departure. */
export function tierWindow(text: FlightText, tier: Pick<Tier, 'fromHours' | 'toHours'>): string {
  const bounds = [tier.fromHours, tier.toHours].filter((bound): bound is number => bound !== null && bound > 0)
  const [upper, lower] = [Math.max(...bounds), Math.min(...bounds)]
  if (bounds.length === 0) return text.ruleAlways
  if (bounds.length === 2) return text.ruleBetween({ from: span(text, upper), to: span(text, lower) })
  return opensUpwards(tier) ? text.ruleFrom({ time: span(text, lower) }) : text.ruleUntil({ time: span(text, upper) })
}

/** The first tier has no earliest moment; the last one has no latest. */
const opensUpwards = (tier: Pick<Tier, 'fromHours' | 'toHours'>): boolean => tier.fromHours === null

export function tierCost(text: FlightText, percent: number | null, ticketPrice: number): string {
  if (percent === null) return text.ruleNotAllowed
  if (percent === 0) return text.ruleFree
  const fee = Math.floor((ticketPrice * percent + 5000) / 10_000) * 100
  return text.rulePercent({ percent, price: formatPrice(fee) })
}

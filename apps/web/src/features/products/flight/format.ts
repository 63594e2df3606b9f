import type { FareRule, FlightFare, FlightOffer, FlightSearchResult } from '@sojourn/contract/products/flight/flight.shapes'
import { percentInYuan } from '@sojourn/domain/kit/money'
import type { text as flightText } from '@sojourn/text/products/flight/words.zh-CN'
import type { text as rulesText } from '@sojourn/text/products/flight/rules.zh-CN'
import { formatPrice } from '../../../kit/text/format'
import { carryOn } from '@sojourn/domain/products/flight/carry-on'

export type FlightText = typeof flightText
type RuleText = typeof rulesText
export type FlightDictionary = FlightSearchResult['dictionary']
type Tier = FareRule['refund'][number]

const byCode = <Item extends { code: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.code, item]))

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

/** What may be taken on board, by the carrier of the number under which the aircraft flies. */
export function carryOnLabel(text: FlightText, flownAs: string, cabin: string): string {
  const { size, ...allowed } = carryOn(flownAs.slice(0, 2), cabin)
  return size ? text.carryOnSized({ ...allowed, size }) : text.carryOn(allowed)
}

/** Fees of one adult on one flight. */
export const feesOf = (flight: Pick<FlightOffer, 'buildFee' | 'fuelFee'>): number => flight.buildFee + flight.fuelFee

/** A tier of refund or change as it is counted back from the departure. */
export function tierWindow(text: RuleText, { fromHours, toHours }: Tier): string {
  if (toHours === null) return text.after({ hours: fromHours ?? 0 })
  return fromHours === null ? text.before({ hours: toHours }) : text.between({ from: fromHours, to: toHours })
}

/** What the tier costs, in percent and in money; `never` is said where it is not allowed. */
export function tierCost(text: RuleText, percent: number | null, ticketPrice: number, never: string): string {
  if (percent === null) return never
  if (percent === 0) return text.free
  return `${percent}% · ${formatPrice(percentInYuan(ticketPrice, percent))}`
}

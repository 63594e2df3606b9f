import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { TogetherRule } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { minutesOf } from '../../../kit/local-date'
import { shortYuan } from '../../../kit/money'
import { brokenAdvanceDays } from '../../../booking/policy/advance-days'
import { changeSentences, groupNumbers } from '../../../booking/policy/change-sentences'
import {
  allOf,
  judgeList,
  shared,
  type BrokenRule,
  type Judge,
  type JudgedList,
  type PolicyTraveller,
} from '../../../booking/policy/engine'
import { cabinNames } from '../../../reference/air/cabin-names'
import { cityNameList } from '../../../booking/policy/city-names'
import { countryNames } from '../../../booking/policy/country-names'
import { reachedLine } from '../../../booking/policy/reached-line'
import type { OfferVerdict } from '../../../booking/policy/verdict'

const ladder: readonly Cabin[] = ['Y', 'W', 'C', 'F']

/** One fare of one international journey on offer; the price is fen with taxes, per traveller. */
export interface PolicyJourney {
  /** The same for all fares of the same flights; such fares follow each other. */
  flightsKey: string
  /** As a person reads it: MU521 09:00. */
  name: string
  /** Airports of both ends. */
  lane: string
  /** Cabin of every segment. */
  cabins: readonly Cabin[]
  flightMinutes: number
  transfers: number
  departDate: string
  departTime: string
  price: number
  /** The city in Chinese in which passengers go from one airport to another, where they do. */
  airportChange?: string
  /** Of every airport but the first. */
  countries?: readonly string[]
}
export interface IntlFlightSetting {
  bookingDate: string
  together?: TogetherRule | undefined
}

/** Every fare of an international result for a party (handbook 7.1). */
export function judgeIntlFlights(
  travellers: readonly PolicyTraveller<IntlFlightSection>[],
  journeys: readonly PolicyJourney[],
  setting: IntlFlightSetting,
  language: Language,
): JudgedList {
  const name = (offer: number): string => `${journeys[offer]!.name} ${shortYuan(journeys[offer]!.price)}`
  return judgeList({
    travellers,
    count: journeys.length,
    judge: (section: IntlFlightSection) => judge(section, journeys, { setting, language, name }),
    placed: () => {
      const groups = groupNumbers(journeys.map(({ flightsKey }) => flightsKey))
      return journeys.map((journey, offer) => ({
        group: groups[offer]!,
        kind: bestCabin(journey),
        lane: journey.lane,
        position: minutesOf(journey.departTime),
        price: journey.price,
      }))
    },
    lanePenalty: 120,
    change: changeSentences(language, name),
    together: setting.together,
  })
}

/** The same with all sentences. */
export const evaluateIntlFlights = (...asked: Parameters<typeof judgeIntlFlights>): OfferVerdict[] =>
  allOf(judgeIntlFlights(...asked))

function bestCabin({ cabins }: PolicyJourney): Cabin {
  let best = 0
  for (const cabin of cabins) best = Math.max(best, ladder.indexOf(cabin))
  return ladder[best]!
}

/** Cabins for so many minutes in the air; undefined limits nothing. */
export const cabinsFor = ({ byDuration = [] }: IntlFlightSection, minutes: number): readonly Cabin[] | undefined =>
  reachedLine(byDuration, minutes)?.cabins

/** What all fares of the same flights have in common before a standard. */
interface FlightRules {
  allowed: readonly Cabin[] | undefined
  rules: readonly BrokenRule[]
}

function flightRules(section: IntlFlightSection, journey: PolicyJourney, bookingDate: string): FlightRules {
  const late = brokenAdvanceDays(section.advanceDays, bookingDate, journey.departDate)
  const rules: BrokenRule[] = late ? [late] : []
  const country = journey.countries?.find((code) => section.excludedCountries?.includes(code))
  if (country !== undefined) rules.push({ rule: 'country', expected: '', actual: country })
  if (section.forbidAirportChange && journey.airportChange !== undefined)
    rules.push({ rule: 'airportChange', expected: '', actual: journey.airportChange })
  return { allowed: cabinsFor(section, journey.flightMinutes), rules }
}

interface JudgedBy {
  setting: IntlFlightSetting
  language: Language
  name: (offer: number) => string
}

function judge(
  section: IntlFlightSection,
  journeys: readonly PolicyJourney[],
  { setting: { bookingDate }, language, name }: JudgedBy,
): Judge {
  const text = policyText[language]
  const direct = cheapestDirect(journeys)
  const flights = new Map<string, FlightRules>()
  const { maxPrice, directFirst } = section
  const broken = (offer: number): readonly BrokenRule[] => {
    const journey = journeys[offer]!
    const { allowed, rules } = shared(flights, journey.flightsKey, () => flightRules(section, journey, bookingDate))
    if (allowed && journey.cabins.some((cabin) => !allowed.includes(cabin)))
      return [{ rule: 'cabin', expected: allowed.join(','), actual: journey.cabins.join(',') }, ...rules]
    const isDear = maxPrice !== undefined && journey.price > maxPrice
    const reference = journey.transfers > 0 && directFirst ? direct.get(bestCabin(journey)) : undefined
    const isIndirect =
      directFirst && reference !== undefined && journeys[reference]!.price <= journey.price + directFirst.threshold
    if (!isDear && !isIndirect) return rules
    const found = rules.slice()
    if (isDear) found.push({ rule: 'offerPrice', expected: maxPrice, actual: journey.price, excess: journey.price - maxPrice })
    if (isIndirect) found.push({ rule: 'direct', expected: 0, actual: journey.transfers, reference })
    return found
  }
  return {
    handling: section.handling,
    broken,
    sentence({ rule, actual, expected, reference }, offer) {
      if (rule === 'advanceDays') return text.advanceDaysBroken({ actual: Number(actual), expected: Number(expected) })
      if (rule === 'offerPrice')
        return text.offerPriceBroken({ actual: shortYuan(Number(actual)), expected: shortYuan(Number(expected)) })
      if (rule === 'country') return text.countryBroken({ country: countryNames([String(actual)], language) })
      if (rule === 'airportChange') return text.airportChangeBroken({ city: cityNameList([String(actual)], language)[0] ?? '' })
      if (rule === 'direct') return text.directBroken({ offer: reference === undefined ? '' : name(reference) })
      const allowed = cabinsFor(section, journeys[offer]!.flightMinutes) ?? []
      return text.cabinBroken({
        actual: cabinNames([...new Set(journeys[offer]!.cabins)], language),
        expected: cabinNames(allowed, language),
      })
    },
  }
}

function cheapestDirect(journeys: readonly PolicyJourney[]): Map<Cabin, number> {
  const cheapest = new Map<Cabin, number>()
  journeys.forEach((journey, offer) => {
    if (journey.transfers > 0) return
    const known = cheapest.get(bestCabin(journey))
    if (known === undefined || journey.price < journeys[known]!.price) cheapest.set(bestCabin(journey), offer)
  })
  return cheapest
}

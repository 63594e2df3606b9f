import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { TogetherRule } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import type { Language } from '@sojourn/contract/kit/language'
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
import type { OfferVerdict } from '../../../booking/policy/verdict'
import { cabinsFor } from './cabins'
import { brokenTerms } from './fare-terms'
import { bestCabin, type PolicyJourney } from './journey'
import { referencesOf, type References } from './references'
import { intlFlightSentences } from './sentences'

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
  if (section.forbidSelfTransfer && journey.selfTransfer !== undefined)
    rules.push({ rule: 'selfTransfer', expected: '', actual: journey.selfTransfer })
  const carrier = journey.carriers?.find((code) => section.excludedCarriers?.includes(code))
  if (carrier !== undefined) rules.push({ rule: 'carrier', expected: '', actual: carrier })
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
  const references = referencesOf(section, journeys)
  const flights = new Map<string, FlightRules>()
  const { maxPrice } = section
  const broken = (offer: number): readonly BrokenRule[] => {
    const journey = journeys[offer]!
    const { allowed, rules } = shared(flights, journey.flightsKey, () => flightRules(section, journey, bookingDate))
    if (allowed && journey.cabins.some((cabin) => !allowed.includes(cabin)))
      return [{ rule: 'cabin', expected: allowed.join(','), actual: journey.cabins.join(',') }, ...rules]
    const found = rules.slice()
    if (maxPrice !== undefined && journey.price > maxPrice)
      found.push({ rule: 'offerPrice', expected: maxPrice, actual: journey.price, excess: journey.price - maxPrice })
    brokenTerms(section, journey, found)
    const indirect = section.directFirst && brokenByDirect(section.directFirst, journeys, references, journey)
    if (indirect) found.push(indirect)
    const dear = section.medianPrice && brokenByMedian(section.medianPrice, journeys, references, journey)
    if (dear) found.push(dear)
    return found
  }
  return { handling: section.handling, broken, sentence: intlFlightSentences(section, { journeys, name, language }) }
}

/** A direct journey for little more, or one that is much faster. */
function brokenByDirect(
  { threshold, detour }: NonNullable<IntlFlightSection['directFirst']>,
  journeys: readonly PolicyJourney[],
  { cheapestDirect, fastestDirect }: References,
  journey: PolicyJourney,
): BrokenRule | undefined {
  if (journey.transfers === 0) return undefined
  const cabin = bestCabin(journey)
  const cheapest = cheapestDirect.get(cabin)
  if (cheapest !== undefined && journeys[cheapest]!.price <= journey.price + threshold)
    return { rule: 'direct', expected: 0, actual: journey.transfers, reference: cheapest }
  const fastest = fastestDirect.get(cabin)
  if (detour === undefined || fastest === undefined || journey.totalMinutes === undefined) return undefined
  const longer = journey.totalMinutes - journeys[fastest]!.totalMinutes!
  return longer > detour ? { rule: 'direct', expected: detour, actual: longer, reference: fastest } : undefined
}

function brokenByMedian(
  { percent }: NonNullable<IntlFlightSection['medianPrice']>,
  journeys: readonly PolicyJourney[],
  { median }: References,
  journey: PolicyJourney,
): BrokenRule | undefined {
  const reference = median.get(bestCabin(journey))
  if (reference === undefined) return undefined
  const limit = Math.floor((journeys[reference]!.price * (100 + percent)) / 100)
  const { price } = journey
  if (price <= limit) return undefined
  return { rule: 'medianPrice', expected: limit, actual: price, excess: price - limit, reference }
}

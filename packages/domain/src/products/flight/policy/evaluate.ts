import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { minutesOf } from '../../../kit/local-date'
import {
  allOf,
  judgeList,
  type BrokenRule,
  type Judge,
  type JudgedList,
  type PolicyTraveller,
} from '../../../booking/policy/engine'
import type { FarePosition, FlightPolicy, FlightSetting, PolicyFlight } from './offers'
import { brokenFareRules, brokenJourneyRules, flightReferences, sparedPrice } from './rules'
import { flightChanges, flightSentences, offerNames, type FlightOffer, type OfferNames } from './sentences'
import type { Placed } from '../../../booking/policy/smallest-change'
import { withinPolicy, type OfferVerdict } from '../../../booking/policy/verdict'

/** Reaching another airport costs about as much as waiting two hours. */
const otherAirportMinutes = 120

interface JudgedOn {
  bookingDate: string
  language: Language
  setting?: FlightSetting
}

/**
 * Every fare of a result for a party, in one pass, flight by flight. Without a policy
 * (personal travel, no standard set) everything is within. Handbook 7.2, 7.3.
 */
export function judgeFlightParty(
  travellers: readonly PolicyTraveller<FlightPolicy>[],
  flights: readonly PolicyFlight[],
  { bookingDate, language, setting = {} }: JudgedOn,
): JudgedList {
  const list = listOf(flights)
  return judgeList({
    travellers,
    count: list.offers.length,
    judge: (policy: FlightPolicy) => flightJudge(policy, list, { bookingDate, language, setting }),
    placed: () => list.offers.map(placedFare),
    lanePenalty: otherAirportMinutes,
    change: flightChanges(list.offers, list.name, language),
    together: setting.together,
  })
}

/** The same with all sentences; rows follow the flights, columns their fares. */
export function evaluateFlightParty(...asked: Parameters<typeof judgeFlightParty>): OfferVerdict[][] {
  const verdicts = allOf(judgeFlightParty(...asked))
  const [, flights] = asked
  let first = 0
  return flights.map(({ fares }) => verdicts.slice(first, (first += fares.length)))
}

interface FareList {
  flights: readonly PolicyFlight[]
  offers: FlightOffer[]
  /** Position of each flight's first fare among all fares. */
  firstFares: number[]
  name: OfferNames
}

function listOf(flights: readonly PolicyFlight[]): FareList {
  const firstFares: number[] = []
  const offers: FlightOffer[] = []
  flights.forEach((flight, row) => {
    firstFares.push(offers.length)
    for (const fare of flight.fares) offers.push({ row, flight, fare })
  })
  return { flights, offers, firstFares, name: offerNames(offers) }
}

function flightJudge(
  policy: FlightPolicy,
  { flights, offers, firstFares, name }: FareList,
  { bookingDate, language, setting }: Required<JudgedOn>,
): Judge {
  const references = flightReferences(policy, flights, firstFares)
  const ofJourney = flights.map((flight) => brokenJourneyRules(policy, flight, bookingDate, setting))
  const spared = sparedPrice(policy, setting)
  const broken = (offer: number): readonly BrokenRule[] => {
    const { row, flight, fare } = offers[offer]!
    const rules = brokenFareRules(policy, references, { row, flight, fare })
    const isSpared = spared !== undefined && fare.ticketPrice <= spared
    for (const rule of ofJourney[row] ?? []) if (!isSpared || rule.rule !== 'trainFirst') rules.push(rule)
    return rules
  }
  return { handling: policy.handling, broken, ...flightSentences({ policy, offers, name, setting, language }) }
}

const placedFare = ({ row, flight, fare }: FlightOffer): Placed => ({
  group: row,
  kind: fare.cabin,
  lane: flight.departAirport + flight.arriveAirport,
  position: minutesOf(flight.departTime),
  price: fare.ticketPrice,
})

/** The chosen fare of one journey against the fares on offer at the moment of booking. */
export function evaluateFlight(request: {
  travellers: readonly PolicyTraveller<FlightPolicy>[]
  offers: readonly PolicyFlight[]
  chosen: { flight: PolicyFlight; fareKey: string }
  today: string
  language: Language
  setting?: FlightSetting
}): Violation[] {
  const { travellers, offers, chosen, today, language, setting } = request
  const others = offers.filter(({ flightKey }) => flightKey !== chosen.flight.flightKey)
  const verdicts = evaluateFlightParty(travellers, [chosen.flight, ...others], {
    bookingDate: today,
    language,
    ...(setting && { setting }),
  })
  const column = chosen.flight.fares.findIndex(({ fareKey }) => fareKey === chosen.fareKey)
  const verdict = verdicts[0]?.[column]
  if (!verdict) throw new Error(`fare ${chosen.fareKey} is not among the fares of ${chosen.flight.flightKey}`)
  return verdict.violations.map((violation) => {
    if (violation.rule !== 'lowestPrice') return violation
    const own = travellers.find(({ travellerId }) => travellerId === violation.travellerId)?.policy
    const reference = own && comparedWith(own, [chosen.flight, ...others], chosen)
    return reference ? { ...violation, reference } : violation
  })
}

/** The cheapest flight nearby that the rule of the lowest price has in mind. */
function comparedWith(
  policy: FlightPolicy,
  flights: readonly PolicyFlight[],
  { flight, fareKey }: { flight: PolicyFlight; fareKey: string },
): Violation['reference'] {
  const { cabin } = flight.fares.find((fare) => fare.fareKey === fareKey)!
  const found = flightReferences(policy, flights, listOf(flights).firstFares).lowest[cabin]?.[0]
  if (!found) return undefined
  const other = flights[found.flight]!
  const { ticketPrice, discount } = other.fares[found.fare]!
  return { service: other.flightNo, price: ticketPrice, discount }
}

/** The cheapest fare that breaks no rule of anybody. */
export function lowestCompliant(
  flights: readonly PolicyFlight[],
  verdicts: readonly (readonly OfferVerdict[])[],
): FarePosition | undefined {
  let best: (FarePosition & { ticketPrice: number }) | undefined
  flights.forEach(({ fares }, flight) =>
    fares.forEach(({ ticketPrice }, fare) => {
      const { verdict } = verdicts[flight]?.[fare] ?? withinPolicy
      if (verdict === 'within' && (!best || ticketPrice < best.ticketPrice)) best = { flight, fare, ticketPrice }
    }),
  )
  return best && { flight: best.flight, fare: best.fare }
}

import type { Violation } from '@sojourn/contract/booking/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { brokenAdvanceDays, brokenFareRules, type BrokenRule } from './broken-rules'
import type { FarePosition, FlightPolicy, PolicyFlight } from './flight-policy'
import { lowestReferences } from './lowest-price'
import { policySentences } from './sentences'
import { changeFinder } from './smallest-change'
import { verdictOf, withinPolicy, type FareVerdict } from './verdict'

/**
 * Every fare of a result for one traveller, in one pass; rows follow the flights, columns their fares. Without a policy
 * (personal travel, no standard set) everything is within.
 */
export function evaluateFlightList(
  policy: FlightPolicy | undefined,
  travellerId: string,
  flights: readonly PolicyFlight[],
  bookingDate: string,
  language: Language,
): FareVerdict[][] {
  if (!policy) return flights.map(({ fares }) => fares.map(() => withinPolicy))
  const references = lowestReferences(policy, flights)
  const broken = flights.map((flight, position) =>
    flight.fares.map((fare) => brokenFareRules(policy, references, position, flight, fare)),
  )
  const findChange = changeFinder(flights, ({ flight, fare }) => broken[flight]?.[fare]?.length === 0)
  const sentences = policySentences(policy, flights, language)
  return flights.map((flight, row) => {
    const late = brokenAdvanceDays(policy, bookingDate, flight.departDate)
    return flight.fares.map((fare, column) => {
      const here = { flight: row, fare: column }
      const rules = broken[row]?.[column] ?? []
      if (rules.length === 0 && !late) return withinPolicy
      const to = rules.length > 0 ? findChange(here) : undefined
      const change = to && sentences.change(to, here, late ? 'this' : 'everything')
      const violation = (rule: BrokenRule, cure?: string): Violation => {
        const found: Violation = {
          travellerId,
          rule: rule.rule,
          handling: policy.handling[rule.rule],
          expected: rule.expected,
          actual: rule.actual,
          sentence: sentences.broken(rule, fare),
        }
        if (rule.excess !== undefined) found.excess = rule.excess
        if (cure !== undefined) found.change = cure
        return found
      }
      const violations = [...rules.map((rule) => violation(rule, change)), ...(late ? [violation(late)] : [])]
      return { verdict: verdictOf(violations), violations }
    })
  })
}

/** A traveller with the standard of the own grade (handbook 7.3). */
export interface PolicyTraveller {
  travellerId: string
  policy?: FlightPolicy
}

/** Every fare for a party: each traveller by the own standard, and an offer is as bad as its worst verdict. */
export function evaluateFlightParty(
  travellers: readonly PolicyTraveller[],
  flights: readonly PolicyFlight[],
  bookingDate: string,
  language: Language,
): FareVerdict[][] {
  const byPolicy = new Map<FlightPolicy | undefined, string[]>()
  for (const { policy, travellerId } of travellers) byPolicy.set(policy, [...(byPolicy.get(policy) ?? []), travellerId])
  const groups = [...byPolicy].map(([policy, ids]) => ({
    ids,
    verdicts: evaluateFlightList(policy, ids[0] ?? '', flights, bookingDate, language),
  }))
  const [only] = groups
  if (only && groups.length === 1 && only.ids.length === 1) return only.verdicts
  return flights.map(({ fares }, row) =>
    fares.map((_fare, column) => {
      const violations = groups.flatMap(({ ids, verdicts }) => {
        const found = verdicts[row]?.[column]?.violations ?? []
        return ids.flatMap((travellerId) => found.map((violation) => ({ ...violation, travellerId })))
      })
      return violations.length === 0 ? withinPolicy : { verdict: verdictOf(violations), violations }
    }),
  )
}

/** The chosen fare of one journey against the fares on offer at the moment of booking. */
export function evaluateFlight(request: {
  policy?: FlightPolicy
  travellerId: string
  offers: readonly PolicyFlight[]
  chosen: { flight: PolicyFlight; fareKey: string }
  today: string
  language: Language
}): Violation[] {
  const { policy, travellerId, offers, chosen, today, language } = request
  const others = offers.filter(({ flightKey }) => flightKey !== chosen.flight.flightKey)
  const verdicts = evaluateFlightList(policy, travellerId, [chosen.flight, ...others], today, language)
  const column = chosen.flight.fares.findIndex(({ fareKey }) => fareKey === chosen.fareKey)
  const verdict = verdicts[0]?.[column]
  if (!verdict) throw new Error(`fare ${chosen.fareKey} is not among the fares of ${chosen.flight.flightKey}`)
  return verdict.violations
}

/** The cheapest fare that breaks no rule of anybody. */
export function lowestCompliant(
  flights: readonly PolicyFlight[],
  verdicts: readonly (readonly FareVerdict[])[],
): FarePosition | undefined {
  let best: (FarePosition & { ticketPrice: number }) | undefined
  flights.forEach(({ fares }, flight) =>
    fares.forEach(({ ticketPrice }, fare) => {
      if (verdicts[flight]?.[fare]?.verdict === 'within' && (!best || ticketPrice < best.ticketPrice))
        best = { flight, fare, ticketPrice }
    }),
  )
  return best && { flight: best.flight, fare: best.fare }
}

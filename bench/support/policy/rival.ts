import { Engine } from 'json-rules-engine'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import type { PolicyFlight } from '@sojourn/domain/products/flight/policy/offers'
import { cheapestNearby } from '@sojourn/domain/products/flight/policy/lowest-price'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { bookingDate, standards } from './list'

type Condition = { fact: string; operator: string; value: unknown }

/** The same rules for json-rules-engine; what it cannot compute, the cheapest fare nearby, it is given as a fact. */
export function rivalEngine(): Engine {
  const engine = new Engine()
  for (const { travellerId, policy } of standards) {
    const add = (rule: string, ...all: Condition[]): void =>
      void engine.addRule({ conditions: { all }, event: { type: rule, params: { travellerId } } })
    const cabins = (policy.cabins ?? []).map(({ cabin }) => cabin)
    const allowed: Condition = { fact: 'cabin', operator: 'in', value: cabins }
    add('cabin', { fact: 'cabin', operator: 'notIn', value: cabins })
    for (const cabin of ['Y', 'W', 'C', 'F'] as const) addDiscount(policy, cabin, add)
    add('fullPrice', allowed, is('cabin', 'Y'), { fact: 'discount', operator: 'greaterThanInclusive', value: 100 })
    add('lowestPrice', allowed, {
      fact: `above-${travellerId}`,
      operator: 'greaterThan',
      value: policy.lowestPrice?.threshold ?? 0,
    })
    add('advanceDays', { fact: 'daysAhead', operator: 'lessThan', value: policy.advanceDays ?? 0 })
    add('lowCost', allowed, is('lowCost', true))
    add(
      'cabinDuration',
      allowed,
      { fact: 'cabin', operator: 'in', value: policy.cabinDuration?.cabins ?? [] },
      { fact: 'duration', operator: 'lessThanInclusive', value: policy.cabinDuration?.minutes ?? 0 },
    )
  }
  return engine
}

const is = (fact: string, value: unknown): Condition => ({ fact, operator: 'equal', value })

function addDiscount(policy: FlightSection, cabin: 'Y' | 'W' | 'C' | 'F', add: (rule: string, ...all: Condition[]) => void) {
  const standard = policy.cabins?.find((one) => one.cabin === cabin)
  add('discount', is('cabin', cabin), {
    fact: 'discount',
    operator: 'greaterThan',
    // A cabin beyond the standard breaks no discount.
    value: standard?.maxDiscount ?? Number.MAX_SAFE_INTEGER,
  })
}

/** The facts of every offer, made beforehand and not counted. */
export function factsOf(flights: readonly PolicyFlight[]): Record<string, unknown>[] {
  const above = standards.map(({ travellerId, policy }) => ({
    travellerId,
    references: cheapestNearby(
      { hours: policy.lowestPrice?.hours ?? 1, takes: ({ carrier }) => !airline(carrier)?.lowCost },
      (cabin) => policy.cabins?.some((one) => one.cabin === cabin) ?? true,
      flights,
    ),
  }))
  return flights.flatMap((flight, row) =>
    flight.fares.map((fare) => ({
      cabin: fare.cabin,
      discount: fare.discount,
      lowCost: airline(flight.carrier)?.lowCost === true,
      duration: flight.durationMinutes,
      daysAhead: daysBetween(bookingDate, flight.departDate),
      ...Object.fromEntries(
        above.map(({ travellerId, references }) => [
          `above-${travellerId}`,
          fare.ticketPrice - (references[fare.cabin]?.[row]?.ticketPrice ?? fare.ticketPrice),
        ]),
      ),
    })),
  )
}

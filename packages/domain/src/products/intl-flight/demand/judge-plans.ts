import { isPriceRule } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { PolicyTraveller } from '../../../booking/policy/engine'
import { verdictOf, type OfferVerdict } from '../../../booking/policy/verdict'
import { minutesBetween } from '../../../kit/local-date'
import { sum } from '../../../kit/money'
import { airport } from '../../../reference/air/airports'
import { cityOfAirport } from '../../../reference/place/cities'
import type { KeptIntlSegment } from '../kept'
import { evaluateIntlFlights, type IntlFlightSetting } from '../policy/evaluate'
import { carriersOf, type PolicyJourney } from '../policy/journey'
import type { KeptFlightPlan } from './kept-demand'
import { adultPriceOf, directionsOf, minutesInAir, withTaxes } from './plan'

/** What standards say of each plan among all, direction by direction as a search does; what the whole costs is judged with the last. */
export function evaluatePlans(
  travellers: readonly PolicyTraveller<IntlFlightSection>[],
  plans: readonly KeptFlightPlan[],
  setting: IntlFlightSetting,
  language: Language,
): OfferVerdict[] {
  const journeys = plans.map(policyJourneysOf)
  const found = plans.map((): OfferVerdict['violations'] => [])
  const most = Math.max(0, ...journeys.map(({ length }) => length))
  for (let direction = 0; direction < most; direction++) {
    const own = journeys.flatMap((list, plan) => {
      const journey = list[direction]
      return journey ? [{ plan, journey, isLast: direction === list.length - 1 }] : []
    })
    const said = evaluateIntlFlights(
      travellers,
      own.map(({ journey }) => journey),
      setting,
      language,
    )
    said.forEach(({ violations }, index) => {
      const { plan, isLast } = own[index]!
      found[plan]!.push(...violations.filter(({ rule }) => isLast || !isPriceRule(rule)))
    })
  }
  return found.map((violations) => ({ verdict: verdictOf(violations), violations: eachOnce(violations) }))
}

const eachOnce = (violations: OfferVerdict['violations']): OfferVerdict['violations'] =>
  violations.filter(
    ({ travellerId, sentence }, index) =>
      violations.findIndex((each) => each.travellerId === travellerId && each.sentence === sentence) === index,
  )

/** The directions of a plan as policy sees them, each at what an adult pays for the whole. What only the supply knows no rule judges of what staff typed in. */
export const policyJourneysOf = (plan: KeptFlightPlan): PolicyJourney[] =>
  directionsOf(plan.segments).map((flights, direction) => ({
    ...ofFlights(flights),
    flightsKey: plan.planId,
    price: withTaxes(adultPriceOf(plan)),
    ...plan.offer?.fares?.[direction],
  }))

function ofFlights(flights: readonly KeptIntlSegment[]): Omit<PolicyJourney, 'flightsKey' | 'price'> {
  const [first, last] = [flights[0]!, flights.at(-1)!]
  const pairs = flights.slice(1).map((next, index) => [flights[index]!, next] as const)
  const changed = pairs.find(([before, next]) => before.arriveAirport !== next.departAirport)?.[0].arriveAirport
  return {
    name: `${first.flightNo} ${first.departTime}`,
    lane: `${first.departAirport}-${last.arriveAirport}`,
    cabins: flights.map(({ cabin }) => cabin),
    flightMinutes: minutesInAir(flights),
    // Both ends of a wait are in one city, by whose clocks it is counted.
    totalMinutes: minutesInAir(flights) + sum(pairs.map(([before, next]) => minutesBetween(arrived(before), departed(next)))),
    transfers: pairs.length,
    departDate: first.departDate,
    departTime: first.departTime,
    carriers: carriersOf(flights),
    ...(changed !== undefined && { airportChange: cityOfAirport(changed)?.name['zh-CN'] ?? changed }),
    countries: [...new Set(flights.flatMap(({ arriveAirport }) => airport(arriveAirport)?.country ?? []))],
  }
}

const arrived = ({ arriveDate, arriveTime }: KeptIntlSegment): string => `${arriveDate}T${arriveTime}:00.000Z`
const departed = ({ departDate, departTime }: KeptIntlSegment): string => `${departDate}T${departTime}:00.000Z`

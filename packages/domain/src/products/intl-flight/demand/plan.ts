import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { addMinutes, isBefore, minutesBetween } from '../../../kit/local-date'
import { sum } from '../../../kit/money'
import { passengerAbroad } from '../documents/notes'
import type { KeptIntlSegment, KeptIntlTrip } from '../kept'
import { planPassengers, type KeptFlightPlan, type KeptPlanPrice, type PlanPassenger } from './kept-demand'
import { rateOfYuan } from '../rounding'

/** A plan stands for a week at most: no carrier keeps a price longer. */
const standsAtMostMinutes = 7 * 24 * 60
/** Longer than any flight there is, in minutes. */
const longestFlight = 24 * 60

/** A flight with the instants of its ends. */
export interface TimedSegment {
  slice: number
  departAirport: string
  arriveAirport: string
  departAt: string
  arriveAt: string
}

/** Each flight lands after it leaves, flights follow each other, and directions are counted one by one. */
export function checkPlanSegments(segments: readonly TimedSegment[], now: string): Problem | undefined {
  const wrong = segments.findIndex((segment, index) => {
    const before = segments[index - 1]
    const minutes = minutesBetween(segment.departAt, segment.arriveAt)
    if (minutes <= 0 || minutes > longestFlight || segment.departAirport === segment.arriveAirport) return true
    if (!before) return segment.slice !== 0 || !isBefore(now, segment.departAt)
    const steps = segment.slice - before.slice
    return !isBefore(before.arriveAt, segment.departAt) || steps < 0 || steps > 1
  })
  return wrong < 0 ? undefined : problem('planSegmentsWrong', { field: `segments.${wrong}` })
}

export const checkPlanValidity = (validUntil: string, now: string): Problem | undefined =>
  isBefore(now, validUntil) && !isBefore(addMinutes(now, standsAtMostMinutes), validUntil)
    ? undefined
    : problem('planValidityWrong', { field: 'validUntil' })

/** As whom somebody flies on a plan (yyyy-MM-dd of birth): who turns two on the way is a child for all of it; without a date of birth an adult. */
export function planPassenger(birthDate: string | undefined, { segments }: Pick<KeptFlightPlan, 'segments'>): PlanPassenger {
  const directions = directionsOf(segments)
  const category = passengerAbroad(birthDate, directions[0]![0]!.departDate, directions.at(-1)![0]!.departDate)
  return category === 'newborn' ? 'infant' : category
}

/** What one passenger pays, in fen; undefined where the plan has no price for the age. */
export const planPriceOf = ({ prices }: Pick<KeptFlightPlan, 'prices'>, passenger: PlanPassenger): KeptPlanPrice | undefined =>
  prices.find((price) => price.passenger === passenger)

export const withTaxes = ({ fare, taxes }: Pick<KeptPlanPrice, 'fare' | 'taxes'>): number => fare + taxes

/** What a plan is known by: an adult's price, in whatever order it has them; of a party without adults a child's. */
export const adultPriceOf = (plan: Pick<KeptFlightPlan, 'prices'>): KeptPlanPrice =>
  planPassengers.flatMap((passenger) => planPriceOf(plan, passenger) ?? [])[0]!

/** Fen of a whole party; whose age has no price counts as an adult. */
export const planTotal = (plan: Pick<KeptFlightPlan, 'prices'>, passengers: readonly PlanPassenger[]): number =>
  sum(passengers.map((passenger) => withTaxes(planPriceOf(plan, passenger) ?? adultPriceOf(plan))))

/** The flights of each direction. */
export const directionsOf = <Segment extends { slice: number }>(segments: readonly Segment[]): Segment[][] =>
  [...new Set(segments.map(({ slice }) => slice))].map((slice) => segments.filter((each) => each.slice === slice))

/** The trip of an order on a plan: one ticket for each traveller over all directions; `timed` gives the minutes between flights. */
export function tripOfPlan(
  plan: KeptFlightPlan,
  timed: readonly TimedSegment[],
  passengers: readonly PlanPassenger[],
): KeptIntlTrip {
  const directions = directionsOf(plan.segments.map((segment, index) => ({ ...segment, timed: timed[index]! })))
  return {
    version: 1,
    slices: directions.map((flights) => ({
      departAirports: [flights[0]!.departAirport],
      arriveAirports: [flights.at(-1)!.arriveAirport],
      date: flights[0]!.departDate,
      itineraryKey: plan.planId,
      fareKey: plan.planId,
      brand: 'standard',
      fareType: 'published',
      connections: flights.slice(1).map((next, index) => {
        const before = flights[index]!
        const minutes = minutesBetween(before.timed.arriveAt, next.timed.departAt)
        return {
          arriveAirport: before.arriveAirport,
          departAirport: next.departAirport,
          minutes,
          minimumMinutes: minutes,
          protected: true,
        }
      }),
    })),
    tickets: [ticketOf(plan, directions.length, passengers)],
    payBy: plan.validUntil,
    priceUntil: plan.validUntil,
  }
}

const ticketOf = (
  plan: KeptFlightPlan,
  directions: number,
  passengers: readonly PlanPassenger[],
): KeptIntlTrip['tickets'][number] => ({
  validatingCarrier: plan.validatingCarrier,
  slices: Array.from({ length: directions }, (_none, index) => index),
  prices: Object.fromEntries(
    passengers.map((passenger, position) => {
      const { fare, taxes } = planPriceOf(plan, passenger)!
      const filed = { amount: fare, currency: 'CNY', rate: rateOfYuan }
      const all = taxes > 0 ? [{ code: 'XT', amount: taxes, refundable: false }] : []
      return [position, { passenger, filed, fare, surcharge: 0, taxes: all }]
    }),
  ),
  penalties: [],
})

/** What a direction is judged by: its flights in the air, changes of planes, and where it comes to. */
export const minutesInAir = (segments: readonly Pick<KeptIntlSegment, 'durationMinutes'>[]): number =>
  sum(segments.map(({ durationMinutes }) => durationMinutes))

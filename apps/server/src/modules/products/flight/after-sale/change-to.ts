import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { staysInOrder } from '@sojourn/domain/products/flight/connections'
import { readFlight } from '@sojourn/domain/products/flight/kept'
import { isAirFailure, type AirFlight, type AirSearch } from '@sojourn/supply/ports/air'
import type { Context } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { airportsOf, cityOf } from '../../../reference/air-places'
import { findSegmentsOfFamily } from '../../../booking/coupon/family-store'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { Alterable, Coupon } from './alterable'
import { seatsFor } from '../draft/passengers'
import { airProblem, journeyOf, type Journey } from '../search/choose'

/** The one segment that all these coupons are of: one flight is changed at a time. */
export function segmentToChange(coupons: readonly Coupon[]): Coupon['flown'] | Problem {
  const [first] = coupons
  const same = coupons.every(({ segment }) => segment === first?.segment)
  return first && same ? first.flown : problem('changeSegments', { field: 'coupons' })
}

interface ChangeSought {
  found: Pick<Alterable, 'order'>
  flown: Coupon['flown']
  enterprise: EnterpriseRow
  request: { date: string; party: number }
}

/** Flights of the same carrier between the same cities, without the fare that the ticket has already. */
export async function changeOffers(
  context: Context,
  { found: { order }, flown, enterprise, request }: ChangeSought,
): Promise<AirFlight[]> {
  const { body } = flown
  const business = order.travelType === 'business'
  const search: AirSearch = {
    departAirports: airportsOf(cityOf(body.departAirport), 0),
    arriveAirports: airportsOf(cityOf(body.arriveAirport), 0),
    date: request.date,
    party: request.party,
    agreements: business ? enterprise.config.settings.agreements : [],
    governmentOnly: body.fare.fareType === 'government',
    businessTravel: business,
  }
  const offers = await context.air.search(asking(context), search)
  return offers
    .filter(({ carrier }) => carrier === body.carrier)
    .map((flight) => (flight.flightKey === body.flightKey ? withoutOwnClass(flight, body.fare.bookingClass) : flight))
    .filter(({ fares }) => fares.length > 0)
}

export const seatsToChange = (coupons: readonly Coupon[]): number => seatsFor(coupons.map(({ traveller }) => traveller.passenger))

const withoutOwnClass = (flight: AirFlight, bookingClass: string): AirFlight => ({
  ...flight,
  fares: flight.fares.filter((fare) => fare.bookingClass !== bookingClass),
})

interface JourneySought {
  found: Alterable
  coupons: readonly Coupon[]
  enterprise: EnterpriseRow
  to: { flightKey: string; fareKey: string }
}

/** The flight and fare to change to, with what is on offer beside it; or why it cannot be. */
export async function journeyToChange(
  context: Context,
  { found, coupons, enterprise, to }: JourneySought,
): Promise<Journey | Problem> {
  const flown = segmentToChange(coupons)
  if (isProblem(flown)) return flown
  const { settings } = enterprise.config
  const business = found.order.travelType === 'business'
  const party = seatsToChange(coupons)
  const quote = await context.air.price(asking(context), {
    choices: [to],
    party,
    agreements: business ? settings.agreements : [],
    businessTravel: business,
  })
  if (isAirFailure(quote)) return airProblem(quote, 'flightKey')
  const priced = quote.journeys[0]!
  const own = priced.flight.flightKey === flown.body.flightKey && priced.fare.bookingClass === flown.body.fare.bookingClass
  if (own) return problem('changeSameFlight', { field: 'flightKey' })
  const offers = await changeOffers(context, { found, flown, enterprise, request: { date: priced.flight.departDate, party } })
  const flight = offers.find(({ flightKey }) => flightKey === to.flightKey)
  const fare = flight?.fares.find(({ fareKey }) => fareKey === to.fareKey)
  if (!flight || !fare) return problem('flightUnknown', { field: 'flightKey' })
  return journeyOf(flight, fare, offers)
}

/** Coupons are used in order, so the flights of a journey still follow one another, with time to change (handbook 1.6). */
export async function fitsBetween(
  tenant: Tenant,
  { order }: Alterable,
  changed: readonly Coupon[],
  flight: AirFlight,
): Promise<boolean> {
  const people = changed.map(({ traveller }) => traveller.employeeId)
  const { segment: position, flown } = changed[0]!
  const moved = { ...flight, journey: flown.body.journey }
  const segments = await findSegmentsOfFamily(tenant, order.orderNo)
  return segments
    .filter((other) => other.position !== position && people.includes(other.employeeId))
    .every((other) => {
      const flight = readFlight(other.body)
      return other.position < position ? staysInOrder(flight, moved) : staysInOrder(moved, flight)
    })
}

import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { ChooseFlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { KeptPlanOffer } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import type { IntlAirQuote } from '@sojourn/supply/ports/intl-air'
import type { Work } from '../../../../../context'
import { demandFor, markOrdered } from '../../../../booking/demand/demand'
import type { Booking, Offer } from '../../../../booking/placing/offer'
import { holdOf } from '../../book/book'
import { offerOf, type IntlBooking } from '../../book/book-offer'
import type { IntlAnswer } from '../../fulfilment/hold-seats'
import { flightsOf } from '../../book/order-record'
import { planOf } from '../chosen-plan'
import { flightDemandKind } from '../demand-kind'
import { violationsOfPlan, type OpenPlan } from '../plan-offer'
import { tripOf } from './demand-trip'
import { planNow } from './plan-now'

type PlanBooking = Booking<OpenPlan, ChooseFlightPlan>

/** A plan of the supply: an order as any other of international flights, held and ticketed by itself, judged among the plans. */
export async function suppliedOffer(
  booking: PlanBooking,
  work: Work,
  offer: KeptPlanOffer,
): Promise<Offer<IntlAnswer> | Problem> {
  const { context, actor, open, request } = booking
  const { row, plan } = open
  const trip = await planNow(work, actor, { row, plan }, offer)
  if (isProblem(trip)) return trip
  const bought = asBooking(booking, offer, trip.quote)
  const ordinary = offerOf(bought, trip, holdOf(bought, trip))
  return {
    rules: { ...ordinary.rules, violationsOf: violationsOfPlan(booking) },
    async purchase(own, party) {
      const held = await demandFor(own, actor, flightDemandKind, { demandNo: row.demandNo, action: 'accept' })
      if (isProblem(held)) return held
      const stands = planOf(context, held, request.planId)
      if (isProblem(stands)) return stands
      const purchase = await ordinary.purchase(own, party)
      if (isProblem(purchase)) return purchase
      return {
        ...purchase,
        searchIds: [],
        async keep(now, order) {
          await purchase.keep(now, order)
          await markOrdered(now, actor, flightDemandKind, { row: held, orderNo: order.orderNo })
        },
      }
    },
  }
}

/** The same booking as the product's own page would ask for it. */
const asBooking = (
  { open: { draft, row }, request, ...booking }: PlanBooking,
  offer: KeptPlanOffer,
  { total, itineraries }: IntlAirQuote,
): IntlBooking => ({
  ...booking,
  open: { draft: { ...draft, searchParams: tripOf(row, offer.legs, booking.actor).searchParams } },
  request: {
    ...request,
    passengers: request.passengers ?? [],
    choices: offer.choices.map((choice) => ({ ...choice, searchId: '' })),
    seenTotal: total,
    seenTimes: flightsOf(itineraries),
  },
})

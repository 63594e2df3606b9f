import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { passengerAbroad } from '@sojourn/domain/products/intl-flight/documents/notes'
import type { IntlAirHeld, IntlAirQuote } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context, Work } from '../../../../context'
import { placeBooking } from '../../../booking/placing/place-booking'
import { birthDatesOf } from '../../../booking/traveller/bearer'
import { openIntlFlightDraft } from '../draft/open-draft'
import { daysOf, priced, refuseParty } from '../draft/passengers'
import { carrierRemark } from '../fulfilment/secure'
import { holdSeats } from '../fulfilment/hold-seats'
import { intlPassenger } from '../supply/to-supply'
import { intlPricingOf } from '../supply/supply'
import { asksExtras, extrasOnOffer } from './extras-on-offer'
import { offerOf, type HoldForParty, type IntlBooking } from './book-offer'
import { intlProblem, directionOf, retimedOf, tripOnOffer, type TripOnOffer } from './trip-on-offer'

/** Places an order of a whole trip, whose seats the carriers hold. */
export const createIntlOrder = (
  context: Context,
  actor: Actor,
  request: CreateIntlFlightOrder,
): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, { tempOrderNo }) {
      const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
      return isProblem(draft) ? draft : { draft }
    },
    async offer(booking: IntlBooking, work) {
      const trip = await seenTrip(booking, work)
      return isProblem(trip) ? trip : offerOf(booking, trip, holdOf(booking, trip))
    },
  })

/** The trip as it was shown, at no more than was seen; company fares are for business travel. */
async function seenTrip(
  { open: { draft }, request, enterprise, business }: IntlBooking,
  work: Work,
): Promise<TripOnOffer | Problem> {
  const { travellers, choices, seenTotal, seenTimes } = request
  const ids = travellers.map(({ employeeId }) => employeeId)
  const known = await birthDatesOf(work, ids)
  const { startsOn, endsOn } = daysOf(draft)
  const passengers = travellers.map(({ employeeId, birthDate }) =>
    passengerAbroad(known.get(employeeId) ?? birthDate, startsOn, endsOn),
  )
  const apart = refuseParty(passengers)
  if (apart) return apart
  const trip = await tripOnOffer(work, { draft, enterprise, passengers: priced(passengers, draft), choices })
  if (isProblem(trip)) return trip
  const { total, fares } = trip.quote
  const extras = asksExtras(request.passengers)
    ? await extrasOnOffer(work, { draft, enterprise, passengers: priced(passengers, draft), choices })
    : []
  if (isProblem(extras)) return extras
  const moved = refuseMoved(trip.quote, seenTimes)
  if (moved) return moved
  if (total > seenTotal) return problem('priceChanged', { field: 'choices', detail: { price: total } })
  const companyFare = fares.some(({ fareType }) => fareType === 'agreement' || fareType === 'corporate')
  return !business && companyFare ? problem('fareNotForPersonal', { field: 'choices' }) : { ...trip, extras }
}

/** Nobody books other hours than were seen. */
function refuseMoved({ itineraries }: IntlAirQuote, seenTimes: CreateIntlFlightOrder['seenTimes']): Problem | undefined {
  const retimed = retimedOf(itineraries, seenTimes)
  if (isProblem(retimed)) return retimed
  return retimed.length > 0 ? problem('timesChanged', { field: 'choices' }) : undefined
}

/** How the carriers are asked to hold a trip for a party. */
export const holdOf =
  (booking: IntlBooking, trip: TripOnOffer): HoldForParty =>
  (party, details) =>
  ({ orderNo, holdExpiresAt }, renew) => {
    const { context, actor, open, request, enterprise } = booking
    const types = details.passengers.map(({ passenger }) => passenger)
    const pricing = intlPricingOf(open.draft, enterprise, types, request.choices)
    return holdSeats(context, {
      enterpriseId: actor.enterpriseId,
      orderNo,
      hold: {
        ...pricing,
        passengers: party.map(({ credential }, index) =>
          intlPassenger(
            { name: credential.nameOnCredential, credentialType: credential.type, credentialNumber: credential.number },
            details.passengers[index]!,
          ),
        ),
        expectedTotal: trip.quote.total,
        holdUntil: holdExpiresAt,
        remark: carrierRemark(request.remark ?? '', details.wishes),
      },
      problemOf: intlProblem,
      renew: async (work, held) =>
        refuseMoved(held, request.seenTimes) ??
        (held.total === trip.quote.total ? undefined : renew(work, offerOf(booking, tripAsHeld(trip, held)))),
    })
  }

/** The trip where the carriers hold it at another price than was quoted. */
const tripAsHeld = ({ directions, ...trip }: TripOnOffer, held: IntlAirHeld): TripOnOffer => ({
  ...trip,
  quote: held,
  directions: held.itineraries.map((itinerary, index) =>
    directionOf(itinerary, held.fares[index]!, directions[index]!.offers.slice(1)),
  ),
})

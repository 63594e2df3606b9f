import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { checkIntlFlightBooking } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { serviceFees } from '../../../booking/settings/service-fees'
import { serviceFeesOf } from '@sojourn/domain/booking/service-fee'
import { verdictOf, needsApproval } from '@sojourn/domain/booking/policy/verdict'
import { intlPriceLines, intlTotal } from '@sojourn/domain/products/intl-flight/price'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { approvalInfo } from '../../../booking/approval/approval-info'
import { openIntlFlightDraft } from '../draft/open-draft'
import { passengersOfDraft, refuseParty } from '../draft/passengers'
import { buyersOf } from '../search/judged-offers'
import { intlDictionaryOf } from '../supply/dictionary'
import { shownItinerary, shownSegment, Told } from '../supply/from-supply'
import { shownTicket } from '../supply/tickets'
import { notesOfTravellers, notesOn } from './document-notes'
import { flightsOf } from './order-record'
import { tripOnOffer, type TripOnOffer } from './trip-on-offer'
import { violationsOf } from './violations'

/** Prices a whole trip again before the booking page (handbook 1.5, step 1; 2.4). */
export async function checkIntlBooking(
  context: Context,
  actor: Actor,
  { tempOrderNo, choices, seenTotal }: RequestOf<typeof checkIntlFlightBooking>,
): Promise<IntlCheckResult | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const refused = refuseParty(await passengersOfDraft(work, draft))
    if (refused) return refused
    const { enterprise, people, passengers } = await buyersOf(work, actor, draft)
    const trip = await tripOnOffer(work, { draft, enterprise, passengers, choices })
    if (isProblem(trip)) return trip
    const business = draft.travelType === 'business'
    const setting = {
      bookingDate: chinaDate(context.clock.now()),
      together: enterprise.config.settings.togetherBookRule,
    }
    const violations = business ? violationsOf(people, trip.directions, setting, actor.language) : []
    if (verdictOf(violations) === 'forbidden') return problem('policyForbids', { field: 'choices' })
    const { quote } = trip
    const [first] = flightsOf(quote.itineraries)
    const fees = serviceFeesOf(serviceFees(work, 'intlFlight'), actor, people)
    const prices = intlPriceLines({
      tickets: quote.tickets,
      travellers: passengers.map((passenger, index) => ({ passenger, serviceFee: fees[index] ?? fees[0] })),
      directions: quote.itineraries.length,
    })
    const total = intlTotal(prices)
    const approval = business
      ? await approvalInfo(work, actor, {
          product: draft.product,
          outOfPolicy: violations.some(needsApproval),
          amount: total,
          travellers: people,
          departDate: first!.departDate,
          insideApplication: draft.travelApplyNo !== null,
        })
      : undefined
    return {
      outcome: quote.total > seenTotal ? 'changed' : 'same',
      ...shownTrip(trip, work.context.clock.now().toISOString(), actor),
      tickets: quote.tickets.map((plan) => shownTicket(plan, passengers, actor.language)),
      tripTotal: quote.total,
      ...(quote.total > seenTotal && { formerTotal: seenTotal }),
      prices,
      total,
      payBy: quote.payBy.toISOString(),
      priceUntil: quote.priceUntil.toISOString(),
      instantPayment: quote.instantPayment,
      needsApproval: (approval?.levels.length ?? 0) > 0,
      violations,
      notes: await notesOfTravellers(work, draft.travellerIds, flightsOf(quote.itineraries), actor.language),
      notesOn,
    }
  })
}

/** Each direction at the fare that was chosen, with every flight once. */
function shownTrip(
  { quote }: TripOnOffer,
  now: string,
  { language }: Actor,
): Pick<IntlCheckResult, 'segments' | 'itineraries' | 'dictionary'> {
  const told = new Told(now, language)
  const itineraries = quote.itineraries.map((itinerary, slice) =>
    shownItinerary({ ...itinerary, fares: [quote.fares[slice]!] }, [], told),
  )
  return {
    segments: told.table.segments.map(shownSegment),
    itineraries,
    dictionary: intlDictionaryOf(told.table.segments, language),
  }
}

import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { checkIntlFlightBooking } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { serviceFees } from '../../../booking/settings/service-fees'
import { serviceFeesOf } from '@sojourn/domain/booking/service-fee'
import { needsApproval, verdictOf, withinPolicy } from '@sojourn/domain/booking/policy/verdict'
import { intlPriceLines, intlTotal } from '@sojourn/domain/products/intl-flight/price'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { approvalInfo } from '../../../booking/approval/approval-info'
import { countriesOfDraft } from '../../../booking/approval/countries'
import { openIntlFlightDraft } from '../draft/open-draft'
import { passengersOfDraft, refuseParty } from '../draft/passengers'
import { buyersOf } from '../search/judged-offers'
import { intlDictionaryOf } from '../supply/dictionary'
import { shownItinerary, shownSegment, Told } from '../supply/from-supply'
import { shownSelfTransfers } from '../supply/self-transfers'
import type { IntlFlightDraft } from '../supply/supply'
import { shownTicket } from '../supply/tickets'
import { notesOfTravellers, notesOn, withProofs } from './document-notes'
import { extrasOnOffer } from './extras-on-offer'
import { flightsOf } from './order-record'
import { retimedOf, tripOnOffer, type TripOnOffer } from './trip-on-offer'
import { violationsOf } from './violations'

/** Prices a whole trip again before the booking page (handbook 1.5, step 1; 2.4). */
export async function checkIntlBooking(
  context: Context,
  actor: Actor,
  { tempOrderNo, choices, seenTotal, seenTimes }: RequestOf<typeof checkIntlFlightBooking>,
): Promise<IntlCheckResult | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const refused = refuseParty(await passengersOfDraft(work, draft))
    if (refused) return refused
    const buyers = await buyersOf(work, actor, draft)
    const trip = await tripOnOffer(work, { ...buyers, draft, choices })
    if (isProblem(trip)) return trip
    const retimed = retimedOf(trip.quote.itineraries, seenTimes)
    if (isProblem(retimed)) return retimed
    const { language } = actor
    const extras = await extrasOnOffer(work, { ...buyers, draft, choices })
    if (isProblem(extras)) return extras
    const checked = await checkedTrip(work, actor, { draft, ...buyers, passengers: trip.passengers, trip })
    if (verdictOf(checked.violations) === 'forbidden') return problem('policyForbids', { field: 'choices' })
    const { quote } = trip
    return {
      outcome: quote.total > seenTotal || retimed.length > 0 ? 'changed' : 'same',
      retimed,
      ...shownTrip(trip, new Told(work.context.clock.now().toISOString(), language, buyers.passports)),
      tickets: quote.tickets.map((plan) => shownTicket(plan, trip.passengers, language)),
      extras,
      tripTotal: quote.total,
      ...(quote.total > seenTotal && { formerTotal: seenTotal }),
      ...checked,
      payBy: quote.payBy.toISOString(),
      priceUntil: quote.priceUntil.toISOString(),
      instantPayment: quote.instantPayment,
      notes: withProofs(await notesOfTravellers(work, draft.travellerIds, flightsOf(quote.itineraries), actor), {
        passengers: trip.passengers,
        fares: quote.fares,
        language,
      }),
      notesOn,
    }
  })
}

interface Checking extends Awaited<ReturnType<typeof buyersOf>> {
  draft: IntlFlightDraft
  trip: TripOnOffer
}

/** What the trip costs with our fees, what policy says of it, and whether somebody has to approve it. */
async function checkedTrip(
  work: Work,
  actor: Actor,
  { draft, enterprise, people, passengers, trip }: Checking,
): Promise<Pick<IntlCheckResult, 'prices' | 'total' | 'violations' | 'needsApproval'>> {
  const { quote, directions } = trip
  const business = draft.travelType === 'business'
  const setting = {
    bookingDate: chinaDate(work.context.clock.now()),
    together: enterprise.config.settings.togetherBookRule,
  }
  const violations = business ? violationsOf(people, directions, setting, actor.language) : []
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
        countries: countriesOfDraft(work.context, draft),
        outOfPolicy: violations.some(needsApproval),
        amount: total,
        travellers: people,
        departDate: flightsOf(quote.itineraries)[0]!.departDate,
        insideApplication: draft.travelApplyNo !== null,
      })
    : undefined
  return { prices, total, violations, needsApproval: (approval?.levels.length ?? 0) > 0 }
}

/** Each direction at the fare that was chosen, with every flight once. */
function shownTrip(
  { quote }: TripOnOffer,
  told: Told,
): Pick<IntlCheckResult, 'segments' | 'itineraries' | 'selfTransfers' | 'dictionary'> {
  const itineraries = quote.itineraries.map((itinerary, slice) =>
    shownItinerary({ ...itinerary, fares: [quote.fares[slice]!] }, () => withinPolicy, told),
  )
  return {
    segments: told.table.segments.map(shownSegment),
    itineraries,
    selfTransfers: shownSelfTransfers(
      quote.itineraries.map(({ segments: flights }, slice) => ({ slice, flights })),
      quote.tickets,
      told,
    ),
    dictionary: intlDictionaryOf(told.table.segments, told.language),
  }
}

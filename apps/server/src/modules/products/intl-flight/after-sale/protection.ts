import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { searchIntlProtection, takeIntlProtection } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlProtection } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { placeChange } from '../../../booking/placing/place-change'
import { findEnterprise } from '../../../booking/settings/store'
import { intlDictionaryOf } from '../supply/dictionary'
import { alterableOrder, type IntlAlterable } from './alterable'
import { refuseRetimed, refuseSame } from './change/change'
import { atOneFare, directionOf, type Direction, type OfferedChange } from './change/offers'
import { judgeOffered, offeredLines, staysInOrder, type PreparedChange } from './change/prepare'
import { proposeChange } from './change/propose'
import { waiting } from './schedule-answer'
import { shownOffer } from './shown-offer'
import { afterSaleProblem } from './supplier-problem'

/** A direction whose carrier has changed one of its flights, with all tickets for it. */
interface Struck {
  found: IntlAlterable
  travellers: IntlAlterable['travellers']
  direction: Direction
}
type AskedNotice = RequestOf<typeof searchIntlProtection>

const offersAtMost = 12

/** Flights that carry the tickets of a changed flight free of charge (handbook 2.4); none where the desk has to look. */
export const searchProtection = (context: Context, actor: Actor, request: AskedNotice): Promise<IntlProtection | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const struck = await struckDirection(work, actor, request)
    if (isProblem(struck)) return struck
    const { found, direction } = struck
    const offers = await protectedOffers(work, direction)
    if (isProblem(offers)) return offers
    const { settings } = (await findEnterprise(work)).config
    const waiverCode = offers[0]?.waiverCode
    return {
      ...(waiverCode !== undefined && { waiverCode }),
      dictionary: intlDictionaryOf(
        offers.flatMap(({ itinerary }) => itinerary.segments),
        actor.language,
      ),
      offers: offers
        .filter((offered) => staysInOrder(found, direction, offered))
        .map((offered) => {
          const lines = offeredLines(found, direction, offered, settings)
          return shownOffer(offered, direction, { lines, verdict: 'within', violations: [] }, actor.language)
        }),
    }
  })

/** Moves the tickets to one of these flights: a change order that costs nothing, by the carrier's waiver code. */
export const takeProtection = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof takeIntlProtection>,
): Promise<AppliedAfterSale | Problem> =>
  placeChange(context, actor, {
    find: (work, lock) => struckDirection(work, actor, request, lock),
    prepare: (work, struck) => prepare(work, actor, struck, request),
    propose: async (work, prepared) =>
      refuseRetimed(request, prepared) ??
      refuseSame(prepared) ??
      proposeChange(work, actor, { request: {}, prepared, source: { fulfiller: 'intl-flight', searchIds: [] } }),
  })

async function struckDirection(work: Work, actor: Actor, asked: AskedNotice, lock = false): Promise<Struck | Problem> {
  const found = await alterableOrder(work, actor, asked.orderNo, lock)
  if (isProblem(found)) return found
  const notice = await waiting(work, found.order, asked)
  if (isProblem(notice)) return notice
  const flight = found.segments.find(({ position }) => position === asked.segment)!
  const tickets = found.tickets.filter(({ left }) => left.some(({ segment }) => segment === asked.segment))
  if (tickets.length === 0) return problem('couponTaken', { field: 'orderNo' })
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
  const direction = directionOf(found, { ticketNos, slice: flight.body.slice, goesOn: true })
  return isProblem(direction) ? direction : { found, travellers: found.travellers, direction }
}

async function protectedOffers({ context }: Work, direction: Direction): Promise<OfferedChange[] | Problem> {
  const { tickets, slice } = direction
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
  const found = await context.intlAir.protectedOffers(asking(context), { ticketNos, slice, limit: offersAtMost })
  if (!isIntlAirFailure(found))
    return atOneFare(direction, found.offers).map((offer) => ({ ...offer, waiverCode: found.waiverCode }))
  // What carriers give no leave for, the desk asks them for.
  return found.failure === 'notChangeable' || found.failure === 'referenceUnknown' ? [] : afterSaleProblem(found)
}

async function prepare(
  work: Work,
  { language }: Actor,
  { found, direction }: Struck,
  { itineraryKey, fareKey }: RequestOf<typeof takeIntlProtection>,
): Promise<PreparedChange | Problem> {
  const offers = await protectedOffers(work, direction)
  if (isProblem(offers)) return offers
  const offered = offers.find(({ itinerary, fare }) => itinerary.itineraryKey === itineraryKey && fare.fareKey === fareKey)
  if (!offered) return problem('itineraryUnknown', { field: 'itineraryKey' })
  if (!staysInOrder(found, direction, offered)) return problem('changeOutOfOrder', { field: 'itineraryKey' })
  const { settings } = (await findEnterprise(work)).config
  const lines = offeredLines(found, direction, offered, settings)
  const date = offered.itinerary.segments[0]!.departDate
  return judgeOffered(work, { found, direction, offered, beside: [], lines, date }, {}, language)
}

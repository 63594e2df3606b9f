import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { quoteIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { IntlAirItinerary } from '@sojourn/supply/ports/intl-air'
import type { Work } from '../../../../../context'
import { chinaDate } from '../../../../../kit/clock'
import { judgeChange, type JudgedChange } from '../../../../booking/after-sale/coupon-change'
import type { AfterSaleLine } from '../../../../booking/coupon/store'
import { findEnterprise, type EnterpriseRow, type EnterpriseSettings } from '../../../../booking/settings/store'
import type { PersonRow } from '../../../../booking/traveller/store'
import { plannedSegment } from '../../book/order-record'
import { violationsOf, type JudgedDirection } from '../../book/violations'
import type { IntlAlterable, IntlTicketNow } from '../alterable'
import { refuseDocuments } from './documents'
import { changeLines } from './lines'
import { changeOffers, directionOf, type Direction, type OfferedChange } from './offers'
import { placesOf, segmentsOfTicket } from './changed-trip'

export type ChangeRequest = RequestOf<typeof quoteIntlChange>

export interface PreparedChange extends JudgedChange {
  found: IntlAlterable
  direction: Direction
  offered: OfferedChange
  judged: JudgedDirection
  enterprise: EnterpriseRow
  lines: AfterSaleLine[]
  date: string
}

/** Everything about a change but the writing: the offer, what it costs, policy, conflicts, who must approve. */
export async function prepareChange(
  work: Work,
  found: IntlAlterable,
  request: ChangeRequest & { reasonCode?: string },
  language: Language,
): Promise<PreparedChange | Problem> {
  const direction = directionOf(found, request)
  if (isProblem(direction)) return direction
  const { departDate: date, cabin, itineraryKey } = request
  // Policy compares an offer with the others of its day, and says nothing of what is flown in private.
  const alone = found.order.travelType !== 'business'
  const offers = await changeOffers(work, direction, { date, cabin, itineraryKey, alone })
  if (isProblem(offers)) return offers
  const offered = offers.find(
    ({ itinerary, fare }) => itinerary.itineraryKey === request.itineraryKey && fare.fareKey === request.fareKey,
  )
  if (!offered) return problem('itineraryUnknown', { field: 'itineraryKey' })
  if (!staysInOrder(found, direction, offered)) return problem('changeOutOfOrder', { field: 'itineraryKey' })
  const { settings } = (await findEnterprise(work)).config
  const lines = offeredLines(found, direction, offered, settings)
  const beside = offers.flatMap((each) => (each === offered ? [] : each.itinerary))
  return judgeOffered(work, { found, direction, offered, beside, lines, date }, request, language)
}

/** What the change to an offer costs, as its order keeps it. */
export function offeredLines(
  found: IntlAlterable,
  direction: Direction,
  offered: OfferedChange,
  settings: EnterpriseSettings,
): AfterSaleLine[] {
  const places = placesOf(direction, offered)
  const segmentsOf = (ticket: IntlTicketNow) => segmentsOfTicket(ticket, direction, places)
  return changeLines(found.order.orderNo, direction, offered, { settings, segmentsOf })
}

interface Offered extends Pick<PreparedChange, 'found' | 'direction' | 'offered' | 'lines' | 'date'> {
  /** What else is on offer, for policy to compare with. */
  beside: readonly IntlAirItinerary[]
  /** Until when the price stands, where that is shorter than seats are held. */
  standsUntil?: string
}

/** What documents and the core say of an offer: who may go, policy, conflicts, who must approve. */
export async function judgeOffered(
  work: Work,
  { beside, standsUntil, ...change }: Offered,
  { reasonCode }: { reasonCode?: string },
  language: Language,
): Promise<PreparedChange | Problem> {
  const { found, direction, offered, lines } = change
  const refused = refuseDocuments(change, language)
  if (refused) return refused
  const enterprise = await findEnterprise(work)
  const judged = { own: offered.itinerary, offers: [offered.itinerary, ...beside] }
  const result = await judgeChange(work, {
    order: found.order,
    coupons: direction.tickets.flatMap(({ left }) => left.filter(({ flown }) => flown.body.slice === direction.slice)),
    leavesAt: direction.flown[0]!.departAt,
    planned: offered.itinerary.segments.map(plannedSegment),
    lines,
    violationsOf: (people) =>
      offered.waiverCode === undefined ? violationsOfChange(work, { enterprise, judged }, people, language) : [],
    reasonCode,
    standsUntil,
  })
  return isProblem(result) ? result : { ...change, judged, enterprise, ...result }
}

/** What policy says of the new direction (handbook 7.2). */
export const violationsOfChange = (
  { context }: Work,
  { enterprise, judged }: Pick<PreparedChange, 'enterprise' | 'judged'>,
  people: readonly PersonRow[],
  language: Language,
): Violation[] => violationsOf(people, [judged], settingOf(enterprise, chinaDate(context.clock.now())), language)

export const settingOf = ({ config }: EnterpriseRow, bookingDate: string) => ({
  bookingDate,
  together: config.settings.togetherBookRule,
})

/** Coupons are used in order: a direction leaves after the one before it and is over before the next. */
export function staysInOrder(
  { segments }: Pick<IntlAlterable, 'segments'>,
  { slice }: Direction,
  { itinerary }: OfferedChange,
): boolean {
  const leaves = Date.parse(itinerary.segments[0]!.departAt)
  const ends = Date.parse(itinerary.segments.at(-1)!.arriveAt)
  return segments.every(({ body, departAt, arriveAt }) => {
    if (body.slice < slice) return arriveAt.getTime() < leaves
    return body.slice === slice || ends < departAt.getTime()
  })
}

import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { settle } from '@sojourn/domain/booking/ledger/split'
import type { Actor, Context, Work } from '../../../../../context'
import { chinaDate } from '../../../../../kit/clock'
import { afterSaleSubmission, takeCoupons, type AfterSaleParts } from '../../../../booking/after-sale/submit-after-sale'
import { verdictOfParty } from '../../../../booking/approval/booking-chain'
import { sumOf } from '../../../../booking/coupon/lines'
import { nextOrderNo, type OrderTravellerRow } from '../../../../booking/order/store'
import { reasonOf } from '../../../../booking/party/party'
import type { Proposal } from '../../../../booking/placing/proposal'
import { reasonsFor } from '../../../../booking/settings/reasons'
import { storedViolationsOf } from '../../book/violations'
import { insertIntlOrder } from '../../order/kept-store'
import { changePrices } from './lines'
import { settingOf, type PreparedChange } from './prepare'
import { changedOrder, changedSegments } from './changed-trip'
import { exchangeOf, holdNewSeats, type NewSeatsAnswer } from '../../fulfilment/new-seats'
import { afterSaleProblem } from '../supplier-problem'
import { titleOfSegments } from '../titles'

type Request = Pick<RequestOf<typeof applyIntlChange>, 'reasonCode' | 'reasonText'>
/** Who carries a change out, and the search that it was found with. */
export interface ChangeSource {
  fulfiller: 'intl-flight' | 'intl-flight-office'
  searchIds: string[]
}

interface ChangeProposal {
  request: Request
  prepared: PreparedChange
  source: ChangeSource
}

/** A change order whose new seats the supply holds until it is approved and paid; what the desk carries out is held nowhere. */
export async function proposeChange(
  work: Work,
  actor: Actor,
  { request, prepared, source: { fulfiller, searchIds } }: ChangeProposal,
): Promise<Proposal<NewSeatsAnswer> | Problem> {
  const { found, lines, chain } = prepared
  const travellers = judgedTravellers(work, request, prepared)
  if (isProblem(travellers)) return travellers
  const orderNo = await nextOrderNo(work.sql, 'IC', chinaDate(work.context.clock.now()))
  const segments = changedSegments(prepared)
  const made = prepared.offered.itinerary.segments
  const parts = {
    kind: 'change',
    fulfiller,
    orderNo,
    title: titleOfSegments(changedBodies(prepared)),
    departAt: new Date(made[0]!.departAt),
    arriveAt: new Date(made.at(-1)!.arriveAt),
    total: sumOf(lines, 'amount'),
    prices: changePrices(lines),
    verdict: verdictOfParty(travellers),
    remark: request.reasonText?.trim() ?? '',
    searchIds,
    supplierReference: null,
    holdExpiresAt: new Date(prepared.holdUntil),
    travellers,
    segments,
    lines,
    problemIfTaken: 'couponTaken',
  } as const satisfies AfterSaleParts
  return {
    submission: afterSaleSubmission(work.context, actor, { parent: found.order, parts, chain }),
    async keep(own) {
      await insertIntlOrder(own, orderNo, changedOrder(prepared))
      return takeCoupons(own, parts)
    },
    ...(fulfiller === 'intl-flight' && { hold: newSeats(work.context, actor, { ...parts, lines }) }),
  }
}

function newSeats(
  context: Context,
  { enterpriseId }: Actor,
  { orderNo, lines, holdExpiresAt }: Pick<AfterSaleParts, 'orderNo' | 'lines' | 'holdExpiresAt'>,
) {
  const asked = { ...exchangeOf({ enterpriseId, orderNo, lines }), holdUntil: holdExpiresAt }
  return holdNewSeats(context, asked, (failure) =>
    failure.failure === 'priceChanged' && failure.total !== undefined
      ? problem('quoteChanged', { field: 'expectedTotal', detail: { total: failure.total + sumOf(lines, 'serviceFee') } })
      : { ...afterSaleProblem(failure), field: 'itineraryKey' },
  )
}

/** The new direction alone: that is what the change is called by. */
const changedBodies = ({ offered, direction }: PreparedChange) =>
  offered.itinerary.segments.map((segment) => ({ ...segment, slice: direction.slice }))

/** The travellers with what policy says of the new direction; a change re-evaluates it (handbook 7.2). */
function judgedTravellers(
  { context }: Work,
  request: Request,
  { found, direction, offered, people, judged, business, enterprise }: PreparedChange,
): OrderTravellerRow[] | Problem {
  const setting = settingOf(enterprise, chinaDate(context.clock.now()))
  const positions = direction.tickets.map(({ traveller }) => traveller.position)
  const travellers: OrderTravellerRow[] = []
  for (const row of found.travellers.filter(({ position }) => positions.includes(position))) {
    const person = people.find(({ employeeId }) => employeeId === row.employeeId)
    const isChosen = offered.waiverCode === undefined
    const violations =
      business && person && isChosen ? settle(storedViolationsOf(person, people, [judged], setting), request) : []
    if (violations.some(({ handling }) => handling === 'forbid')) return problem('policyForbids', { field: 'itineraryKey' })
    const reason = reasonOf(request, violations, reasonsFor(enterprise.config.settings, found.order.product), 'reasonCode')
    if (isProblem(reason)) return reason
    travellers.push({ ...row, violations, reason: reason.text })
  }
  return travellers
}

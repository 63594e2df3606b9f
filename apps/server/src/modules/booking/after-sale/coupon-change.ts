import type { Product } from '@sojourn/contract/booking/codes'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { settle } from '@sojourn/domain/booking/ledger/split'
import { needsApproval } from '@sojourn/domain/booking/policy/verdict'
import { approvalDeadline, holdForApproval, holdForChange, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { earlierInstant } from '@sojourn/domain/kit/local-date'
import type { NewSegment } from '@sojourn/domain/booking/traveller/conflicts'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { employeesOf } from '../coupon/coupons'
import { sumOf } from '../coupon/lines'
import type { AfterSaleLine } from '../coupon/store'
import type { OrderRow } from '../order/store'
import type { EnterpriseRow } from '../settings/store'
import { findPeople, type PersonRow } from '../traveller/store'
import { underApplication } from '../traveller/under-application'
import { afterSalesChain, levelsOf, type AfterSalesChain } from '../approval/after-sales-chain'
import { conflictsOf, conflictSentences, type TravellerConflicts } from '../party/conflicts'
import type { AlterableCoupon } from './coupon-refund'
import { reasonsFor } from '../settings/reasons'

/** A change as its product knows it. */
interface Change {
  order: OrderRow
  /** All of what is changed, which leaves at `leavesAt`. */
  coupons: readonly AlterableCoupon[]
  leavesAt: Date
  /** In order of time. */
  planned: readonly NewSegment[]
  lines: readonly AfterSaleLine[]
  /** What policy says of the new journey. */
  violationsOf: (people: readonly PersonRow[]) => readonly Violation[]
  reasonCode?: string | undefined
  /** Until when the price stands, where that is shorter than seats are held. */
  standsUntil?: string | undefined
}
/** What the core adds: whom it concerns, what stands in the way, who must approve it and until when its seats are held. */
export interface JudgedChange {
  people: PersonRow[]
  conflicts: TravellerConflicts[]
  business: boolean
  holdUntil: string
  chain: AfterSalesChain
}

export async function judgeChange(
  work: Work,
  { order, coupons, leavesAt, planned, lines, violationsOf, reasonCode, standsUntil }: Change,
): Promise<JudgedChange | Problem> {
  const now = work.context.clock.now().toISOString()
  const ids = employeesOf(coupons)
  const people = await findPeople(work, ids, {
    today: chinaDate(work.context.clock.now()),
    reader: 'anybody',
    under: underApplication(work.context, order.travelApplyNo),
  })
  const except = { orderNo: order.orderNo, positions: coupons.map(({ segment }) => segment) }
  const conflicts = await conflictsOf(work, ids, planned, except)
  const business = order.travelType === 'business'
  const atMost = (until: string): string => (standsUntil === undefined ? until : earlierInstant(until, standsUntil))
  const departAt = planned[0]!.departAt
  const approvalHold = atMost(holdForChange(holdForApproval({ now, departAt }), leavesAt.toISOString(), now))
  const chain = await afterSalesChain(work, order, people, {
    object: 'change',
    amount: sumOf(lines, 'amount'),
    outOfPolicy: business && settle(violationsOf(people), { reasonCode }).some(needsApproval),
    decideBefore: approvalDeadline(now, approvalHold),
  })
  if (isProblem(chain)) return chain
  return { people, conflicts, business, holdUntil: chain.chain ? approvalHold : atMost(holdForPayment(now)), chain }
}

/** What the page of any change shows: what it costs, reasons to choose from, what stands in the way, who must approve. */
export const changeFrame = (
  { language }: Actor,
  { lines, enterprise, people, conflicts, chain }: JudgedChange & { lines: readonly AfterSaleLine[]; enterprise: EnterpriseRow },
  product: Product,
) => ({
  total: sumOf(lines, 'amount'),
  reasons: reasonsFor(enterprise.config.settings, product).map(({ code, name, needsText }) => ({
    code,
    name: name[language],
    needsText,
  })),
  conflicts: conflictSentences(conflicts, people, language),
  approval: levelsOf(chain, language),
})

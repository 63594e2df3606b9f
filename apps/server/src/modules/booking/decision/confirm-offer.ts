import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Envelope } from '@sojourn/domain/booking/approval/envelope'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import type { Work } from '../../../context'
import type { OfferFailure, Substitution } from '../../../capabilities/fulfilment'
import { attempt } from '../../../db/attempt'
import { insertAct } from '../approval/act-store'
import { findApprovalOfOrder, type ApprovalRow } from '../approval/store'
import type { ApprovalSubject } from '../approval/subject'
import { onCompanyMoney } from '../ledger/money'
import { rewriteOrder } from '../order/rewrite-store'
import { lockOrders, type OrderRow } from '../order/store'
import { followPrice } from '../payment/follow-price'
import { envelopeLeft, LookFirst, productOf, take, type LastLook } from './last-look'

interface Confirmed {
  order: OrderRow
  /** For the order's history: what was taken instead, and why. */
  detail: Record<string, string | number>
}

/** Has the supplier of an order asked before its last decision is written; what has none goes on. */
export async function askFirst(
  work: Work,
  { approval, subject }: { approval: ApprovalRow; subject: ApprovalSubject },
  envelope: Envelope | null,
): Promise<void> {
  const { held } = subject
  if (held?.kind !== 'booking' || !productOf(work.context, held)?.lastLook) return
  throw new LookFirst(held, await envelopeLeft(work, { approvalId: approval.approvalId, envelope }))
}

/**
 * Before an approved order goes on, the supplier is asked whether what was shown can still be had (handbook 1.5). If not, the best
 * member of what the approvers accepted takes its place; without one the decision is refused and nothing has happened.
 */
export async function confirmed(work: Work, order: OrderRow, look: LastLook | undefined): Promise<Confirmed | Problem> {
  const { orderNo } = order
  if (order.kind !== 'booking' || !productOf(work.context, order)?.lastLook) return { order, detail: {} }
  if (!look) throw new LookFirst(order, await envelopeLeft(work, await findApprovalOfOrder(work, orderNo)))
  if (look.order.version !== order.version) return problem('orderChanged', { detail: { orderNo } })
  if (look.instead)
    return substituted(work, { order, approval: (await findApprovalOfOrder(work, orderNo))!, look, instead: look.instead })
  if (look.failed) return refusalOfOffer(look.failed)
  await look.keep?.(work)
  return { order, detail: {} }
}

/**
 * Where price or seats have gone since the approval, an order takes a substitute within what was accepted, whose tickets are asked for
 * next; whether it did.
 */
export async function takeSubstitute(work: Work, order: OrderRow, failure: string, look: LastLook | undefined): Promise<boolean> {
  const failed = offerFailures[failure]
  // Money that a person has paid is a fixed sum, so only what the company has set aside follows a new price.
  if (!failed || !onCompanyMoney(order)) return false
  const approval = await findApprovalOfOrder(work, order.orderNo)
  const envelope = await envelopeLeft(work, approval)
  if (!approval || !envelope) return false
  if (!look) throw new LookFirst(order, envelope, failed)
  const { instead } = look
  if (!instead) return false
  // A substitute for which the money does not reach leaves the order as it was.
  const taken = await attempt(work.sql, async () => {
    const found = await substituted(work, { order, approval, look, instead })
    return isProblem(found) ? { failure: failed.failure } : found
  })
  return !('failure' in taken)
}

interface Substituting {
  order: OrderRow
  approval: ApprovalRow
  look: LastLook
  instead: Substitution
}

async function substituted(work: Work, { order, approval, look, instead }: Substituting): Promise<Confirmed | Problem> {
  const detail = detailOf(order, instead, look.failed?.failure ?? 'soldOut')
  const rewritten = rewrittenOf(order, instead)
  await rewriteOrder(work, rewritten, instead)
  const short = await followPrice(work, order, rewritten)
  if (short) return short
  await take(work, order, instead)
  const at = work.context.clock.now()
  await insertAct(work, approval.approvalId, {
    at,
    act: 'substitute',
    actorId: '',
    actorName: '',
    words: '',
    detail,
  })
  const [fresh] = await lockOrders(work, [order.orderNo])
  return { order: fresh ?? rewritten, detail }
}

const rewrittenOf = (order: OrderRow, instead: Substitution): OrderRow => ({
  ...order,
  title: instead.title,
  departAt: new Date(instead.departAt),
  arriveAt: new Date(instead.arriveAt),
  total: instead.total,
  prices: instead.prices,
  supplierReference: instead.supplierReference,
  searchIds: [...order.searchIds, ...instead.searchIds],
  verdict: verdictOf(instead.violations.flat()),
})

const detailOf = (order: OrderRow, instead: Substitution, failure: OfferFailure['failure']): Confirmed['detail'] => ({
  why: failure,
  from: instead.from,
  to: instead.to,
  before: order.total,
  after: instead.total,
  searchIds: instead.searchIds.join(' '),
})

/** What an approver may have accepted another option for; what is no longer kept, or its supplier refuses, is gone like what was sold. */
const offerFailures: Partial<Record<string, OfferFailure>> = {
  priceChanged: { failure: 'priceChanged' },
  soldOut: { failure: 'soldOut' },
  lockExpired: { failure: 'soldOut' },
  holdExpired: { failure: 'soldOut' },
  refused: { failure: 'soldOut', refused: true },
}

export const refusalOfOffer = ({ failure, price }: OfferFailure): Problem =>
  failure === 'soldOut' ? problem('offerGone') : problem('priceChanged', price === undefined ? {} : { detail: { price } })

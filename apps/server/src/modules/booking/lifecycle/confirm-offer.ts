import { products } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import type { Context, ProductOperations } from '../../../context'
import type { OfferFailure, Substitution } from '../../../capabilities/fulfilment'
import { attempt } from '../../../db/attempt'
import type { Sql } from '../../../db/sql'
import { findActs, insertAct } from '../approval/act-store'
import { findApprovalOfOrder } from '../approval/store'
import { onCompanyMoney } from '../ledger/money'
import { rewriteOrder } from '../order/rewrite-store'
import { lockOrders, type OrderRow } from '../order/store'
import { followPrice } from './follow-price'

interface Confirmed {
  order: OrderRow
  /** For the order's history: what was taken instead, and why. */
  detail: Record<string, string | number>
}

/**
 * Before an approved order goes on, the supplier is asked whether what was shown can still be had (handbook 1.5). If not, the best
 * member of what the approvers accepted takes its place; without one the decision is refused and nothing has happened.
 */
export async function confirmed(context: Context, sql: Sql, enterpriseId: number, order: OrderRow): Promise<Confirmed | Problem> {
  const product = productOf(context, order)
  if (order.kind !== 'booking' || !product?.confirm) return { order, detail: {} }
  const failed = await product.confirm(context, sql, { ...order, enterpriseId })
  if (!failed) return { order, detail: {} }
  return (await substituted(context, sql, enterpriseId, order, product, failed)) ?? refusalOfOffer(failed)
}

/**
 * Where price or seats have gone since the approval, an order takes a substitute within what was accepted, whose tickets are asked for
 * next; whether it did.
 */
export async function takeSubstitute(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  failure: string,
): Promise<boolean> {
  const product = productOf(context, order)
  // Money that a person has paid is a fixed sum, so only what the company has set aside follows a new price.
  const failed = offerFailures[failure]
  if (!product || !failed || !onCompanyMoney(order)) return false
  // A substitute for which the money does not reach leaves the order as it was.
  const instead = await attempt(sql, async () => {
    const found = await substituted(context, sql, enterpriseId, order, product, failed)
    return !found || isProblem(found) ? { failure: failed.failure } : found
  })
  return !('failure' in instead)
}

async function substituted(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  product: ProductOperations,
  failed: OfferFailure,
): Promise<Confirmed | Problem | undefined> {
  const approval = await findApprovalOfOrder(sql, enterpriseId, order.orderNo)
  if (!approval?.envelope || !product.substitute) return undefined
  // The envelope is about the case that was shown, so an order takes another option once.
  const acts = await findActs(sql, enterpriseId, [approval.approvalId], 'anybody')
  if (acts.some(({ act }) => act === 'substitute')) return undefined
  const instead = await product.substitute(context, sql, enterpriseId, { ...order, enterpriseId }, approval.envelope, failed)
  if (!instead) return undefined
  const detail = detailOf(order, instead, failed.failure)
  const rewritten = rewrittenOf(order, instead)
  await rewriteOrder(sql, enterpriseId, rewritten, instead)
  const short = await followPrice(context, sql, enterpriseId, order, rewritten)
  if (short) return short
  const at = context.clock.now()
  await insertAct(sql, enterpriseId, approval.approvalId, {
    at,
    act: 'substitute',
    actorId: '',
    actorName: '',
    words: '',
    detail,
  })
  const [fresh] = await lockOrders(sql, enterpriseId, [order.orderNo])
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

const productOf = (context: Context, order: OrderRow): ProductOperations | undefined =>
  context.products[products.word(order.product as 1)]

/** What an approver may have accepted another option for; what is no longer kept, or a hotel refuses, is gone like what was sold. */
const offerFailures: Partial<Record<string, OfferFailure>> = {
  priceChanged: { failure: 'priceChanged' },
  soldOut: { failure: 'soldOut' },
  lockExpired: { failure: 'soldOut' },
  holdExpired: { failure: 'soldOut' },
  refused: { failure: 'soldOut', refused: true },
}

export const refusalOfOffer = ({ failure, price }: OfferFailure): Problem =>
  failure === 'soldOut' ? problem('offerGone') : problem('priceChanged', price === undefined ? {} : { detail: { price } })

import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyFlightRefund, quoteFlightRefund } from '@sojourn/contract/products/flight-after-sales.calls'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RefundQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { employeesOf, pickCoupons } from '../../booking/after-sale/coupons'
import { refundPrices, sumOf } from '../../booking/after-sale/lines'
import type { AfterSaleLine } from '../../booking/after-sale/store'
import { levelsOf, refundChain, type AfterSalesChain } from '../../booking/lifecycle/after-sales-chain'
import { applyAfterSale } from '../../booking/lifecycle/apply-after-sale'
import { returnShares } from '../../booking/lifecycle/return-shares'
import { partsOfCoupons, submitRefund } from '../../booking/lifecycle/submit-refund'
import { findEnterprise } from '../../booking/settings/store'
import { alterableOrder, type Alterable, type Coupon } from './alterable'
import { titleOfSegments } from './order-record'
import { linesHoldUntil, refundLines, refundLineShapes } from './refund-quote'

interface Prepared {
  found: Alterable
  coupons: Coupon[]
  lines: AfterSaleLine[]
  chain: AfterSalesChain
}

/** Everything about a refund but the writing: coupons, the carrier's answer, who must approve. */
async function prepare(
  context: Context,
  sql: Sql,
  actor: Actor,
  found: Alterable,
  refs: RequestOf<typeof quoteFlightRefund>['coupons'],
): Promise<Prepared | Problem> {
  const coupons = pickCoupons(found.coupons, refs)
  if (isProblem(coupons)) return coupons
  const { settings } = (await findEnterprise(sql, actor.enterpriseId)).config
  const lines = await refundLines(context, sql, found, coupons, settings)
  if (isProblem(lines)) return lines
  const chain = await refundChain(context, sql, actor, found.order, employeesOf(coupons), lines)
  return isProblem(chain) ? chain : { found, coupons, lines, chain }
}

/** The quote of a refund (S7.52): fee by fee with its rule, what comes back to whom, and who must approve. */
export const quoteRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof quoteFlightRefund>,
): Promise<RefundQuote | Problem> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await alterableOrder(context, sql, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepare(context, sql, actor, found, request.coupons)
    if (isProblem(prepared)) return prepared
    const { coupons, lines, chain } = prepared
    return {
      lines: refundLineShapes(context, coupons, lines, actor.language),
      fee: sumOf(lines, 'fee'),
      total: sumOf(lines, 'amount'),
      shares: await returnShares(context, sql, actor, lines),
      ...linesHoldUntil(context, 'refund', coupons, lines),
      approval: levelsOf(chain),
    }
  })

export const applyRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyFlightRefund>,
): Promise<AppliedAfterSale | Problem> =>
  applyAfterSale(
    context,
    actor,
    async (sql) => {
      const found = await alterableOrder(context, sql, actor, request.orderNo, true)
      if (isProblem(found)) return found
      const prepared = await prepare(context, sql, actor, found, request.coupons)
      if (isProblem(prepared)) return prepared
      const total = sumOf(prepared.lines, 'amount')
      return total < request.expectedTotal ? problem('quoteChanged', { field: 'expectedTotal', detail: { total } }) : prepared
    },
    (sql, prepared) => writeRefund(context, sql, actor, prepared, request.reasonText ?? ''),
  )

function writeRefund(
  context: Context,
  sql: Sql,
  actor: Actor,
  { found, coupons, lines, chain }: Prepared,
  remark: string,
): Promise<AppliedAfterSale | Problem> {
  const taken = partsOfCoupons(found, coupons)
  const title = titleOfSegments(taken.segments.map(({ body }) => body))
  const parts = { ...taken, title, prices: refundPrices(lines), remark, lines }
  return submitRefund(context, sql, actor, found.order, 'FR', parts, chain)
}

/** All that is open of an order, for the end of a whole trip; undefined where nothing is. */
async function prepareWhole(context: Context, sql: Sql, actor: Actor, orderNo: string, lock: boolean) {
  const found = await alterableOrder(context, sql, actor, orderNo, lock)
  if (isProblem(found)) return found
  const open = found.coupons.filter(({ state, refused }) => refused === undefined || state === 'open' || state === 'checkedIn')
  return open.length === 0 ? undefined : prepare(context, sql, actor, found, open)
}

export async function quoteWholeRefund(context: Context, sql: Sql, actor: Actor, orderNo: string) {
  const prepared = await prepareWhole(context, sql, actor, orderNo, false)
  if (prepared === undefined || isProblem(prepared)) return prepared
  return { amount: sumOf(prepared.lines, 'amount'), fee: sumOf(prepared.lines, 'fee') }
}

export async function applyWholeRefund(context: Context, sql: Sql, actor: Actor, orderNo: string, reason: string) {
  const prepared = await prepareWhole(context, sql, actor, orderNo, true)
  if (prepared === undefined || isProblem(prepared)) return prepared
  return writeRefund(context, sql, actor, prepared, reason)
}

import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyTrainRefund, quoteTrainRefund } from '@sojourn/contract/products/train-after-sales.calls'
import type { TrainRefundQuote } from '@sojourn/contract/products/train-after-sales.shapes'
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
import { alterableOrder, type Alterable, type Ticket } from './alterable'
import { titleOf } from './order-record'
import { linesHoldUntil, refundLines, refundLineShapes } from './refund-quote'

interface Prepared {
  found: Alterable
  tickets: Ticket[]
  lines: AfterSaleLine[]
  chain: AfterSalesChain
}

/** Everything about a refund but the writing: tickets, the railway's answer, who must approve. */
async function prepare(
  context: Context,
  sql: Sql,
  actor: Actor,
  found: Alterable,
  refs: RequestOf<typeof quoteTrainRefund>['coupons'],
): Promise<Prepared | Problem> {
  const tickets = pickCoupons(found.tickets, refs)
  if (isProblem(tickets)) return tickets
  const { settings } = (await findEnterprise(sql, actor.enterpriseId)).config
  const lines = await refundLines(context, sql, found, tickets, settings)
  if (isProblem(lines)) return lines
  const chain = await refundChain(context, sql, actor, found.order, employeesOf(tickets), lines)
  return isProblem(chain) ? chain : { found, tickets, lines, chain }
}

/** The quote of a refund: fee by fee with its rule, what comes back to whom, and who must approve. */
export const quoteRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof quoteTrainRefund>,
): Promise<TrainRefundQuote | Problem> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await alterableOrder(context, sql, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepare(context, sql, actor, found, request.coupons)
    if (isProblem(prepared)) return prepared
    const { tickets, lines, chain } = prepared
    return {
      lines: refundLineShapes(context, tickets, lines, actor.language),
      fee: sumOf(lines, 'fee'),
      total: sumOf(lines, 'amount'),
      shares: await returnShares(context, sql, actor, lines),
      ...linesHoldUntil(context, tickets),
      approval: levelsOf(chain),
    }
  })

export const applyRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyTrainRefund>,
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

async function writeRefund(
  context: Context,
  sql: Sql,
  actor: Actor,
  { found, tickets, lines, chain }: Prepared,
  remark: string,
): Promise<AppliedAfterSale | Problem> {
  const taken = partsOfCoupons(found, tickets)
  const title = titleOf(taken.segments.map(({ body }) => body))
  const parts = { ...taken, title, prices: refundPrices(lines), remark, lines }
  const applied = await submitRefund(context, sql, actor, found.order, 'TR', parts, chain)
  return isProblem(applied) ? couponTaken(applied) : applied
}

/** What holds tickets of any product, in the words of trains. */
export const couponTaken = (found: Problem): Problem =>
  found.problem === 'couponTaken' ? problem('trainTicketTaken', { field: 'coupons' }) : found

/** All that is open of an order, for the end of a whole trip; undefined where nothing is. */
async function prepareWhole(context: Context, sql: Sql, actor: Actor, orderNo: string, lock: boolean) {
  const found = await alterableOrder(context, sql, actor, orderNo, lock)
  if (isProblem(found)) return found
  const open = found.tickets.filter(({ state, refused }) => refused === undefined || state === 'open')
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

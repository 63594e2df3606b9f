import { orderStates } from '@sojourn/contract/booking/codes'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyTrainRefund, quoteTrainRefund } from '@sojourn/contract/products/train-after-sales.calls'
import type { TrainRefundQuote } from '@sojourn/contract/products/train-after-sales.shapes'
import { orderText } from '@sojourn/text/booking/order'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import type { AfterSaleLine } from '../../booking/after-sale/store'
import { afterSalesChain, levelsOf, type AfterSalesChain } from '../../booking/lifecycle/after-sales-chain'
import { previewReturn } from '../../booking/lifecycle/after-sales-money'
import { announce } from '../../booking/lifecycle/announce'
import { submitAfterSale } from '../../booking/lifecycle/submit-after-sale'
import { nextOrderNo } from '../../booking/order/store'
import { findEnterprise } from '../../booking/settings/store'
import { findPeople } from '../../booking/traveller/store'
import { alterableOrder, employeesOf, pickTickets, type Alterable, type Ticket } from './alterable'
import { titleOf } from './order-record'
import { linesHoldUntil, refundLines, refundLineShapes, sumOf } from './refund-quote'

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
  const tickets = pickTickets(found, refs)
  if (isProblem(tickets)) return tickets
  const { settings } = (await findEnterprise(sql, actor.enterpriseId)).config
  const lines = await refundLines(context, sql, found, tickets, settings)
  if (isProblem(lines)) return lines
  const people = await findPeople(sql, actor.enterpriseId, employeesOf(tickets), chinaDate(context.clock.now()))
  const chain = await afterSalesChain(context, sql, actor.enterpriseId, found.order, people, {
    object: 'refund',
    amount: sumOf(lines, 'amount'),
    outOfPolicy: false,
  })
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
    const shares = await previewReturn(sql, actor.enterpriseId, lines)
    const payers = shares.flatMap(({ payer }) => payer ?? [])
    const people = await findPeople(sql, actor.enterpriseId, payers, chinaDate(context.clock.now()))
    const ways: Record<string, string> = orderText[actor.language].settleTypes
    return {
      lines: refundLineShapes(context, tickets, lines, actor.language),
      fee: sumOf(lines, 'fee'),
      total: sumOf(lines, 'amount'),
      shares: shares.map(({ way, payer, amount }) => {
        const name = people.find(({ employeeId }) => employeeId === payer)?.name
        return { way: ways[way] ?? way, ...(name ? { payer: name } : {}), amount }
      }),
      ...linesHoldUntil(context, tickets),
      approval: levelsOf(chain),
    }
  })

export async function applyRefund(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyTrainRefund>,
): Promise<AppliedAfterSale | Problem> {
  let concerned: string[] = []
  const answer = await once<AppliedAfterSale>(context, actor, async (sql) => {
    const found = await alterableOrder(context, sql, actor, request.orderNo, true)
    if (isProblem(found)) return found
    const prepared = await prepare(context, sql, actor, found, request.coupons)
    if (isProblem(prepared)) return prepared
    const total = sumOf(prepared.lines, 'amount')
    if (total < request.expectedTotal) return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
    concerned = prepared.chain.chain?.levels[0]?.approverIds ?? []
    return writeRefund(context, sql, actor, prepared, request.reasonText ?? '')
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, [actor.employeeId, ...concerned], answer.state)
  return answer
}

async function writeRefund(
  context: Context,
  sql: Sql,
  actor: Actor,
  { found, tickets, lines, chain }: Prepared,
  remark: string,
): Promise<AppliedAfterSale | Problem> {
  const now = context.clock.now()
  const orderNo = await nextOrderNo(sql, 'TR', chinaDate(now))
  const segments = found.segments.filter(({ position }) => tickets.some(({ segment }) => segment === position))
  const after = {
    kind: 'refund' as const,
    orderNo,
    title: titleOf(segments.map(({ body }) => body)),
    departAt: segments[0]!.departAt,
    arriveAt: segments.at(-1)!.arriveAt,
    total: sumOf(lines, 'amount'),
    prices: pricesOf(lines),
    outOfPolicy: false,
    remark,
    searchIds: [],
    supplierReference: null,
    holdExpiresAt: new Date(chain.chain?.deadline ?? now),
    travellers: found.travellers.filter(({ position }) => tickets.some(({ traveller }) => traveller.position === position)),
    segments: segments.map(({ position, flightNo, departDate, departAt, arriveAt, body }) => ({
      position,
      flightNo,
      departDate,
      departAt: departAt.toISOString(),
      arriveAt: arriveAt.toISOString(),
      body,
    })),
    lines,
  }
  const submitted = await submitAfterSale(context, sql, actor, found.order, after, chain)
  if (isProblem(submitted)) return couponTaken(submitted)
  const approving = submitted.state === orderStates.code('approving')
  return { orderNo, state: submitted.state as AppliedAfterSale['state'], next: approving ? 'approval' : 'supplier' }
}

/** What holds tickets of any product, in the words of trains. */
export const couponTaken = (found: Problem): Problem =>
  found.problem === 'couponTaken' ? problem('trainTicketTaken', { field: 'coupons' }) : found

/** What comes back and what is kept, line by line; the lines sum to the total. */
const pricesOf = (lines: readonly AfterSaleLine[]) =>
  (
    [
      ['fare', sumOf(lines, 'ticketPrice')],
      ['refundFee', -sumOf(lines, 'fee')],
      ['afterSalesFee', -sumOf(lines, 'serviceFee')],
    ] as const
  )
    .filter(([, sum]) => sum !== 0)
    .map(([kind, sum]) => ({ kind, unit: sum, count: 1, amount: sum }))

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

import { settleTypes, type PayerWay, type SettleCode } from '@sojourn/contract/booking/codes'
import { heldParts, type Part } from '@sojourn/domain/booking/ledger/accounts'
import { fulfilEntries, holdEntries, refundEntries, releaseEntries, type Price } from '@sojourn/domain/booking/ledger/postings'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { movers, type MoneyOrder, type Step } from './movers'
import { balancesOfOrder, insertPosting, type Posting } from './store'

/** Ways that set the company's money aside before it is spent (handbook 6.4). */
export const isFrozenWay = (way: PayerWay): boolean => way === 'companyCredit' || way === 'deposit'

/** The company alone pays, out of what is set aside already: nobody need come to the payment page. */
export const onCompanyMoney = (order: { settleType: SettleCode; total: number; companyPart: number }): boolean =>
  isFrozenWay(settleTypes.word(order.settleType)) && order.companyPart === order.total

/** Sets money aside for an order; false when the account does not reach. */
export async function holdMoney(sql: Sql, enterpriseId: number, order: MoneyOrder, part: Part, at: Date): Promise<boolean> {
  if (part.amount === 0) return true
  if (!(await movers[part.way](sql, enterpriseId, 'hold', { order, causedBy: order.orderNo, amount: part.amount, at })))
    return false
  await post(sql, enterpriseId, order, { kind: 'hold', entries: holdEntries(part), at })
  return true
}

/** Sets free what was set aside for an order. */
export async function releaseMoney(
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder,
  part: Part,
  at: Date,
  causedBy = order.orderNo,
): Promise<void> {
  await mustMove(sql, enterpriseId, 'release', order, part, at, causedBy)
  await post(sql, enterpriseId, order, { kind: 'release', entries: releaseEntries(part), at, causedBy })
}

/** Sets everything free that the order has set aside in these ways. */
export async function releaseWays(
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder,
  ways: (way: PayerWay) => boolean,
  at: Date,
): Promise<void> {
  for (const part of await heldFor(sql, enterpriseId, order.orderNo))
    if (ways(part.way)) await releaseMoney(sql, enterpriseId, order, part, at)
}

/** The order is fulfilled: what was set aside is spent, on suppliers and fees. Answers what that was. */
export async function fulfilMoney(
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder & { prices: readonly Price[] },
  at: Date,
): Promise<Part[]> {
  const parts = await heldFor(sql, enterpriseId, order.orderNo)
  if (parts.length === 0) return parts
  for (const part of parts) await mustMove(sql, enterpriseId, 'spend', order, part, at, order.orderNo)
  await post(sql, enterpriseId, order, { kind: 'fulfil', entries: fulfilEntries(parts, order.prices), at })
  return parts
}

/** After fulfilment the supplier gives money back, and every payer a share of it. */
export async function refundMoney(
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder,
  refund: { shares: readonly Part[]; fee: number; causedBy: string; at: Date },
): Promise<void> {
  for (const share of refund.shares) await mustMove(sql, enterpriseId, 'giveBack', order, share, refund.at, refund.causedBy)
  const entries = refundEntries(refund.shares, refund.fee)
  if (entries.length > 0)
    await post(sql, enterpriseId, order, { kind: 'refund', entries, at: refund.at, causedBy: refund.causedBy })
}

export const heldFor = async (sql: Sql, enterpriseId: number, orderNo: string): Promise<Part[]> =>
  heldParts(await balancesOfOrder(sql, enterpriseId, orderNo))

/** Movements that give money back or spend what is set aside cannot be refused; if one is, the books are wrong. */
export async function mustMove(
  sql: Sql,
  enterpriseId: number,
  step: Step,
  order: MoneyOrder,
  { way, amount }: Part,
  at: Date,
  causedBy: string,
): Promise<void> {
  const moved = await movers[way](sql, enterpriseId, step, { order, causedBy, amount, at })
  if (!moved) throw new Error(`${step} of ${amount} fen of ${way} was refused for order ${order.orderNo}`)
}

/** Writes entries into the books of an order. */
export const post = (
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder,
  { causedBy, ...posting }: Pick<Posting, 'kind' | 'entries' | 'at'> & { causedBy?: string },
): Promise<unknown> =>
  insertPosting(sql, enterpriseId, {
    ...posting,
    postingId: newId(posting.at),
    orderNo: causedBy ?? order.orderNo,
    paidOrderNo: order.orderNo,
    currency: order.currency,
  })

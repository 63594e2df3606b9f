import type { OrderKind, PayerWay, SettleType } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Part } from '@sojourn/domain/booking/ledger/accounts'
import { plannedSplit, withPoints, type ExcessViolation, type Split } from '@sojourn/domain/booking/ledger/split'
import type { Tenant } from '../../../db/tenant'
import { holdMoney, isFrozenWay, releaseMoney } from '../ledger/money'
import type { MoneyOrder } from '../ledger/movers'
import { findCredit, setSplit } from '../ledger/store'
import type { OrderRow, OrderTravellerRow } from '../order/store'
import type { PaymentPart } from './store'

/** Why an account does not reach; credit may be kept back because a bill is overdue. */
export const shortOf = async (tenant: Tenant, way: PayerWay): Promise<Problem> =>
  way === 'companyCredit' && (await findCredit(tenant)).overdue
    ? problem('creditOverdue', { field: 'settleType' })
    : shortByWay[way]

const shortByWay: Record<PayerWay, Problem> = {
  personal: problem('paymentWayNotAllowed', { field: 'settleType' }),
  companyAccount: problem('paymentWayNotAllowed', { field: 'settleType' }),
  companyCredit: problem('creditInsufficient', { field: 'settleType' }),
  deposit: problem('depositInsufficient', { field: 'settleType' }),
  points: problem('pointsInsufficient', { field: 'points' }),
}

interface PlacedOrder extends MoneyOrder {
  /** A refund is never paid. */
  kind?: OrderKind
  total: number
  settleType: SettleType
  /** What stands there already, when it is placed again. */
  personalPart?: number
  travellers: readonly { employeeId: string; violations: readonly Omit<ExcessViolation, 'travellerId'>[] }[]
  createdAt: Date
}

/**
 * Plans who pays what of an order that was just written (of any kind) and sets the company's part aside at once;
 * a problem when its account does not reach.
 */
export async function placeMoney(tenant: Tenant, order: PlacedOrder): Promise<Problem | undefined> {
  const { kind = 'booking', total, settleType } = order
  if (kind === 'refund') return undefined
  const split = plannedSplit({ total, settleType, violations: violationsOf(order.travellers) })
  if (split.personal !== (order.personalPart ?? 0)) await setSplit(tenant, order.orderNo, split)
  if (!isFrozenWay(settleType)) return undefined
  const held = await holdMoney(tenant, order, { way: settleType, amount: split.company }, order.createdAt)
  return held ? undefined : shortOf(tenant, settleType)
}

export const violationsOf = (travellers: PlacedOrder['travellers']): ExcessViolation[] =>
  travellers.flatMap(({ employeeId, violations }) => violations.map((violation) => ({ ...violation, travellerId: employeeId })))

/** Who would pay what of each order if the company's part were paid in this way; points stand in for personal money. */
export function planParts(
  orders: readonly OrderRow[],
  travellers: readonly OrderTravellerRow[],
  { settleType, points }: { settleType: SettleType; points: number },
): PaymentPart[] {
  const splits = orders.map(({ orderNo, total }) =>
    plannedSplit({ total, settleType, violations: violationsOf(travellers.filter((one) => one.orderNo === orderNo)) }),
  )
  return withPoints(splits, points).map((split, index) => ({ orderNo: orders[index]!.orderNo, ...split }))
}

interface Reservation {
  split: Split
  way: SettleType
  /** What is set aside for the order already. */
  held: readonly Part[]
  at: Date
}

/**
 * Sets aside what a payment counts on before personal money arrives: the company's part, moved over when it was frozen
 * in another way, and the points. Doing it again changes nothing. Answers what is set aside now; a problem when an account does not reach.
 */
export async function reserve(
  tenant: Tenant,
  order: OrderRow,
  { split: { company, points }, way, held, at }: Reservation,
): Promise<Part[] | Problem> {
  const heldIn = (one: PayerWay): number => held.find((part) => part.way === one)?.amount ?? 0
  const wanted: Part[] = [{ way: 'points', amount: points }]
  if (company > 0 && isFrozenWay(way)) wanted.push({ way, amount: company })
  for (const part of wanted) {
    const more = part.amount - heldIn(part.way)
    if (more < 0) await releaseMoney(tenant, order, { part: { way: part.way, amount: -more }, at })
    else if (!(await holdMoney(tenant, order, { way: part.way, amount: more }, at))) return shortOf(tenant, part.way)
  }
  // What was held in other ways is as it was found.
  const others = company > 0 ? held.filter((part) => isFrozenWay(part.way) && part.way !== way) : []
  for (const part of others) await releaseMoney(tenant, order, { part, at })
  const untouched = held.filter((part) => !others.includes(part) && !wanted.some((one) => one.way === part.way))
  return [...untouched, ...wanted.filter(({ amount }) => amount > 0)]
}

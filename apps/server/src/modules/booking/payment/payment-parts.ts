import type { OrderKind, PaymentMethod, SettleType } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Part } from '@sojourn/domain/booking/ledger/accounts'
import { plannedSplit, withPoints, type ExcessViolation, type Split } from '@sojourn/domain/booking/ledger/split'
import type { Tenant } from '../../../db/tenant'
import { holdMoney, isFrozenMethod, releaseMoney } from '../ledger/money'
import type { MoneyOrder } from '../ledger/movers'
import { findCredit, setSplit } from '../ledger/store'
import type { OrderRow, OrderTravellerRow } from '../order/store'
import type { PaymentPart } from './store'

/** Why an account does not reach; credit may be kept back because a bill is overdue. */
export const shortOf = async (tenant: Tenant, method: PaymentMethod): Promise<Problem> =>
  method === 'companyCredit' && (await findCredit(tenant)).overdue
    ? problem('creditOverdue', { field: 'settleType' })
    : shortByMethod[method]

const shortByMethod: Record<PaymentMethod, Problem> = {
  personal: problem('paymentMethodNotAllowed', { field: 'settleType' }),
  companyAccount: problem('paymentMethodNotAllowed', { field: 'settleType' }),
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
  if (!isFrozenMethod(settleType)) return undefined
  const held = await holdMoney(tenant, order, { method: settleType, amount: split.company }, order.createdAt)
  return held ? undefined : shortOf(tenant, settleType)
}

export const violationsOf = (travellers: PlacedOrder['travellers']): ExcessViolation[] =>
  travellers.flatMap(({ employeeId, violations }) => violations.map((violation) => ({ ...violation, travellerId: employeeId })))

/** Who would pay what of each order if the company's part were paid by this method; points stand in for personal money. */
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
  method: SettleType
  /** What is set aside for the order already. */
  held: readonly Part[]
  at: Date
}

/**
 * Sets aside what a payment counts on before personal money arrives: the company's part, moved over when it was frozen
 * by another method, and the points. Doing it again changes nothing. Answers what is set aside now; a problem when an account does not reach.
 */
export async function reserve(
  tenant: Tenant,
  order: OrderRow,
  { split: { company, points }, method, held, at }: Reservation,
): Promise<Part[] | Problem> {
  const heldIn = (one: PaymentMethod): number => held.find((part) => part.method === one)?.amount ?? 0
  const wanted: Part[] = [{ method: 'points', amount: points }]
  if (company > 0 && isFrozenMethod(method)) wanted.push({ method, amount: company })
  for (const part of wanted) {
    const more = part.amount - heldIn(part.method)
    if (more < 0) await releaseMoney(tenant, order, { part: { method: part.method, amount: -more }, at })
    else if (!(await holdMoney(tenant, order, { method: part.method, amount: more }, at))) return shortOf(tenant, part.method)
  }
  // What was held by other methods is as it was found.
  const others = company > 0 ? held.filter((part) => isFrozenMethod(part.method) && part.method !== method) : []
  for (const part of others) await releaseMoney(tenant, order, { part, at })
  const untouched = held.filter((part) => !others.includes(part) && !wanted.some((one) => one.method === part.method))
  return [...untouched, ...wanted.filter(({ amount }) => amount > 0)]
}

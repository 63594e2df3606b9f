import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { sum } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { dropFromUse } from '../application/use-store'
import { heldFor } from '../ledger/money'
import { writeNotifications } from '../notification/write'
import type { StoredPriceLine } from '../order/record'
import { deleteTraveller, rewritePrice } from '../order/rewrite-store'
import type { OrderRow, OrderTravellerRow } from '../order/store'
import { move, type Mover } from './lifecycle'
import { repriceBudget } from '../application/order-budget'
import { returnMoney } from '../payment/return-payments'

interface Leaving {
  travellers: readonly OrderTravellerRow[]
  leaver: OrderTravellerRow
  /** What the order costs without the leaver, and what of our fees went with them. */
  prices: StoredPriceLine[]
  fee: number
  by: Mover
}

/**
 * One of a party leaves an order that is paid and has no tickets yet: the others go on waiting, their budgets bear what they cost
 * themselves, and what was paid for the one goes back to whoever paid it. Budgets move before credit, as everywhere.
 */
export async function dropTraveller(
  work: Work,
  order: OrderRow,
  { travellers, leaver, prices, fee, by }: Leaving,
): Promise<OrderRow | Problem> {
  const { orderNo } = order
  const total = sum(prices.map(({ amount }) => amount))
  const staying = travellers.filter(({ position }) => position !== leaver.position)
  await deleteTraveller(work, orderNo, leaver.position)
  await dropFromUse(work, orderNo, leaver.employeeId)
  const short = await repriceBudget(work, { ...order, total })
  if (short) return short
  const amount = order.total - total
  const at = work.context.clock.now()
  const occasion = `${order.version}`
  const back = { orderNo, paidOrderNo: orderNo, amount, bookingFee: fee, kind: 'unwind', occasion, at } as const
  await returnMoney(work, back)
  const smaller = { ...order, total, prices, verdict: verdictOf(staying.flatMap(({ violations }) => violations)) }
  const rewritten = { ...smaller, ...(await partsHeld(work, smaller)) }
  await rewritePrice(work, rewritten)
  const detail = { name: passengerName(leaver, 'zh-CN'), latinName: passengerName(leaver, 'en'), amount }
  const moved = await move(work, rewritten, { event: 'leaveOne', by, detail })
  if (isProblem(moved)) return moved
  await tellThem(work, moved, leaver, amount)
  return moved
}

/** Who pays what of it now: what is still set aside. */
async function partsHeld(tenant: Tenant, { orderNo, total }: OrderRow) {
  const held = await heldFor(tenant, orderNo)
  const of = (method: 'personal' | 'points'): number => held.find((part) => part.method === method)?.amount ?? 0
  const [personalPart, pointsPart] = [of('personal'), of('points')]
  return { personalPart, pointsPart, companyPart: total - personalPart - pointsPart }
}

/** Whoever left finds the order no more; their notification leads to what they still have. */
async function tellThem(
  work: Work,
  { orderNo, title, product, bookerId }: OrderRow,
  leaver: OrderTravellerRow,
  amount: number,
): Promise<void> {
  const path = work.context.products[product]?.display.orderPath(orderNo) ?? ''
  const facts = { orderNo, title, total: amount, travellers: [leaver] }
  await writeNotifications(work, 'leftParty', [bookerId], { ...facts, path })
  if (leaver.employeeId !== bookerId)
    await writeNotifications(work, 'leftParty', [leaver.employeeId], { ...facts, path: '/center/tripOrderList' })
}

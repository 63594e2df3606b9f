import { orderStates, settleTypes, travelTypes } from '@sojourn/contract/booking/codes'
import type { pay as payCall } from '@sojourn/contract/booking/payment.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { newNumber } from '../../../kit/id'
import { findEnterprise } from '../settings/store'
import type { OrderRow } from '../order/store'
import { insertPayment, type PaymentRow } from '../payment/store'

export type PayRequest = RequestOf<typeof payCall>
export type PayAnswer = ResponseOf<typeof payCall>

/** Why these orders cannot be paid together now, or undefined. */
export function refusePayment(
  context: Context,
  actor: Actor,
  orders: readonly OrderRow[],
  orderNos: readonly string[],
): Problem | undefined {
  if (orders.length < new Set(orderNos).size || orders.some(({ bookerId }) => bookerId !== actor.employeeId)) {
    return problem('orderUnknown', { field: 'orderNos' })
  }
  const open = orders.every(
    ({ state, holdExpiresAt }) => orderStates.word(state as 10) === 'awaitingPayment' && holdExpiresAt > context.clock.now(),
  )
  return open ? undefined : problem('paymentClosed', { field: 'orderNos' })
}

/** Company money never pays a personal trip; personal money pays a business trip only where the company allows it. */
export async function refuseWay(
  sql: Sql,
  actor: Actor,
  orders: readonly OrderRow[],
  settleType: 1 | 4,
): Promise<Problem | undefined> {
  const personal = settleTypes.word(settleType) === 'personal'
  const anyPersonalTrip = orders.some(({ travelType }) => travelTypes.word(travelType) === 'personal')
  const allBusiness = orders.every(({ travelType }) => travelTypes.word(travelType) === 'business')
  if (!personal) return anyPersonalTrip ? problem('paymentWayNotAllowed', { field: 'settleType' }) : undefined
  if (!allBusiness) return undefined
  const { settings } = (await findEnterprise(sql, actor.enterpriseId)).config
  return settings.personalPaymentOnBusiness ? undefined : problem('paymentWayNotAllowed', { field: 'settleType' })
}

export const totalOf = (orders: readonly OrderRow[]): number => orders.reduce((sum, { total }) => sum + total, 0)
export const earliestHold = (orders: readonly OrderRow[]): Date =>
  new Date(Math.min(...orders.map(({ holdExpiresAt }) => holdExpiresAt.getTime())))

/** The number carries the customer, since the provider's notice comes without a session. */
export const newPaymentNo = (enterpriseId: number): string => newNumber(`PAY${enterpriseId}-`)
export function enterpriseOfPayment(paymentNo: string): number | undefined {
  const found = /^PAY(\d{1,9})-/.exec(paymentNo)
  return found ? Number(found[1]) : undefined
}

export async function writePayment(
  context: Context,
  sql: Sql,
  actor: Pick<Actor, 'enterpriseId' | 'employeeId'>,
  orders: readonly OrderRow[],
  payment: Pick<PaymentRow, 'paymentNo' | 'settleType' | 'state' | 'providerUrl'>,
): Promise<void> {
  const now = context.clock.now()
  await insertPayment(sql, actor.enterpriseId, {
    ...payment,
    payerId: actor.employeeId,
    amount: totalOf(orders),
    currency: orders[0]!.currency,
    orderNos: orders.map(({ orderNo }) => orderNo),
    providerTradeNo: null,
    reason: null,
    createdAt: now,
    settledAt: payment.state === 'paid' ? now : null,
  })
}

import type { SettleType, TravelType } from '@sojourn/contract/booking/codes'
import type { pay as payCall } from '@sojourn/contract/booking/payment.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import type { EnterpriseRow } from '../settings/store'
import type { OrderRow } from '../order/store'
import { insertPayment, type PaymentRow } from './store'

/** Asked for with the payment method as a word. */
export type PayRequest = Omit<RequestOf<typeof payCall>, 'settleType'> & { settleType: SettleType }
export type PayAnswer = ResponseOf<typeof payCall>

/** Why these orders cannot be paid together now, or undefined. A refund is never paid. */
export function refusePayment(
  context: Context,
  actor: Actor,
  orders: readonly OrderRow[],
  orderNos: readonly string[],
): Problem | undefined {
  if (orders.length < new Set(orderNos).size || orders.some(({ bookerId }) => bookerId !== actor.employeeId)) {
    return problem('orderUnknown', { field: 'orderNos' })
  }
  const open = orders.every(({ state, holdExpiresAt }) => state === 'awaitingPayment' && holdExpiresAt > context.clock.now())
  return open ? undefined : problem('paymentClosed', { field: 'orderNos' })
}

/**
 * Company money never pays a personal trip, and only by the methods that the company has; personal money pays a whole
 * business trip only where the company allows it.
 */
export function refuseMethod(
  { config }: EnterpriseRow,
  trips: readonly { travelType: TravelType }[],
  method: SettleType,
): Problem | undefined {
  const refused = problem('paymentMethodNotAllowed', { field: 'settleType' })
  const isPersonalTrip = ({ travelType }: { travelType: TravelType }): boolean => travelType === 'personal'
  if (method !== 'personal')
    return trips.some(isPersonalTrip) || !config.settings.companyMethods.includes(method) ? refused : undefined
  return trips.some((trip) => !isPersonalTrip(trip)) && !config.settings.personalPaymentOnBusiness ? refused : undefined
}

/** Points stand in for personal money only, where the company has opened the wallet (handbook 11.1). */
export function refusePoints({ config }: EnterpriseRow, points: number, personal: number): Problem | undefined {
  if (points === 0) return undefined
  if (!config['isEnableWallet']) return problem('walletClosed', { field: 'points' })
  return points > personal ? problem('pointsTooMany', { field: 'points', detail: { most: personal } }) : undefined
}

export const totalOf = (orders: readonly OrderRow[]): number => sum(orders.map(({ total }) => total))
export const earliestHold = (orders: readonly OrderRow[]): Date =>
  new Date(Math.min(...orders.map(({ holdExpiresAt }) => holdExpiresAt.getTime())))
/** What the provider is asked for. */
export const personalOf = ({ parts }: Pick<PaymentRow, 'parts'>): number => sum(parts.map(({ personal }) => personal))

/** The number carries the customer, since the provider's notice comes without a session. */
export const newPaymentNo = (enterpriseId: number): string => newNumber(`PAY${enterpriseId}-`)
export function enterpriseOfPayment(paymentNo: string): number | undefined {
  const found = /^PAY(\d{1,9})-/.exec(paymentNo)
  return found ? Number(found[1]) : undefined
}

type BegunPayment = Pick<PaymentRow, 'paymentNo' | 'settleType' | 'state' | 'providerUrl' | 'parts'>

/** A payment of these orders, as it is to be written. */
export function paymentOf(
  { context }: Work,
  actor: Pick<Actor, 'employeeId'>,
  orders: readonly OrderRow[],
  payment: BegunPayment,
): PaymentRow {
  const now = context.clock.now()
  return {
    ...payment,
    payerId: actor.employeeId,
    amount: totalOf(orders),
    currency: orders[0]!.currency,
    orderNos: orders.map(({ orderNo }) => orderNo),
    providerTradeNo: null,
    reason: null,
    createdAt: now,
    settledAt: payment.state === 'paid' ? now : null,
  }
}

export const writePayment = (
  work: Work,
  actor: Pick<Actor, 'employeeId'>,
  orders: readonly OrderRow[],
  payment: BegunPayment,
): Promise<unknown> => insertPayment(work, paymentOf(work, actor, orders, payment))

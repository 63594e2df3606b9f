import { settleTypes, type SettleType } from '@sojourn/contract/booking/codes'
import type { getPaymentState, PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { excessOf, sumOfSplits } from '@sojourn/domain/booking/ledger/split'
import { isNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { sum } from '@sojourn/domain/kit/money'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inCompany } from '../../../work'
import { companyBalance, heldFor } from '../ledger/money'
import { findPointsBalance } from '../ledger/points-store'
import { summariesOf } from '../order/summary'
import { findOrders, findOrderTravellers, type OrderRow, type OrderTravellerRow } from '../order/store'
import { findPayment, type PaymentRow } from './store'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { planParts, shortOf, violationsOf } from './payment-parts'
import { earliestHold, refusePayment, totalOf } from './payment-rules'

type Method = PaymentInfo['methods'][number]

/** What is to be paid, by whom, until when, and how it can be paid (S2.20). */
export async function paymentInfo(
  context: Context,
  actor: Actor,
  request: { orderNos: string[] },
): Promise<PaymentInfo | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const orders = await findOrders(work, request.orderNos)
    const refused = refusePayment(context, actor, orders, request.orderNos)
    if (refused) return refused
    const orderNos = orders.map(({ orderNo }) => orderNo)
    const [enterprise, travellers, summaries] = await Promise.all([
      findEnterprise(work),
      findOrderTravellers(work, orderNos, actor.language),
      summariesOf(work, actor, orderNos),
    ])
    const methods = await methodsOf(work, actor, enterprise, { orders, travellers })
    return {
      orders: summaries,
      total: totalOf(orders),
      currency: orders[0]!.currency,
      expiresAt: earliestHold(orders).toISOString(),
      methods,
      excesses: orders.flatMap((order) => excessShown(order, travellers, actor)),
      ...(enterprise.config['isEnableWallet'] && { points: await pointsOf(work, actor, orderNos) }),
    }
  })
}

/** Points that are set aside for these orders by a payment that was not finished can be used again. */
async function pointsOf(tenant: Tenant, actor: Actor, orderNos: readonly string[]): Promise<number> {
  const balance = await findPointsBalance(tenant, actor.employeeId)
  const held = await Promise.all(orderNos.map((orderNo) => heldFor(tenant, orderNo)))
  const aside = held.flat().filter(({ method }) => method === 'points')
  return Math.max(0, balance + sum(aside.map(({ amount }) => amount)))
}

function excessShown(order: OrderRow, travellers: readonly OrderTravellerRow[], actor: Actor): PaymentInfo['excesses'] {
  const own = travellers.filter(({ orderNo }) => orderNo === order.orderNo)
  const amount = excessOf(violationsOf(own))
  if (amount === 0 || order.travelType === 'personal') return []
  const broken = own.flatMap(({ violations }) => violations).filter(({ handling }) => handling === 'payExcess')
  return [{ orderNo: order.orderNo, amount, sentences: broken.map(({ sentence }) => sentence[actor.language]) }]
}

async function methodsOf(
  tenant: Tenant,
  actor: Actor,
  { config }: EnterpriseRow,
  { orders, travellers }: Pick<CompanyPayment, 'orders' | 'travellers'>,
): Promise<Method[]> {
  const text = orderText[actor.language].settleTypes
  const { companyMethods, personalPaymentOnBusiness } = config.settings
  const personal: Method = {
    settleType: settleTypes.code('personal'),
    name: text.personal,
    available: true,
    company: 0,
    personal: totalOf(orders),
  }
  if (orders.some(({ travelType }) => travelType === 'personal')) return [personal]
  const company = await Promise.all(
    companyMethods.map((method) => companyMethod(tenant, actor, { orders, travellers, method, name: text[method] })),
  )
  return personalPaymentOnBusiness ? [...company, personal] : company
}

interface CompanyPayment {
  orders: readonly OrderRow[]
  travellers: readonly OrderTravellerRow[]
  method: SettleType
  name: string
}

async function companyMethod(
  tenant: Tenant,
  actor: Actor,
  { orders, travellers, method, name }: CompanyPayment,
): Promise<Method> {
  const settleType = settleTypes.code(method)
  const { company, personal } = sumOfSplits(planParts(orders, travellers, { settleType: method, points: 0 }))
  const balance = await companyBalance(tenant, method)
  if (balance === undefined) return { settleType, name, available: true, company, personal }
  const held = await Promise.all(orders.map(({ orderNo }) => heldFor(tenant, orderNo)))
  const aside = sum(held.flat().map((part) => (part.method === method ? part.amount : 0)))
  const balanceAfter = balance + aside - company
  const reason = balanceAfter < 0 ? { reason: problemSentence(await shortOf(tenant, method), actor.language) } : {}
  const shown = seesCompanyMoney(actor) ? { balanceAfter } : {}
  return { settleType, name, available: balanceAfter >= 0, ...shown, company, personal, ...reason }
}

/** What the company has left is for those who look after its money. */
const seesCompanyMoney = ({ permissions }: Actor): boolean => permissions.includes('finance') || permissions.includes('manage')

export async function paymentState(
  context: Context,
  actor: Actor,
  request: { paymentNo: string },
): Promise<ResponseOf<typeof getPaymentState> | Problem> {
  const found = await inCompany(context, actor.enterpriseId, async (work) => {
    const payment = await findPayment(work, request.paymentNo)
    return payment && { payment, orders: await findOrders(work, payment.orderNos) }
  })
  if (found?.payment.payerId !== actor.employeeId) return problem('paymentUnknown', { field: 'paymentNo' })
  const { payment, orders } = found
  const { company, personal, points } = sumOfSplits(payment.parts)
  const companyMethod = orderText[actor.language].settleTypes[payment.settleType]
  return {
    paymentNo: payment.paymentNo,
    state: stateOf(payment, orders),
    total: payment.amount,
    company,
    personal,
    points,
    orderNos: payment.orderNos,
    ...(company > 0 && { companyMethod }),
    ...(payment.providerUrl && { providerUrl: payment.providerUrl }),
    ...(payment.reason && { reason: problemSentence(problem('companyAccountRefused'), actor.language) }),
  }
}

/** Company credit and deposit are free again without a word to the payment, which other orders may share: its orders say so. */
const stateOf = ({ state }: PaymentRow, orders: readonly OrderRow[]): PaymentRow['state'] =>
  state === 'paid' && orders.every((order) => isNeverTicketed(order.state)) ? 'refunded' : state

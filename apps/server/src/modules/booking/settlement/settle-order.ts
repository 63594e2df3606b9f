import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Part } from '@sojourn/domain/booking/ledger/accounts'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { heldFor, isFrozenMethod, onCompanyMoney, releaseMoney } from '../ledger/money'
import { setSplit } from '../ledger/store'
import { findReaders } from '../notification/store'
import type { OrderRow } from '../order/store'
import { partOf } from '../payment/part'
import type { PaymentRow } from '../payment/store'
import { findEnterprise } from '../settings/store'
import { move, system } from '../lifecycle/lifecycle'
import { newPaymentNo, writePayment } from '../payment/payment-rules'

/** What need not be read again. */
interface Known {
  payerName?: string
  held?: readonly Part[]
}

/**
 * Everything that a payment counts on for this order is there: the order goes on, keeps who paid what, and what was
 * frozen by a method that is not used is set free. A problem when the order cannot be paid any more.
 */
export async function settleOrder(
  work: Work,
  order: OrderRow,
  payment: PaymentRow,
  { payerName, held: known }: Known = {},
): Promise<OrderRow | Problem> {
  const part = partOf(payment, order.orderNo)
  const settleType = part.company > 0 ? payment.settleType : 'personal'
  const name = payerName ?? (await nameOf(work, payment.payerId))
  const [moved, held] = await Promise.all([
    move(work, order, {
      event: 'pay',
      by: { kind: 'payer', id: payment.payerId, name },
      detail: { paymentNo: payment.paymentNo },
      settleType,
    }),
    known ?? heldFor(work, order.orderNo),
  ])
  if (isProblem(moved)) return moved
  const at = work.context.clock.now()
  for (const unused of held.filter(({ method }) => isFrozenMethod(method) && method !== settleType))
    await releaseMoney(work, order, { part: unused, at })
  if (part.personal !== order.personalPart || part.points !== order.pointsPart) await setSplit(work, order.orderNo, part)
  return moved
}

const nameOf = async (tenant: Tenant, employeeId: string): Promise<string> =>
  (await findReaders(tenant, [employeeId]))[0]?.name ?? ''

/** A company that charges itself on approval pays at once, where nobody else has a part; else the order waits to be paid. */
export async function chargeOnApproval(work: Work, order: OrderRow): Promise<OrderRow | Problem> {
  if (order.total === 0 || !onCompanyMoney(order)) return order
  const enterprise = await findEnterprise(work)
  if (!enterprise.config.settings.chargeCreditOnApproval) return order
  const paymentNo = newPaymentNo(work.enterpriseId)
  await writePayment(work, { employeeId: order.bookerId }, [order], {
    paymentNo,
    settleType: order.settleType,
    state: 'paid',
    providerUrl: null,
    parts: [{ orderNo: order.orderNo, company: order.total, personal: 0, points: 0 }],
  })
  return move(work, order, { event: 'pay', by: system, detail: { paymentNo } })
}

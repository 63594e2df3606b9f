import type { PaymentMethod } from '@sojourn/contract/booking/codes'
import { partOf } from './part'
import type { PaymentRow } from './store'

export interface PaymentLine {
  method: PaymentMethod
  amount: number
  state: PaymentRow['state']
  at: Date
}

/** What a payment took from each payer for one order; fen. */
export function paymentLines(payment: PaymentRow, orderNo: string): PaymentLine[] {
  const { company, personal, points } = partOf(payment, orderNo)
  const methods: [PaymentMethod, number][] = [
    [payment.settleType, company],
    ['personal', personal],
    ['points', points],
  ]
  const at = payment.settledAt ?? payment.createdAt
  return methods.filter(([, amount]) => amount > 0).map(([method, amount]) => ({ method, amount, state: payment.state, at }))
}

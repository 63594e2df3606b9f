import type { PayerWay } from '@sojourn/contract/booking/codes'
import { partOf } from './part'
import type { PaymentRow } from './store'

export interface PaymentLine {
  way: PayerWay
  amount: number
  state: PaymentRow['state']
  at: Date
}

/** What a payment took from each payer for one order; fen. */
export function paymentLines(payment: PaymentRow, orderNo: string): PaymentLine[] {
  const { company, personal, points } = partOf(payment, orderNo)
  const ways: [PayerWay, number][] = [
    [payment.settleType, company],
    ['personal', personal],
    ['points', points],
  ]
  const at = payment.settledAt ?? payment.createdAt
  return ways.filter(([, amount]) => amount > 0).map(([way, amount]) => ({ way, amount, state: payment.state, at }))
}

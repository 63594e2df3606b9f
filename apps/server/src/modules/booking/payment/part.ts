import type { PaymentPart, PaymentRow } from './store'

/** What a payment takes for one of its orders. */
export const partOf = ({ parts }: Pick<PaymentRow, 'parts'>, orderNo: string): PaymentPart =>
  parts.find((part) => part.orderNo === orderNo) ?? { orderNo, company: 0, personal: 0, points: 0 }

/** Each order of a payment is charged under a key of its own, so that one can go back without the others. */
export const chargeKey = (paymentNo: string, orderNo: string): string => `${paymentNo}/${orderNo}`

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { HostedPaymentSupply, PaymentNotice } from '../../ports/payment'

/** The built-in provider keeps nothing: what it must remember is in the signed address of its page. */
export function createSandboxPayment(options: { publicUrl: string; secret: Buffer }): HostedPaymentSupply {
  const sign = (text: string): string => createHmac('sha256', options.secret).update(text).digest('hex')
  const same = (expected: string, given: string): boolean => {
    const [left, right] = [Buffer.from(expected), Buffer.from(given)]
    return left.length === right.length && timingSafeEqual(left, right)
  }
  const addressText = (paymentNo: string, amount: number | string, expires: number | string): string =>
    `page|${paymentNo}|${amount}|${expires}`
  const noticeText = (notice: Omit<PaymentNotice, 'signature'>): string =>
    `notice|${notice.paymentNo}|${notice.providerTradeNo}|${notice.outcome}|${notice.amount}`

  return {
    start({ paymentNo, amount, expiresAt }) {
      const expires = String(expiresAt.getTime())
      const query = new URLSearchParams({ amount: String(amount), expires, mark: sign(addressText(paymentNo, amount, expires)) })
      return Promise.resolve({ providerUrl: `${options.publicUrl}/pay-provider/${paymentNo}?${query.toString()}` })
    },
    isAuthentic: ({ signature, ...notice }) => same(sign(noticeText(notice)), signature),
    refund: ({ key }) => Promise.resolve({ refundNo: `R${createHash('sha256').update(key).digest('hex').slice(0, 20)}` }),
    readAddress({ paymentNo, amount, expires, mark }) {
      if (!same(sign(addressText(paymentNo, amount, expires)), mark)) return undefined
      return { paymentNo, amount: Number(amount), expiresAt: new Date(Number(expires)) }
    },
    notice(order, outcome) {
      const providerTradeNo = `SP${createHash('sha256').update(order.paymentNo).digest('hex').slice(0, 24)}`
      const notice = { paymentNo: order.paymentNo, providerTradeNo, outcome, amount: order.amount }
      return { ...notice, signature: sign(noticeText(notice)) }
    },
  }
}

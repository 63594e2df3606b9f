/** What we need of a payment provider for personal money. */
export interface PaymentSupply {
  /** Where the payer pays: a page with a QR code. Repeating it for the same number answers the same page. */
  start(request: { paymentNo: string; amount: number; currency: string; expiresAt: Date }): Promise<{ providerUrl: string }>
  /** Whether a notice really came from the provider. */
  isAuthentic(notice: PaymentNotice): boolean
  /** Gives money back; repeating the key changes nothing. */
  refund(request: { key: string; paymentNo: string; amount: number }): Promise<{ refundNo: string }>
}

export interface PaymentNotice {
  paymentNo: string
  providerTradeNo: string
  outcome: 'paid' | 'failed'
  amount: number
  signature: string
}

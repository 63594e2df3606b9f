/** What we need of a payment provider for personal money. */
export interface PaymentSupply {
  /** Where the payer pays: a page with a QR code. Repeating it for the same number answers the same page. */
  start(request: { paymentNo: string; amount: number; currency: string; expiresAt: Date }): Promise<{ providerUrl: string }>
  /** Whether a notice really came from the provider. */
  isAuthentic(notice: PaymentNotice): boolean
  /** Gives money back once for a key, whenever and however often it is asked, and answers as the first time; rejects where it could not. */
  refund(request: { key: string; paymentNo: string; amount: number }): Promise<{ refundNo: string }>
}

export interface PaymentNotice {
  paymentNo: string
  providerTradeNo: string
  outcome: 'paid' | 'failed'
  amount: number
  signature: string
}

/** A provider whose page this server shows; the address of the page is signed. */
export interface HostedPaymentSupply extends PaymentSupply {
  /** The order for payment behind a page address, or undefined when the address was altered. */
  readAddress(query: PaymentAddress): PaymentOrder | undefined
  /** What the provider tells the product after the payer acted on its page. */
  notice(order: PaymentOrder, outcome: PaymentNotice['outcome']): PaymentNotice
}
export interface PaymentAddress {
  paymentNo: string
  amount: string
  expires: string
  mark: string
}
export interface PaymentOrder {
  paymentNo: string
  amount: number
  expiresAt: Date
}

export const isHosted = (payment: PaymentSupply): payment is HostedPaymentSupply => 'readAddress' in payment

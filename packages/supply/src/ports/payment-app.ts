/** Who authorizes: an enterprise that signs up, or one of its people. */
export type PaymentAppSubject = { enterpriseId: number; employeeId?: string }

/** What we need of a payment app with a company code (S3.53). */
export interface PaymentAppSupply {
  /** Where the subject authorizes, on a phone or in the browser; the address holds until `until`. */
  authorizationUrl(subject: PaymentAppSubject, until: Date): string
  /** The provider's page with what was paid through the app. */
  billUrl(enterpriseId: number): string
  /** Whom a notice is about, or undefined when it did not come from the provider. */
  readNotice(notice: PaymentAppNotice): PaymentAppSubject | undefined
}

export interface PaymentAppNotice {
  subject: string
  outcome: 'authorized' | 'refused'
  signature: string
}

/** A provider whose pages this server shows; the address of the page is signed. */
export interface HostedPaymentAppSupply extends PaymentAppSupply {
  /** The subject behind a page address, or undefined when the address was altered. */
  readAddress(query: PaymentAppAddress): { subject: PaymentAppSubject; until: Date } | undefined
  /** What the provider tells the product after somebody acted on its page. */
  notice(subject: PaymentAppSubject, outcome: PaymentAppNotice['outcome']): PaymentAppNotice
}
export interface PaymentAppAddress {
  subject: string
  until: string
  mark: string
}

export const isHostedApp = (app: PaymentAppSupply): app is HostedPaymentAppSupply => 'readAddress' in app

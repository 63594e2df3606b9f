import type { PaymentAppAuthorization } from '@sojourn/contract/access/payment-app.calls'

/** The person is not in the payment app though the enterprise is, and there is a code to scan (S4.32). */
export const asksAuthorization = ({ status, enterpriseStatus, qrImage }: PaymentAppAuthorization): boolean =>
  status !== 2 && enterpriseStatus === 2 && qrImage !== ''

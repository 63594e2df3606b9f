import type { text as source } from './payment-provider.zh-CN'

export const text: typeof source = {
  title: 'Checkout',
  paymentNo: 'Payment number',
  code: 'Payment QR code',
  scan: 'Scan the code to open this page on a phone, or confirm here.',
  pay: 'Pay now',
  refuse: 'Let the payment fail',
  paid: 'Payment received',
  failed: 'Payment not completed',
  expired: 'This payment has expired. Please go back to the order.',
  unknown: 'This payment link is not valid.',
  note: 'Built-in checkout: no real money moves.',
}

import { text as bookings } from '../../booking/order/list.en'
import { text as payment } from '../../finance/payment.en'
import type { text as source } from './pay.zh-CN'

export const text: typeof source = {
  lead: 'Orders are paid by the company, by yourself, or by both; who pays what stands there while you book.',
  sections: {
    pay: {
      title: 'Pay an order',
      steps: [
        `Press “${bookings.pay}” under “${bookings.title}”; for several orders use “${bookings.payTogether}”.`,
        `Choose “${payment.method}”, with “${payment.pointsTitle}” if you like.`,
        'What you pay yourself is paid with a code in a new window; the page follows by itself.',
      ],
      notes: [`Pay within “${payment.payWithin}”; the order closes afterwards.`, payment.nextFail],
      picture: 'My bookings by progress',
    },
    fail: {
      title: 'When a payment fails',
      lead: `${payment.failText} ${payment.failKeep}`,
    },
  },
}

import { text as open } from '../../booking/order/open.en'
import { text as orderPage } from '../../booking/order/page.en'
import { text as flightChange } from '../../products/flight/after-sale/change.en'
import { text as flightRefund } from '../../products/flight/after-sale/refund.en'
import type { text as source } from './change-and-refund.zh-CN'

export const text: typeof source = {
  lead: 'Both begin on the order. What they cost goes by the rules of the fare, and you see it before you submit.',
  sections: {
    change: {
      title: 'Change',
      steps: [
        `Open the order and press “${orderPage.actions.change}”.`,
        `Choose tickets and “${flightChange.date}”, and press “${flightChange.search}”.`,
        `Choose the new flight or train, check “${flightChange.price}” and press “${flightChange.submit}”.`,
      ],
      notes: [flightChange.rulesNote, `Where the carrier altered the flight, choose “${flightChange.causes.involuntary}”.`],
    },
    refund: {
      title: 'Refund',
      steps: [
        `Open the order and press “${orderPage.actions.refund}”.`,
        `Choose tickets and look at “${flightRefund.quote}” and “${flightRefund.shares}”.`,
        `Press “${flightRefund.submit}”.`,
      ],
      notes: ['Money goes back the way it was paid; what the company paid goes to the company.'],
    },
    unused: {
      title: open.title,
      lead: open.intro,
      steps: [
        `Open “${open.title}” and look at “${open.refundNow}” and “${open.expires}”.`,
        `Press “${open.change}” where you still travel, “${open.refund}” where you do not.`,
      ],
      notes: ['Searching the same route, you are told of a ticket that can be used.'],
    },
  },
}

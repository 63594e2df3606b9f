import { text as notices } from '../../products/intl-flight/after-sale/notices.en'
import type { text as source } from './schedule-changes.zh-CN'

export const text: typeof source = {
  lead: 'When a carrier cancels, delays or moves an international flight, the order says so, and whoever booked and whoever flies get an email.',
  sections: {
    answer: {
      title: 'Answer a change',
      steps: [
        `Open the order and compare “${notices.was}” with “${notices.now}” under “${notices.label}”. “${notices.local}”.`,
        `If it suits, press “${notices.accept}”: order, itinerary and calendar follow at once.`,
        `If it does not, press “${notices.change}” or “${notices.refund}”, free of charge.`,
      ],
      notes: ['Only whoever booked answers. After that, refunds and changes go by the rules of the fare.'],
    },
    reroute: {
      title: 'When the airline takes you another way',
      lead: `Where the airline cancels a flight and moves you to others, the notice lists all flights of “${notices.was}” and “${notices.instead}”, and says where there are more connections or fewer.`,
      steps: [
        `Press “${notices.takeInstead({ flight: '…' })}” for the protected flights: “${notices.protectOwn}” comes first, then those that arrive nearest to before.`,
        `Check them and press “${notices.protectTake}”. If none suits, press “${notices.protectDesk}”, “${notices.change}” or “${notices.refund}”.`,
      ],
      notes: [
        'Nothing of it is accepted without an answer: our service calls you.',
        `Where the airline names no other flights, choose under “${notices.protect}”.`,
      ],
    },
    silence: {
      title: 'Without an answer',
      lead: 'The notice names the deadline: a week, and no later than the day before departure. After it, a small change counts as accepted. Of a cancellation, a connection at risk, a departure more than an hour earlier or an arrival three hours later, our service calls you.',
    },
    pending: {
      title: 'While a refund or change is under way',
      lead: 'New times are not taken over and cannot be accepted meanwhile; the notice stays to be read. Once the request is withdrawn or over, answer as above.',
    },
  },
}

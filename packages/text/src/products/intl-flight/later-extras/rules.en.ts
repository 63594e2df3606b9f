import type { text as source } from './rules.zh-CN'

export const text: typeof source = {
  title: ({ trip }) => `Seats, meals and bags · ${trip}`,
  states: { issuing: 'Being confirmed', issued: 'Confirmed', failed: 'Not confirmed' },
  words: {
    kinds: { booking: 'Extras' },
    nextStep: {
      rejected: 'Not approved and not bought; choose again on the page of the flight order',
      awaitingPayment: ({ deadline }) => `Pay by ${deadline}; then the airline confirms it`,
      issuing: 'The airline is being asked, usually for a few minutes',
      issued: 'The airline has answered; what it did not confirm has been paid back',
      failed: 'The airline confirmed nothing of it, and everything has been paid back',
      cancelled: 'The order is cancelled and nothing was bought',
      closed: 'The order is closed and nothing was bought; choose again on the page of the flight order',
      completed: 'The journey is over',
    },
    history: {
      issue: () => 'The airline has confirmed what was chosen',
      fail: ({ reason }) => (reason ? `Not confirmed by the airline: ${reason}` : 'Not confirmed by the airline'),
    },
    notifications: {
      issued: {
        subject: ({ title }) => `Extras confirmed: ${title}`,
        body: ({ title, traveller, orderNo }) =>
          `The airline has answered about the extras of ${traveller} (${title}); what it did not confirm has been paid back. Order ${orderNo}.`,
      },
      failed: {
        subject: ({ title }) => `Extras not confirmed: ${title}`,
        body: ({ title, orderNo }) =>
          `The airline confirmed nothing of order ${orderNo} (${title}). Everything has been paid back; the tickets are not affected.`,
      },
      closed: {
        subject: ({ title }) => `Order closed: ${title}`,
        body: ({ title, orderNo }) =>
          `Order ${orderNo} (${title}) was not paid in time and nothing was bought. The tickets are not affected.`,
      },
    },
  },
}

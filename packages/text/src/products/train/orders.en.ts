import type { text as source } from './orders.zh-CN'

const board = 'Board with the document that the ticket was bought with.'

export const text: typeof source = {
  railway: {
    nextStep: {
      rejected: 'Not approved. The locked seats were given back; you can book again',
      awaitingPayment: ({ deadline }) => `Please pay by ${deadline}, or the seats are given back`,
      issuing: 'The railway is issuing the tickets, usually within a few minutes',
      issued: `Ticketed. ${board}`,
      missed:
        'The train has left without somebody. The ticket cannot be refunded; it can be changed to another train until midnight',
      failed:
        'The railway could not issue the tickets. The seats were released and the money goes back; choose another train or class',
      refunding: 'The tickets are being given back to the railway, usually within minutes',
      refunded: 'Refunded. The fare goes back the way it was paid',
      refundFailed: 'The refund did not succeed. The train tickets are still valid; you can apply again',
      changing: 'The railway is changing the tickets, usually within a few minutes',
      changed: `Changed. ${board}`,
      changedAway: 'All tickets were changed. The former train is no longer valid; travel by the new one',
      changeFailed: 'The change did not succeed. The old train tickets are still valid',
      altered: 'Train tickets of this order were refunded or changed; see where each of them stands',
      cancelled: 'Cancelled. The locked seats were given back',
      closed: 'The order was closed and the locked seats were given back. Please book again if you still travel',
    },
    ticketStays: {
      rejected: 'Not approved. The train tickets stay as they are',
      cancelled: 'The application was cancelled. The train tickets stay as they are',
      closed: 'Time ran out and the application was closed. The train tickets stay as they are',
    },
    history: {
      issue: () => 'The railway issued the tickets',
      fail: ({ reason }) => (reason ? `No train tickets: ${reason}` : 'No train tickets'),
      exchange: () => 'Changed; the new train tickets were issued',
      alter: () => 'Train tickets were refunded or changed',
      refundAll: () => 'All train tickets were refunded',
      changeAll: () => 'All train tickets were changed',
    },
    refusals: { beingAltered: 'The train tickets are being refunded or changed; you can apply again after that' },
    notifications: {
      serviceCancelled: {
        subject: (p) => `Train stopped: ${p.title}`,
        body: (p) =>
          `The railway has stopped a train of ${p.traveller} (${p.title}). The whole fare comes back, and the refund costs nothing: see order ${p.orderNo}.`,
      },
      issued: {
        subject: (p) => `Train tickets issued: ${p.title}`,
        body: (p) =>
          `Order ${p.orderNo} (${p.title}) has its tickets, for ${p.traveller}. ${board}\nItinerary (PDF) and calendar file are on the order’s page.`,
      },
      failed: {
        subject: (p) => `No train tickets: ${p.title}`,
        body: (p) =>
          `Order ${p.orderNo} (${p.title}) got no train tickets. Money that was paid goes back in full; please choose another train or class.`,
      },
      closed: {
        subject: (p) => `Order closed: ${p.title}`,
        body: (p) =>
          `Time ran out for order ${p.orderNo} (${p.title}), and its seats were given back. Please book again if you still travel.`,
      },
      refunded: {
        subject: (p) => `Train tickets refunded: ${p.title}`,
        body: (p) =>
          `The train tickets of ${p.traveller} (${p.title}) were refunded; ${p.amount} goes back the way it was paid. Refund ${p.orderNo}.`,
      },
      refundFailed: {
        subject: (p) => `Refund not successful: ${p.title}`,
        body: (p) => `Refund ${p.orderNo} (${p.title}) did not succeed. The train tickets are still valid; you can apply again.`,
      },
      changed: {
        subject: (p) => `Changed: ${p.title}`,
        body: (p) => `${p.traveller} now travels by ${p.title}, change ${p.orderNo}. ${board}`,
      },
      changeFailed: {
        subject: (p) => `Change not successful: ${p.title}`,
        body: (p) =>
          `Change ${p.orderNo} (${p.title}) did not succeed. The old train tickets are still valid, and money that was paid goes back in full.`,
      },
    },
  },
  waitlist: {
    nextStep: {
      rejected: 'Not approved; the wait did not begin. You can book again',
      awaitingPayment: ({ deadline }) => `Please pay in advance by ${deadline}. The wait begins when it is paid`,
      issuing: 'Waiting for seats. If none come back, all money is returned',
      failed: 'The wait is over without a seat; all that was paid comes back',
      cancelled: 'The waitlist is cancelled; anything paid in advance comes back in full',
      closed: 'It was not paid in time; the wait did not begin',
    },
    history: {
      issue: () => 'Seats came back; the railway issued the tickets',
      fail: ({ reason }) => (reason ? `The wait ended without seats: ${reason}` : 'The wait ended without seats'),
    },
    refusals: { beingIssued: 'It waits for seats; leave the waitlist instead' },
    notifications: {
      issued: {
        subject: (p) => `Seats found: ${p.title}`,
        body: (p) =>
          `Order ${p.orderNo} (${p.title}) has its seats, for ${p.traveller}. ${board} What was paid too much goes back the way it was paid.`,
      },
      failed: {
        subject: (p) => `No seats found: ${p.title}`,
        body: (p) => `Order ${p.orderNo} (${p.title}) waited until its end without seats. All money goes back.`,
      },
      closed: {
        subject: (p) => `The wait did not begin: ${p.title}`,
        body: (p) =>
          `Order ${p.orderNo} (${p.title}) was not paid in time, so the wait did not begin. Please book again if you still travel.`,
      },
    },
  },
  local: {
    nextStep: {
      rejected: 'Not approved; the ticket office bought nothing. You can book again',
      issuing: 'With the ticket office. Without tickets by the promised time all money goes back',
      failed: 'The ticket office could not buy the tickets. All money goes back; choose another train or class',
      cancelled: 'Cancelled; nothing was bought',
      closed: 'The order was closed, nothing was bought. Please book again if you still travel',
    },
    history: {
      issue: () => 'The ticket office bought the tickets',
      fail: ({ reason }) => (reason ? `No tickets: ${reason}` : 'The ticket office could not buy the tickets'),
    },
    refusals: {},
    notifications: {
      failed: {
        subject: (p) => `The ticket office could not buy: ${p.title}`,
        body: (p) =>
          `The ticket office could not buy the tickets of order ${p.orderNo} (${p.title}). All money goes back; please choose another train or class.`,
      },
      closed: {
        subject: (p) => `Order closed: ${p.title}`,
        body: (p) =>
          `Time ran out for order ${p.orderNo} (${p.title}), and nothing was bought. Please book again if you still travel.`,
      },
    },
  },
}

import type { text as source } from './train-order.zh-CN'

export const text: typeof source = {
  title: 'Train order',
  refundTitle: 'Refund order',
  changeTitle: 'Change order',
  waitlistTitle: 'Waitlist order',
  purchaseNo: (p) => `Purchase number ${p.number}`,
  child: 'Child ticket',
  student: 'Student ticket',
  gate: (p) => `Gate ${p.gate}`,
  stopped: (p) =>
    `Train ${p.trainNo} has been stopped (announced ${p.time}): the whole fare comes back, and the refund costs nothing`,
  otherThanWished: 'The seats you wished for were taken; these are near',
  former: 'Former train',
  changedTo: 'New train',
  rideOf: (p) => `Ride ${p.number}`,
  localAccount: (p) => `Bought with: ${p.account}`,
  differenceReturned: (p) => `Paid at a higher fare when the seats were held; ${p.amount} has come back`,
  lockedUntil: ({ time }) =>
    `The railway keeps the seats until ${time}; after that the same ones are asked for again on approval or payment`,
  lapsed:
    'The railway’s 30 minutes are over. The same seats are asked for again on approval or payment; if they are sold out, the order is closed or all money comes back',
  lockingLink: 'See how far the seats are',

  waitlist: 'Waitlist',
  waitlistStates: {
    approving: 'In approval',
    awaitingPayment: 'To be paid',
    waiting: 'Waiting for seats',
    fulfilled: 'Seats found',
    failed: 'No seats came back',
    cancelled: 'Left',
  },
  deadline: (p) => `Waits until ${p.time}`,
  choiceUntil: (p) => `until ${p.time}`,
  taken: 'Found',
  prepaid: 'Paid in advance',
  returned: 'Came back',
  leave: 'Leave the waitlist',
  leaveAsk: 'It waits no longer and everything that was paid comes back. Leave the waitlist?',
  keep: 'Go on waiting',
  left: 'You left the waitlist; everything comes back',

  invoices: 'Data of the electronic rail invoice',
  invoiceItems: { fare: 'Passenger transport', refundFee: 'Refund fee', changeFee: 'Change fee' },
  invoiceHead: { item: 'Item', ticket: 'Ticket', amount: 'With tax', tax: 'Tax', net: 'Without tax' },
  taxPercent: (p) => `${p.percent}% tax`,

  lines: {
    ticketPrice: 'Former fare',
    newPrice: 'New fare',
    fee: 'Fee',
    differenceFee: 'Fee on the difference',
    serviceFee: 'Service fee',
    bookingFee: 'Booking fee returned',
    back: 'Difference that comes back',
  },
  newTicket: (p) => `New ticket ${p.number}`,
  orderKept: 'Order kept',
}

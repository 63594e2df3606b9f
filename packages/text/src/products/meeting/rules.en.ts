import type { text as source } from './rules.zh-CN'

const roomNights = ({ count }: { count: number }): string => `${count} room ${count === 1 ? 'night' : 'nights'}`

export const text: typeof source = {
  kind: 'Request for a meeting',
  work: 'Bill of a meeting',
  title: (p) => `Meeting in ${p.city}, ${p.date}, ${p.people} people`,
  orderTitle: {
    deposit: (p) => `${p.venue}, ${p.hall}, ${p.date}, ${p.people} people (deposit)`,
    balance: (p) => `${p.venue}, ${p.hall}, ${p.date}, ${p.people} people (balance)`,
  },
  people: (p) => `${p.count} people`,
  begins: 'Event begins',
  ends: 'Event ends',
  states: {
    submitted: 'Asking venues',
    quoted: 'Offers received',
    confirming: 'Being confirmed',
    awaitingDeposit: 'Deposit due',
    running: 'Under way',
    settling: 'To be settled',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Offers expired',
    refused: 'No offer',
  },
  orderStates: { paid: 'Balance paid' },
  events: {
    submitted: 'Request sent',
    resubmitted: 'Asked again',
    quoted: (p) => `${p.count} offers received`,
    ordered: (p) => `Offer chosen, order ${p.orderNo}`,
    declined: (p) => `Cannot be booked as offered: ${p.reason}`,
    planOver: (p) => `Offer ${p.number} is over`,
    expired: 'The offers have expired',
    refused: (p) => `No offer: ${p.reason}`,
    cancelled: (p) => `Cancelled: ${p.reason}`,
    lapsed: 'Nobody asked or answered within 7 days: cancelled',
  },
  evidence: { notice: 'notice', attendance: 'signed attendance', bill: 'itemised bill', invoice: 'invoice' },
  steps: {
    confirmed: (p) => `The venue has confirmed, contract ${p.what}`,
    uploaded: (p) => `Uploaded: ${p.what}`,
    peopleChanged: (p) => `Now for ${p.count} people`,
    stated: (p) => `It came to ${p.amount}; please check`,
    objected: (p) => `Objection to the bill: ${p.what}`,
    accepted: (p) => `Bill of ${p.amount} accepted`,
    invited: (p: { count: number }) => `Link for ${p.count} ${p.count === 1 ? 'answer' : 'answers'} made`,
    linkRevoked: () => 'A link revoked',
    answersDue: (p: { count: number }) => `Answers are due tomorrow; ${p.count} ${p.count === 1 ? 'comes' : 'come'} so far`,
    roomsHeld: (p: { count: number }) => (p.count === 0 ? 'All rooms given back' : `${roomNights(p)} held`),
    roomsDue: (p: { count: number; what: string }) => `Rooms can be given back until ${p.what}; ${roomNights(p)} taken so far`,
    roomsReleased: (p: { count: number }) => `Cut-off over: the venue keeps ${roomNights(p)}`,
    journeysGrouped: (p) => `Travel application ${p.what} grouped under the meeting`,
    journeysUngrouped: (p) => `Travel application ${p.what} taken out of the meeting`,
    calledOff: (p) => `Called off (${p.what}); ${p.amount} of the deposit lost`,
    settled: (p) => `Balance of ${p.amount} paid; the meeting is settled`,
  },
  cancellation: (p) => [
    `Called off ${p.free} days or more before the event: the whole deposit comes back`,
    `${p.half} to ${p.free - 1} days before: half of the deposit is lost`,
    `Less than ${p.half} days before: the deposit is lost`,
  ],
  notChangeable: 'Change the number of people on the page of the meeting',
  notRefundable: 'Call a meeting off on its page',
  nothingOpen: 'A meeting has no tickets to give back',
  orders: {
    nextStep: {
      issuing: 'Under way; its bill is checked and settled when it is over',
      issued: 'The meeting is settled',
    },
    history: {
      issue: () => 'The meeting is settled',
      fail: (p) => (p.reason ? `The venue could not confirm: ${p.reason}` : 'The venue could not confirm'),
    },
    notifications: {
      issued: {
        subject: (p) => `Your meeting is settled: ${p.title}`,
        body: (p) => `Order ${p.orderNo} (${p.title}, held by ${p.traveller}) is settled. Please see the page of the meeting.`,
      },
    },
  },
}

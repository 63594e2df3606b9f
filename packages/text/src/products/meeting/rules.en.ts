import type { text as source } from './rules.zh-CN'

const roomNights = ({ count }: { count: number }): string => `${count} room ${count === 1 ? 'night' : 'nights'}`

export const text: typeof source = {
  kind: 'Request for a meeting',
  work: 'Bill of a meeting',
  peopleWork: 'Another number of people',
  title: (p) => `Meeting in ${p.city}, ${p.date}, ${p.people} people`,
  orderTitle: {
    deposit: (p) => `${p.venue}, ${p.hall}, ${p.date}, ${p.people} people (deposit)`,
    balance: (p) => `${p.venue}, ${p.hall}, ${p.date}, ${p.people} people (balance)`,
  },
  people: (p) => `${p.count} people`,
  begins: 'Event begins',
  ends: 'Event ends',
  states: {
    draft: 'Draft',
    submitted: 'Submitted',
    asking: 'Asking venues',
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
    lapsed: 'Its time was over: it was cancelled by itself',
  },
  demandNews: {
    subject: (p) => `Request for a meeting: ${p.title}`,
    body: (p) => `There is news of your request ${p.orderNo} (${p.title}).`,
  },
  deadlines: {
    answerLate: (p) =>
      `No offer has come by ${p.day}. The agency is still at it; you may also cancel the request or ask other venues.`,
    decisionDue: (p) => `Please choose an offer by ${p.time}; after that all of them are over.`,
    decisionOver: 'No offer was chosen in time, and all of them are over. If you still need one, ask again within 7 days.',
    daysOver: 'All wished days are over and no offer has come: the request was cancelled by itself.',
  },
  evidence: { notice: 'notice', attendance: 'signed attendance', bill: 'itemised bill', invoice: 'invoice' },
  steps: {
    confirmed: (p) => `The venue has confirmed, contract ${p.what}`,
    uploaded: (p) => `Uploaded: ${p.what}`,
    peopleChanged: (p) => `Now for ${p.count} people`,
    venueToldPeople: (p) => `The venue was told that ${p.count} people come`,
    stated: (p) => `It came to ${p.amount}; please check`,
    objected: (p) => `Objection to the bill: ${p.what}`,
    accepted: (p) => `Bill of ${p.amount} accepted`,
    answerDue: (p) => `The bill of ${p.amount} waits for you: please accept it, pay the balance or object by ${p.what}`,
    answerOverdue: (p) =>
      `The bill of ${p.amount} was not answered in time. Please answer soon, or the agency closes the meeting`,
    acceptedBySilence: (p) => `Nobody objected in time: the bill of ${p.amount} counts as accepted`,
    closed: (p) => `The agency closed the meeting at the bill of ${p.amount}: ${p.what}`,
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

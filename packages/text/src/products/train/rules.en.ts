import type { text as zhCN } from './rules.zh-CN'

/** Trains as lists, letters and rules name them. */
export const text: typeof zhCN = {
  journey: ({ trainNo, from, to }) => `${trainNo} ${from} → ${to}`,
  both: ({ first, second }) => `${first}, then ${second}`,
  waitlist: ({ journey }) => `Waitlist ${journey}`,
  place: ({ coach, place, berth }) => `Coach ${coach}, ${berth ? `berth ${place} ${berth}` : `seat ${place}`}`,
  standing: ({ coach }) => `Coach ${coach}, standing`,
  berths: { lower: 'lower', middle: 'middle', upper: 'upper' },
  gate: ({ gate }) => `Gate ${gate}`,

  notices: {
    railway:
      'Tickets are bought through the agency’s own channel to the railway; no 12306 account is needed. The railway must have verified each passenger’s identity, or no seats are locked.',
    local: 'The ticket office buys with the chosen account. The railway must have verified each passenger’s identity.',
    plateau:
      'This train goes to or leaves the Tibetan plateau, above 3,600 m. Passengers fill in a health declaration before boarding; with serious heart or lung disease, ask a doctor first.',
  },
  refundFee: ({ percent }) => `the refund fee is ${percent}% of the fare`,
  refundFree: 'refunds are free',
  changeFee: ({ percent }) => `the change fee is ${percent}% of the lower fare`,
  changeFree: 'changes are free',
  when: {
    eightDays: '8 days or more before departure',
    fortyEight: 'From 48 hours to under 8 days before departure',
    twentyFour: 'From 24 to under 48 hours before departure',
    less: 'Under 24 hours before departure',
    departed: 'After departure',
  },
  sentence: ({ when, fee }) => `${when}, ${fee}`,
  stoppedRefund: 'The railway has stopped the train: the whole fare and the booking fee come back, and the refund costs nothing',
  changedRefund: ({ percent }) => `Changed ticket: the refund fee is ${percent}% of the fare`,
  crossBorderRefund: ({ percent }) => `Cross-border ticket: the refund fee is ${percent}% of the fare`,
  crossBorderEnds: ({ minutes }) => `Refunds end ${minutes} minutes before departure; a changed ticket cannot be refunded`,
  changeRule: ({ same, later }) => `To the day of the ticket or an earlier one: ${same}; to a later day: ${later}`,
  afterChange: {
    crossBorder: 'Once changed, a cross-border ticket cannot be refunded',
    springFestival: ({ percent }) =>
      `The new train travels in the Spring Festival season: once changed, a refund costs ${percent}% of the fare at any time`,
    withinEightDays: ({ percent }) => `Once changed, a refund costs ${percent}% of the fare also 8 days or more before departure`,
  },
  destinationOnly: 'Another destination can be chosen until 48 hours before departure',

  next: {
    locking: 'Seats are being locked with the railway. This takes a few seconds; please do not submit again.',
    lockingBusy: ({ deadline }) =>
      `The railway does not answer at the moment. It is asked again until ${deadline}, and you are told if there are no seats.`,
    lockingClosed: ({ moment, deadline }) =>
      `The railway sells nothing at night. It is asked again from ${moment} until ${deadline}, and you are told if there are no seats.`,
    awaitingPayment: ({ deadline }) => `The seats are locked. Please pay by ${deadline}, or they are given back.`,
    prepay: ({ deadline }) => `Please pay in advance by ${deadline}. The wait begins when it is paid.`,
    stopped:
      'The train has been stopped, so please do not go to the station; give the ticket back in full and book another train',
    waiting: ({ deadline }) => `Waiting for seats until ${deadline} at the latest. If none come back, all money is returned.`,
    payAgain: ({ deadline }) =>
      `Please pay by ${deadline}. The railway’s half hour is over: the same seats are asked for again once you pay, and all money comes back if they are sold out.`,
    payLocal: ({ deadline, minutes }) =>
      `Please pay by ${deadline}. Then the ticket office buys the tickets, within ${minutes} minutes while its desk is open.`,
    local: ({ deadline }) => `The ticket office has the tickets by ${deadline}, or all money is returned.`,
    failed: 'No seats could be locked, and nothing was paid; please choose another train or class.',
  },
  states: {
    locking: 'Locking seats',
    lockFailed: 'No seats locked',
    waiting: 'Waiting for seats',
    fulfilled: 'Fulfilled',
    unfulfilled: 'Not fulfilled',
    local: 'With the ticket office',
  },

  accounts: { company: 'The company’s 12306 account', office: 'Contracted ticket office' },
  tickets: { refunded: 'refunded', exchanged: 'changed', used: 'used', open: 'unused' },
}

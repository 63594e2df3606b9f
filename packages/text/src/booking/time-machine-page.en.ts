import type { text as source } from './time-machine-page.zh-CN'

export const text: typeof source = {
  intro: 'Choose a moment to see the offers, the travel policy, the price, the approval, and who knew what at that time.',
  slider: 'Moment',
  step: (p) => `Moment ${p.number} of ${p.count}`,
  earlier: 'Earlier moment',
  later: 'Later moment',
  asOf: (p) => `As of ${p.time}`,
  happened: 'What happened',
  kinds: { search: 'Search', order: 'Order', approval: 'Approval', letter: 'Letter', view: 'Look' },

  order: 'Order',
  noOrder: 'There was no order yet',
  version: (p) => `Version ${p.number}`,
  offer: (p) => `Booked then: ${p.offer}`,
  outOfPolicy: 'Out of policy',
  paid: 'Paid',
  returned: 'Returned',
  total: 'Amount of the order',

  approval: 'Approval',
  noApproval: 'There was no approval at that time',
  round: (p) => `Round ${p.number}`,
  level: (p) => `Level ${p.number}`,

  afterSales: 'Refunds and changes',
  searches: 'Offers that were seen',
  noSearches: 'Nothing had been searched yet',
  searchedAt: (p) => `Searched ${p.time}, ${p.count} offers`,
  journey: (p) => `Journey ${p.number}`,
  chosenFrom: 'Booked from here',
  judgedBy: (p) => `${p.traveller}: judged by "${p.policy}", version ${p.version}`,
  unchanged: 'Judged again by the version of then, the verdicts are the same',
  differs: 'Judged again by the version of then, the verdicts differ',
  cheapest: 'The cheapest of these offers',
  verdicts: {
    within: 'Within policy',
    remind: 'Reminder',
    reason: 'Reason needed',
    approval: 'Approval needed',
    payExcess: 'Excess paid personally',
    forbidden: 'Not bookable',
  },

  knew: 'Who knew what',
  nobody: 'Nobody had been told or had looked yet',
  letters: (p) => (p.count === 1 ? '1 letter received' : `${p.count} letters received`),
  saw: (p) => `has seen version ${p.number} since ${p.time}`,
  notSeen: 'has not looked yet',

  forbiddenTitle: 'You cannot look back on this order',
  forbiddenText: 'Past moments are shown to the approvers of this order and to finance.',
}

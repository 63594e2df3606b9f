import type { text as source } from './wallet.zh-CN'

export const text: typeof source = {
  title: 'Points wallet',
  home: 'Back to home',
  closedTitle: 'Your company has not opened the points wallet',
  closedText: 'Please speak to your travel administrator if you would like it.',

  balance: 'Points',
  worth: (p) => `Worth ${p.amount}`,
  negative: 'A refund took back more points than there were. The next points you earn fill the gap first.',
  nextExpiry: (p) => `${p.points} points expire on ${p.day}`,
  earned: 'Earned',
  spent: 'Used',
  expired: 'Expired',

  rules: 'How points work',
  ruleEarn: (p) =>
    `1 point for every ${p.amount} of fare, once the ticket is issued. Taxes, insurance and service fees earn none.`,
  ruleSpend: (p) =>
    `${p.points} points take ${p.amount} off your own part of a payment. What the company pays cannot be paid with points.`,
  ruleRefund: 'A refund takes back the points of what is refunded, and returns the points you paid with in the same share.',
  ruleExpire: (p) => `Points are valid for ${p.months} months. Those that expire first are used first.`,
  ruleOwn: 'Points are yours alone: they cannot be passed on or paid out.',

  entries: 'Activity',
  direction: 'In or out',
  directions: { all: 'All', in: 'In', out: 'Out' },
  dates: 'Dates',
  reset: 'Clear filters',
  noneFound: 'Nothing matches these filters',
  emptyTitle: 'No points yet',
  emptyText: 'They appear here once a ticket that you booked is issued.',
  emptyAction: 'Book a flight',
  kinds: {
    earn: 'Ticket issued',
    takeBack: 'Taken back by a refund',
    spend: 'Used for a payment',
    return: 'Returned from a payment',
    expire: 'Expired',
    adjust: 'Gift or correction',
  },
  validTo: (p) => `valid through ${p.day}`,
  balanceAfter: (p) => `balance ${p.points}`,
}

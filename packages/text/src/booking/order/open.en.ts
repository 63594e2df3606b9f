import type { text as source } from './open.zh-CN'

export const text: typeof source = {
  title: 'Unused tickets',
  intro: 'Business tickets that were not used within 24 hours of departure. Refund or change them while they are valid.',
  atRisk: 'Money at risk',
  count: 'Tickets',
  people: ({ count }) => String(count),
  table: 'Unused tickets',
  order: 'Order',
  passenger: 'Passenger',
  ticketNo: 'Ticket number',
  journey: 'Route and flight',
  departure: 'Departure',
  value: 'Fare and fees',
  refundNow: 'Refund now',
  expires: 'Valid until',
  action: 'Action',
  refund: 'Refund',
  change: 'Change',
  underWay: 'Under way',
  search: 'Search order, ticket, passenger or flight',
  emptyTitle: 'No unused tickets',
  emptyWhy: 'All business tickets have been used or dealt with.',
  notFoundTitle: 'Nothing found',
  notFoundWhy: 'Please try other words.',
  clear: 'Clear the search',
  offer: ({ traveller, title, value }) =>
    `${traveller} has an unused ticket (${title}, ${value}). Change or refund it before booking a new one.`,
  see: 'See it',
  serves: ({ traveller, carrier, value, until }) =>
    `${traveller} has an unused ticket with ${carrier} for this route: ${value} paid, open until ${until}. Changed to this trip it costs only the change fee and the difference.`,
  servesAbroad: ({ traveller, carrier, value, until, count }) =>
    `${traveller} has an unused ticket with ${carrier} for this route: ${count} ${count === 1 ? 'segment' : 'segments'} left, ${value} paid, open until ${until}. Its fare rules say whether it can be changed, and for what.`,
  use: 'Use this ticket',
  onCard: ({ value, until }) => `Open ticket of ${value} until ${until}`,
  couponsLeft: ({ count }) => `${count} unused ${count === 1 ? 'segment' : 'segments'} left`,
}

import type { text as source } from './notices.zh-CN'

export const text: typeof source = {
  label: 'Schedule changes',
  kinds: {
    cancelled: ({ flight }) => `The airline cancelled ${flight}`,
    delayed: ({ flight }) => `The airline delays ${flight}`,
    retimed: ({ flight }) => `The airline changed the times of ${flight}`,
    restored: ({ flight }) => `The airline restored ${flight}`,
    rerouted: ({ flight }) => `The airline cancelled ${flight} and moved this journey to other flights`,
  },
  was: 'Before',
  now: 'Now',
  gone: 'Cancelled',
  instead: 'Rebooked to',
  more: ({ changes }) => `Now with ${changes === 1 ? 'one connection' : `${changes} connections`}`,
  fewer: ({ changes }) => `Now with only ${changes === 1 ? 'one connection' : `${changes} connections`}`,
  direct: 'Now non-stop',
  later: ({ time }) => `${time} later`,
  earlier: ({ time }) => `${time} earlier`,
  local: 'All times are local',
  risk: ({ airport, before, left, least }) =>
    `The connection may be missed: at ${airport} there are ${left} instead of ${before}, less than the minimum of ${least}.`,
  missed: ({ airport, before, least }) =>
    `The connection is missed: at ${airport} there were ${before}, now there is no time left (minimum ${least}).`,
  otherTicket:
    'The flights are on separate tickets, so a missed one is not protected: change one of them, or ask the service desk.',
  answerSmall: ({ time }) => `Please choose by ${time}; after that the new times count as accepted.`,
  answerLarge: ({ time }) => `Please choose by ${time}; after that the service desk calls you. Nothing is accepted by itself.`,
  held: 'A refund or change is under way. Please answer once it is over; the new times are not taken over meanwhile.',
  free: 'Change and refund are free of charge: choose on the order page.',
  answers: {
    accepted: ({ time }) => `The new times were accepted at ${time}; itinerary and calendar show them.`,
    silent: ({ time }) => `There was no answer in time: the trip shows the new times since ${time}.`,
    restored: ({ time }) => `The trip shows the restored times since ${time}.`,
    desk: () => 'The service desk has it and will call you. You can also choose here.',
  },
  became: {
    refunded: 'The tickets were refunded: nothing is left to choose.',
    changed: 'The tickets were exchanged: nothing is left to choose. The change order shows the new trip.',
  },
  accept: 'Accept new times',
  change: 'Change free of charge',
  refund: 'Refund free of charge',
  protect: 'Protected flights',
  takeInstead: ({ flight }) => `Accept ${flight}`,
  protectTitle: ({ flight }) => `Protected flights instead of ${flight}`,
  protectWhy:
    'Flights of the airline, its alliance and interline partners from the day before to the day after, free in the same cabin: what the airline has rebooked you to, then the nearest arrival.',
  protectOwn: 'Rebooked by the airline',
  protectOwnGone: ({ flight }) =>
    `${flight}, to which the airline has rebooked you, has no seat left in your cabin. Please choose another one, or ask the service desk.`,
  protectWaiver: ({ code }) => `Waiver code ${code} of the airline goes onto the new ticket`,
  protectTake: 'Take this',
  protectSent: 'Moved to the protected flight; the ticket is being exchanged',
  protectChanged: 'Seats have changed. Please choose again.',
  protectNone: 'No protected flight is left',
  protectNoneWhy:
    'The airline offers none, or they are full. The service desk can ask the airline; a change to another day or a refund is free, too.',
  protectDesk: 'Ask the service desk',
  protectOther: 'None of these? The service desk can ask the airline for other ways.',
  atDesk: 'The service desk has it and will call you soon',
  acceptTitle: ({ flight }) => `Accept the new times of ${flight}`,
  acceptWhy:
    'Order, itinerary, calendar and trip will show the new times. A later change or refund then costs what the fare rules say.',
  acceptRisk: 'With these times the connection may be missed. If in doubt, ask the service desk or change free of charge.',
  cancel: 'Not yet',
  accepted: 'New times accepted; the trip is up to date',
}

import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  title: 'Add seats, meals or bags',
  why: 'The airline confirms each by itself: what it refuses is paid back in full, a cheaper seat pays back the difference. Bags are refunded with the ticket; seats and meals are not when you give the ticket back yourself. A change carries them on to the new flight.',
  seat: ({ flight }) => `Seat on ${flight}`,
  meal: ({ flight }) => `Meal on ${flight}`,
  none: 'None',
  kinds: { seat: 'Seats', meal: 'Meals', bag: 'Bags' },
  until: ({ what, time }) => `${what} until ${time}`,
  between: '; ',
  nothing: 'Nothing to add',
  nothingWhy:
    'Airlines stop selling seats and meals 24 hours before departure and bags 4 hours before. Flights that another airline operates, or that our desk has ticketed, offer nothing.',
  had: 'Bought already',
  price: 'Price',
  choose: 'Choose a seat, a meal or a bag',
  total: 'To pay',
  nothingToPay: 'Nothing to pay',
  approval: 'Approval',
  noApproval: 'No approval needed',
  holdsUntil: ({ time }) => `To be approved and paid by ${time}`,
  hold: 'It is bought from the airline once it is paid, and not kept before. The tickets are not affected.',
  submit: 'Place the order',
  sent: 'The order is placed',
  changed: 'The price has changed; check it and submit again',
  order: 'Back to the order',
}

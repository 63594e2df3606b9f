import type { text as source } from './extras.zh-CN'

export const text: typeof source = {
  title: 'Seats, meals and extra bags',
  codes: {
    window: 'Window seat',
    aisle: 'Aisle seat',
    legroom: 'Extra-legroom seat',
    hotMeal: 'Hot meal',
    bag: 'Extra bag',
  },
  bags: ({ count, kilograms }) => `${count} extra ${count === 1 ? 'bag' : 'bags'} of ${kilograms} kg`,
  seatNumber: ({ seat, name }) => `Seat ${seat} (${name})`,
  priced: ({ name, price }) => `${name} · ${price}`,
  included: ({ name }) => `${name} · included`,
  bought: 'Paid, confirmed by the airline with the ticket',
  wished: 'Free wish, not guaranteed',
  bag: ({ flight }) => `Extra bags on ${flight}`,
  noBags: 'None',
  bagChoice: ({ count, kilograms, price }) => `${count} of ${kilograms} kg · ${price}`,
  why: 'Bought with the ticket and confirmed by the airline: what it refuses is paid back in full, a cheaper seat pays back the difference. Bags are refunded with the ticket; seats and meals are not when you give the ticket back yourself.',
  sum: ({ amount }) => `Chosen: ${amount}`,
  states: { asked: 'Confirmed with the ticket', confirmed: 'Confirmed', replaced: 'Another seat', refused: 'Not confirmed' },
  refused: ({ name }) => `${name}: not confirmed by the airline, paid back`,
  instead: ({ asked }) => `instead of: ${asked}`,
  back: ({ amount }) => `${amount} paid back`,
  more: 'Add seats, meals or bags',
  boughtIn: ({ orderNo }) => `order ${orderNo}`,
}

import type { text as source } from './centre.zh-CN'

export const text: typeof source = {
  people: (p) => (p.count === 2 ? `${p.first} and 1 more` : `${p.first} and ${p.count - 1} more`),
  list: (p) => p.items.join(', '),
  changedTo: ({ number }) => `Changed to ${number}`,
  personal: 'Personal',
  kinds: { booking: 'Booking', change: 'Change', refund: 'Refund' },
  openTickets: 'Unused tickets',
  orderNo: 'Order',
  travellers: 'Travellers',
  bookedBy: (p) => `Booked by ${p.name}`,
  departure: 'Departure',
  amount: 'Amount',
  state: 'Status',
  action: 'Actions',
  home: 'Back to home',
}

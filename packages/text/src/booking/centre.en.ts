import type { text as source } from './centre.zh-CN'

export const text: typeof source = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  moment: (p) => `${p.day}, ${p.time}`,
  people: (p) => (p.count === 2 ? `${p.first} and 1 more` : `${p.first} and ${p.count - 1} more`),
  list: (p) => p.items.join(', '),
  business: 'Business',
  personal: 'Personal',
  outOfPolicy: 'Out of policy',
  inPolicy: 'In policy',
  orderNo: 'Order',
  travellers: 'Travellers',
  bookedBy: (p) => `Booked by ${p.name}`,
  departure: 'Departure',
  amount: 'Amount',
  state: 'Status',
  action: 'Actions',
  held: 'Seats held',
  home: 'Back to home',
}

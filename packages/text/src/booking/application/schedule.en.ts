import type { text as source } from './schedule.zh-CN'

export const text: typeof source = {
  title: 'Submit a schedule',
  intro:
    'Choose journeys that are booked or held and submit them as one travel application. Once it is approved, the orders count against its budget.',
  list: 'My journeys',
  choose: (p) => `Choose ${p.title}`,
  chosen: (p) => `${p.count} chosen`,
  total: 'Total',
  next: 'Write the application',
  needOne: 'Please choose at least one journey.',
  emptyTitle: 'Nothing to submit',
  emptyText: 'Book a journey first, or write a travel application right away.',
  write: 'New application',
  search: 'Book a trip',
}

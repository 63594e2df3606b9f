import type { text as source } from './home-below.zh-CN'

export const text: typeof source = {
  trips: 'My trips',
  upcoming: 'Upcoming',
  past: 'Past',
  noTrips: 'No trip ahead',
  noTripsWhy: 'Once you book, times and terminals appear here.',
  noPastTrips: 'No past trip yet',
  inDays: (p) =>
    p.days < 0 ? 'under way' : p.days === 0 ? 'leaves today' : p.days === 1 ? 'leaves tomorrow' : `in ${p.days} days`,
  allTrips: 'All orders',
  leaving: ({ time }) => `Leaves in ${time}`,
  again: 'Frequent and recent',
  frequent: 'Frequent',
  searchAgain: ({ route }) => `Search again: ${route}`,
  route: ({ from, to }) => `${from} → ${to}`,
  lowest: ({ price }) => `from ${price}`,
  lowestOf: ({ day, age }) => `${day} · seen ${age}`,
  justNow: 'just now',
  ago: ({ time }) => `${time} ago`,
  daysAgo: ({ days }) => `${days} ${days === 1 ? 'day' : 'days'} ago`,
}

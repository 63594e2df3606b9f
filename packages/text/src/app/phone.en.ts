import type { text as source } from './phone.zh-CN'

export const text: typeof source = {
  bar: 'Main places',
  home: 'Home',
  book: 'Book',
  orders: 'Orders',
  approvals: 'Approvals',
  trips: 'Trips',
  messages: 'Messages',
  me: 'Me',
  waiting: (p: { count: number }) => `${p.count} waiting`,
  offlineAsOf: (p: { moment: string }) => `Offline. What you see is as of ${p.moment}.`,
  installedName: 'Sojourn',
  installedWhat: 'Booking, approval and orders of business travel',
}

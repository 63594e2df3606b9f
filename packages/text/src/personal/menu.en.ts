import type { text as source } from './menu.zh-CN'

export const text: typeof source = {
  groups: { orders: 'Orders', travel: 'Travel', personal: 'Personal', finance: 'Finance' },
  items: {
    bookings: 'My bookings',
    approvals: 'For my approval',
    approvalOrders: 'Approvals',
    openTickets: 'Unused tickets',
    applications: 'Applications',
    schedule: 'Submit a trip',
    trips: 'My trips',
    profile: 'Profile',
    password: 'Password',
    wallet: 'Points wallet',
    letters: 'Messages',
    language: 'Language',
    feedback: 'Feedback',
    deposit: 'Deposit',
  },
}

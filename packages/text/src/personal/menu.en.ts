import type { text as source } from './menu.zh-CN'

export const text: typeof source = {
  groups: { orders: 'Orders', travel: 'Travel', personal: 'Personal', finance: 'Finance', company: 'Company', people: 'People' },
  items: {
    bookings: 'My bookings',
    approvals: 'For my approval',
    approvalOrders: 'Approvals',
    openTickets: 'Unused tickets',
    hotelDemands: 'Hotel requests',
    applications: 'Applications',
    schedule: 'Submit a trip',
    trips: 'My trips',
    profile: 'Profile',
    password: 'Password',
    wallet: 'Points wallet',
    favourites: 'Favourite hotels',
    memberCards: 'Hotel loyalty cards',
    letters: 'Messages',
    agentActions: 'What agents did',
    audit: 'Audit log',
    language: 'Language',
    feedback: 'Feedback',
    deposit: 'Deposit',
    overview: 'Overview',
    people: 'People',
    departments: 'Departments',
  },
}

import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  layouts: {
    classroom: 'Classroom',
    theatre: 'Theatre',
    uShape: 'U shape',
    islands: 'Islands',
    banquet: 'Banquet',
    boardroom: 'Boardroom',
  },
  services: {
    rooms: 'Rooms',
    meals: 'Meals',
    cars: 'Cars',
    materials: 'Materials',
    teaBreaks: 'Tea breaks',
    teamBuilding: 'Team building',
  },
  lines: {
    hall: 'Hall',
    rooms: 'Rooms',
    meals: 'Meals',
    cars: 'Cars',
    materials: 'Materials',
    teaBreaks: 'Tea breaks',
    teamBuilding: 'Team building',
    meetingService: 'Service fee',
  },
  prices: { meetingDeposit: 'Deposit of the meeting', meetingBalance: 'Balance of the meeting', serviceFee: 'Booking fee' },
  people: (p) => `${p.count} people`,
  seats: (p) => `up to ${p.count} people`,
  duration: (p) => (p.halfDays === 1 ? 'half a day' : p.halfDays === 2 ? '1 day' : `${Math.ceil(p.halfDays / 2)} days`),
  lineOf: (p) => `${p.unit} × ${p.count} × ${p.times}`,
  total: 'Total',
  perPerson: 'Per person',
  deposit: 'Deposit',
}

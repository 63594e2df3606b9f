import type { text as source } from './trips.zh-CN'

export const text: typeof source = {
  title: 'Business trips',
  table: 'Trips of the company',
  keyword: 'Search trips',
  keywordHint: 'Number, name, traveller, flight or train',
  department: 'Department',
  anyDepartment: 'All departments',
  days: 'Days of travel',
  columns: { name: 'Trip', owner: 'Owner', days: 'Days', travellers: 'Travellers', orders: 'Orders', total: 'Cost' },
  noneTitle: 'No trips yet',
  noneText: 'Trips appear here once people put business orders into them.',
  noneFoundTitle: 'No trip matches',
  noneFoundText: 'Try other words, departments or days.',
  reset: 'Clear filters',
  span: (p) => `${p.from} – ${p.to}`,
  owner: (p) => `Owner ${p.name}`,
  unknownTitle: 'This trip was not found',
  unknownText: 'It may have been cancelled, or is not yours to see.',
  all: 'All trips',
  orders: 'Orders of the trip',
}

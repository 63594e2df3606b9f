import type { text as source } from './desk.zh-CN'

export const text: typeof source = {
  title: 'Rides under way',
  toDesk: 'Back to the desk',
  lead: 'Rides that are ordered and not settled, the next first. To cancel or change one, open the customer’s session.',
  company: 'Company',
  none: 'No rides under way',
  noneWhy: 'A ride appears here once a customer has ordered it.',
  when: 'Departure',
  who: 'Passenger',
  state: 'State',
  driver: 'Driver and car',
  emergency: 'Emergency contact',
  reveal: (p) => `Show the mobile of ${p.name}`,
  hide: (p) => `Hide the mobile of ${p.name}`,
  nobody: 'No driver yet',
}

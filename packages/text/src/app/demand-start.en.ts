import type { text as source } from './demand-start.zh-CN'

/** Where a request to the agency begins. */
export const text: typeof source = {
  title: 'Ask the agency',
  lead: 'No suitable journey or hotel online? Tell the agency; offers come within half an hour of working time.',
  intlFlight: 'International flights',
  intlFlightWhy: 'Complex journeys, groups, special fares: up to 6 legs and 200 people.',
  hotel: 'Hotels',
  hotelWhy: 'A hotel or rate that the list lacks, or many rooms.',
  begin: 'Ask for it',
  list: 'All requests',
  open: 'Your open requests',
  none: 'No open requests',
  noneWhy: 'Once you have asked, you see here how it goes on.',
}

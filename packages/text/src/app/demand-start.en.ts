import type { text as source } from './demand-start.zh-CN'

/** Where a request to the agency begins. */
export const text: typeof source = {
  title: 'Ask the agency',
  lead: 'No suitable journey or hotel online? Tell the agency; offers come within half an hour of working time.',
  kinds: {
    intlFlight: { name: 'International flights', why: 'Complex journeys, groups, special fares: up to 6 legs and 200 people.' },
    hotel: { name: 'Hotels', why: 'A hotel or rate that the list lacks, or many rooms.' },
  },
  begin: 'Ask for it',
  list: 'All requests',
}

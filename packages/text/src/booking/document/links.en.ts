import type { text as source } from './links.zh-CN'

export const text: typeof source = {
  title: 'Travel documents',
  itinerary: 'Download the itinerary (PDF)',
  certificates: 'One itinerary per traveller (ZIP)',
  calendar: 'Add to your calendar (.ics)',
  takeOut: 'Remove from calendar',
  share: 'Share',
  inChina: '(China time)',
  failed: 'The download failed. Please try again',
}

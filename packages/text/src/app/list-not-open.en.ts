import type { text as source } from './list-not-open.zh-CN'

export const text: typeof source = {
  title: 'Not open yet',
  lead: (p) => `The list of ${p.product} is not open yet`,
  why: 'Your search is saved and can go on once the list opens. Your travel consultant can also book for you.',
  products: {
    intlFlight: 'international flights',
    visa: 'visas',
  },
  saved: 'Saved search',
  places: 'Journey',
  until: (p) => `to ${p.date}`,
  wishes: 'Wishes',
  travellers: 'Travellers',
  nobody: 'Not chosen yet',
  application: 'Travel application',
  kept: 'Kept until',
  back: 'Back to home',
  again: 'Search again',
}

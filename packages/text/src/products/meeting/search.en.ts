import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  city: 'City',
  defaultCity: 'Shanghai',
  cityHint: 'City or pinyin',
  date: 'Start',
  duration: 'Duration',
  participants: 'Participants',
  budget: 'Budget',
  choose: 'Choose',
  any: 'Any',
  requirements: 'Needed',
  search: 'Search venues',
  blocked: 'The browser blocked the new window. Please allow it and try again',
  loadFailed: 'The options could not be loaded',
}

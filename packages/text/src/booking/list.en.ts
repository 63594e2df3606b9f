import type { text as source } from './list.zh-CN'

export const text: typeof source = {
  editSearch: 'Edit search',
  business: 'Business',
  personal: 'Personal',
  earlier: 'Earlier dates',
  later: 'Later dates',
  dayOff: 'off',
  workday: 'work',
  sortBy: 'Sort by',
  filters: 'Filters',
  filtersActive: (p) => `Filters (${p.count})`,
  reset: 'Clear filters',
  quick: 'Quick',
  takeOff: (p) => `Remove filter: ${p.group} ${p.value}`,
  within: 'Within policy only',
}

import type { text as source } from './link.zh-CN'

export const text: typeof source = {
  title: 'Trip',
  view: 'View the trip',
  none: 'Orders of one journey can be put into a trip: plan, costs and documents together.',
  make: 'Make a trip',
  made: 'The trip is made',
}

import type { text as source } from './car.zh-CN'

export const text: typeof source = {
  carClass: { title: 'Classes', sentence: 'Allowed: {classes}', label: 'Classes allowed' },
  price: { title: 'Price of a ride', sentence: 'At most ¥{price} by the estimate', price: 'Most a ride may cost (CNY)' },
  city: { title: 'Cities', sentence: 'Only in these cities: {cities}', label: 'Cities allowed', add: 'Add a city' },
  place: { title: 'Ends of the ride', sentence: 'At least one end is a: {places}', label: 'Places allowed' },
  time: {
    title: 'Hours',
    sentence: 'Rides may begin from {from} to {to}',
    add: 'Add hours',
    remove: ({ line }) => `Remove hours ${line}`,
  },
  month: {
    title: 'Rides of a month',
    sentence: 'At most ¥{price} a month each',
    price: 'Most that rides of a month may cost (CNY)',
  },
  count: { title: 'Rides', sentence: 'At most {count} rides a month each', count: 'Rides a month' },
}

import type { text as source } from './car.zh-CN'

export const text: typeof source = {
  carClass: { title: 'Classes', sentence: 'Allowed: {classes}', label: 'Classes allowed' },
  price: { title: 'Price of a ride', sentence: 'At most ¥{price} by the estimate', price: 'Most a ride may cost (CNY)' },
  city: { title: 'Cities', sentence: 'Only in these cities: {cities}', label: 'Cities allowed', add: 'Add a city' },
  place: {
    title: 'Ends of the ride',
    sentence: 'At least one end is a: {places}',
    label: 'Places allowed',
    sitesWhy:
      'Places of the company (offices, plants): one end within the radius is enough, unless the place stands in a pair below.',
    pairsWhy: 'Pairs: both ends have to fit, whichever way the ride goes, such as office and airport, or anywhere and office.',
  },
  site: {
    sentence: '{name} within {metres} m',
    name: ({ line }) => `Name of place ${line}`,
    metres: ({ name }) => `Radius of ${name} (m)`,
    remove: ({ name }) => `Remove place ${name}`,
    city: 'City of the place',
    cityHint: 'City first',
    add: 'Add a place',
    addHint: 'Landmark, station, hotel or district',
    none: 'Nothing found',
  },
  pair: {
    sentence: 'Between {one} and {other}',
    one: ({ line }) => `One end of pair ${line}`,
    other: ({ line }) => `Other end of pair ${line}`,
    add: 'Add a pair',
    remove: ({ line }) => `Remove pair ${line}`,
  },
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

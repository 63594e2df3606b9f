import { text as policy } from '../intl-flight/policy.en'
import type { text as source } from './intl-flight.zh-CN'

export const text: typeof source = {
  cabin: {
    title: 'Cabins',
    from: 'From {hours} hours in the air: {cabins}',
    hours: ({ line }) => `Line ${line}, hours in the air`,
    label: ({ line }) => `Line ${line}, cabins allowed`,
    add: 'Add a line',
    remove: ({ line }) => `Remove line ${line}`,
  },
  price: { title: 'Price', sentence: 'The journey with taxes at most ¥{price}', price: 'Most a journey may cost (CNY)' },
  extras: {
    title: 'Seats, meals and extra bags',
    sentence: 'At most ¥{price} for each traveller of an order (0: nothing)',
    price: 'Most a traveller may spend on seats, meals and bags (CNY)',
  },
  airport: { title: 'Changing planes', sentence: 'At one airport, without going to another of the city' },
  selfTransfer: { title: 'Self-transfers', sentence: 'Flights that connect within a day are on one ticket' },
  direct: {
    title: 'Direct first',
    sentence: 'A direct journey in the same cabin for at most ¥{threshold} more is to be taken',
    threshold: 'Most a direct journey may cost more (CNY)',
    detour: 'Changing planes takes at most {hours} hours longer than flying direct',
    hours: 'Most hours longer than direct',
  },
  refundable: {
    title: 'Refund terms',
    sentence: 'Before departure, for at most ¥{price}',
    price: 'Most a refund may cost (CNY)',
  },
  changeable: {
    title: 'Change terms',
    sentence: 'Before departure, for at most ¥{price}',
    price: 'Most a change may cost (CNY)',
  },
  fareType: { title: 'Kinds of fares', sentence: 'Not bought: {types}', label: 'Fares not bought' },
  brands: policy.brands,
  carrier: { title: 'Excluded carriers', sentence: 'Not flown: {carriers}', label: 'Carriers not flown' },
  durationPrice: {
    title: 'Price of the trip by flight time',
    sentence: 'From {hours} hours one way: at most ¥{price}',
    hours: ({ line }) => `Line ${line}, hours in the air`,
    price: ({ line }) => `Line ${line}, most the trip may cost (CNY)`,
    add: 'Add a line',
    remove: ({ line }) => `Remove line ${line}`,
  },
  medianPrice: {
    title: 'Median price',
    sentence: 'At most {percent}% above the median of the cheapest fares of the cabin',
    percent: 'Percent above the median',
  },
}

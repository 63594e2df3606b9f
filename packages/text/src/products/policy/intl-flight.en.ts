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
  direct: {
    title: 'Direct first',
    sentence: 'A direct journey in the same cabin for at most ¥{threshold} more is to be taken',
    threshold: 'Most a direct journey may cost more (CNY)',
  },
}

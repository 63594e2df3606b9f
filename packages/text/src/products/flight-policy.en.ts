import type { text as source } from './flight-policy.zh-CN'

export const text: typeof source = {
  cabin: { title: 'Cabins', sentence: 'Allowed: {cabins}', label: 'Cabins allowed' },
  discount: {
    title: 'Fare ceiling',
    blocked: 'Limit the cabins first',
    sentence: '{cabin} at most {discount} % of the full fare, plus up to ¥{float}',
    discount: ({ cabin }) => `${cabin}, percent of the full fare`,
    float: ({ cabin }) => `${cabin}, amount above that (CNY)`,
  },
  fullPrice: { title: 'Full fare', sentence: 'No economy tickets at the full fare' },
  lowestPrice: {
    title: 'Lowest price',
    sentence: 'At most ¥{threshold} above the lowest fare within {hours} hours of the departure',
    hours: 'Hours before and after',
    threshold: 'Amount above the lowest fare (CNY)',
    sameAirport: 'Compare the same airports only',
    ignoreStopover: 'Leave out flights with a stop',
    exclude: 'Leave out these carriers: {carriers}',
    excludeLabel: 'Carriers left out',
  },
  agreement: {
    title: 'Agreement carriers',
    sentence: '{carriers} are to be taken where they fly within {hours} hours for at most ¥{threshold} more',
    label: 'Agreement carriers',
    hours: 'Hours before and after',
    threshold: 'Most they may cost more (CNY)',
  },
  lowCost: { title: 'Low-cost carriers', sentence: 'No low-cost carriers' },
  duration: {
    title: 'Flight time',
    sentence: '{cabins} only on flights of more than {hours} hours',
    label: 'Cabins for long flights',
    hours: 'Hours in the air',
  },
  trainFirst: {
    title: 'Train first',
    sentence: 'The train is to be taken where the fastest needs at most {hours} hours',
    hours: 'Hours by train',
    late: 'Except late and early flights',
    lateHours: 'Except flights that leave or land from {from} to {to}',
    soldOut: 'Except where trains are sold out',
    luggage: 'Except with heavy luggage',
  },
  addCarrier: 'Add a carrier',
}

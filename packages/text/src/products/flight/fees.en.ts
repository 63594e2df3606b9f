import type { text as source } from './fees.zh-CN'

const span = (hours: number): string => (hours > 48 ? `${hours / 24} days` : `${hours} hours`)

export const text: typeof source = {
  before: ({ hours }) => `${span(hours)} or more before departure`,
  between: ({ from, to }) => `${span(from)} to ${span(to)} before departure`,
  after: ({ hours }) => `Less than ${span(hours)} before departure and after it`,
  fee: {
    refund: ({ percent }) => `the refund fee is ${percent}% of the fare`,
    change: ({ percent }) => `the change fee is ${percent}% of the fare`,
  },
  free: { refund: 'no refund fee', change: 'no change fee' },
  none: { refund: 'the fare is not returned, airport fee and fuel surcharge are', change: 'no change is possible' },
  sentence: ({ when, fee }) => `${when}: ${fee}`,
  involuntary: 'The airline changed the flight, so it is free of charge',
}

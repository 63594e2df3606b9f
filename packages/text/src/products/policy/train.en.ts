import type { text as source } from './train.zh-CN'

export const text: typeof source = {
  seats: {
    title: 'Seats',
    label: ({ line }) => `Group ${line}, seats allowed`,
    typesLabel: ({ line }) => `Group ${line}, types of trains`,
    sentence: '{types} may be booked in {seats}',
    add: 'Add a group of trains',
    remove: ({ line }) => `Remove group ${line}`,
  },
  night: {
    title: 'At night',
    blocked: 'Limit the seats first',
    sentence: 'On trains that are under way at two in the morning, {seats} as well',
    label: 'Seats allowed at night as well',
  },
  long: {
    title: 'Long rides',
    blocked: 'Limit the seats first',
    sentence: 'On rides of {hours} hours or more, {seats} as well',
    hours: 'Hours of the ride',
    label: 'Seats allowed on long rides as well',
  },
}

import type { text as source } from './policy-edit.zh-CN'

export const text: typeof source = {
  unlimited: 'No limit',
  beyond: 'If broken:',
  beyondOf: ({ title }) => `${title}, if broken`,
  handlings: {
    remind: 'Remind only',
    reason: 'Ask for a reason',
    approval: 'Ask for approval',
    payExcess: 'Traveller pays the excess',
    choose: 'Approval or own money',
    forbid: 'Not bookable',
  },
  handlingHints: {
    remind: 'Booked as usual, with a note',
    reason: 'Booked once a reason is chosen',
    approval: 'A reason, then issued once approved',
    payExcess: 'The company pays up to the standard, the traveller the rest',
    choose: 'The booker asks for approval or pays the rest',
    forbid: 'Shown, but nobody can book it',
  },
  between: ({ least, most }) => `From ${least} to ${most}`,
  faults: {
    scopeEmpty: 'Choose whom it binds',
    twice: 'Stands here twice; remove one',
    dateInvalid: 'There is no such day',
    placeMissing: 'Choose cities or a range',
    notReached: 'A line above names one of these cities, so this one never applies',
    seatsWithoutGroups: 'First choose the seats for each type of train',
  },
  advance: { title: 'Booking ahead', sentence: 'At least {days} days ahead', days: 'Days ahead' },
  from: 'From',
  to: 'To',
  add: 'Add',
  remove: ({ name }) => `Remove ${name}`,
  cityPlaceholder: 'Type the name of a city',
  cityNone: 'No such city was found',
}

import type { text as source } from './rooms.zh-CN'

export const text: typeof source = {
  title: 'Rooms held',
  why: (p) =>
    `The venue holds rooms for the guests at ${p.rate} a room and night; what guests answer counts as taken. Rooms booked from the list below are booked from these at this price. Enter rooms per night; empty or 0 gives them back.`,
  closed: 'The cut-off day is over: rooms can no longer be changed.',
  night: 'Night',
  held: 'Held',
  picked: 'Taken',
  booked: 'Booked',
  guaranteed: 'Paid in any case',
  cutOff: 'Cut-off day',
  cutOffWhy: 'rooms that nobody takes go back after it; the guaranteed share is still paid',
  terms: 'Terms',
  termsOf: (p) => `${p.percent}% guaranteed; 1 of every ${p.free} rooms taken in a night is free`,
  charge: 'Due so far',
  chargeOf: (p) =>
    `room nights: ${p.picked} taken − ${p.booked} booked and paid by their own orders + ${p.unpicked} guaranteed but not taken − ${p.free} free`,
  curve: 'Pick-up',
  nights: (p) => (p.count === 1 ? '1 night taken' : `${p.count} nights taken`),
  hold: 'Hold rooms',
  change: 'Change rooms',
  wrong: 'Enter a whole number from 0 to 500',
  saved: 'Rooms updated',
}

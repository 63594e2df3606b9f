import { expect, test } from 'vitest'
import { officePromise } from './ticket-office'

const tomorrowNoon = '2026-11-21T04:00:00.000Z'

test.each([
  ['by day: half an hour', '2026-11-20T02:00:00.000Z', tomorrowNoon, '2026-11-20T02:30:00.000Z'],
  ['just in time before the desk closes', '2026-11-20T15:00:00.000Z', tomorrowNoon, '2026-11-20T15:30:00.000Z'],
  ['too late in the evening: half an hour after 06:00', '2026-11-20T15:01:00.000Z', tomorrowNoon, '2026-11-20T22:30:00.000Z'],
  ['at night: half an hour after 06:00', '2026-11-19T18:00:00.000Z', tomorrowNoon, '2026-11-19T22:30:00.000Z'],
  [
    'never later than half an hour before departure',
    '2026-11-20T02:00:00.000Z',
    '2026-11-20T02:45:00.000Z',
    '2026-11-20T02:15:00.000Z',
  ],
  [
    'a train that leaves too soon: over at once',
    '2026-11-20T02:00:00.000Z',
    '2026-11-20T02:20:00.000Z',
    '2026-11-20T02:00:00.000Z',
  ],
])('[S7.55] the ticket office promises, %s (handbook 3.10)', (_when, paidAt, departAt, by) => {
  expect(officePromise({ paidAt, departAt })).toBe(by)
})

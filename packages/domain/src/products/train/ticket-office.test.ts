import { expect, test } from 'vitest'
import { officeAcceptsUntil, officePromise } from './ticket-office'

const [shenzhen, guangzhou, hongKong] = ['IOQ', 'IZQ', 'XJA']
const ride = (departAt: string, departStation = shenzhen, arriveStation = guangzhou) => ({
  departAt,
  departStation,
  arriveStation,
})
const later = [ride('2026-11-21T04:00:00.000Z')]

test.each([
  ['half an hour before the sale ends', '2026-11-20T02:45:00.000Z', '2026-11-20T01:50:00.000Z'],
  ['half an hour before the desk closes, for a train at night', '2026-11-20T21:30:00.000Z', '2026-11-20T15:00:00.000Z'],
  ['the evening before, where the morning leaves less', '2026-11-20T22:50:00.000Z', '2026-11-20T15:00:00.000Z'],
  ['in the morning, where it leaves just that', '2026-11-20T22:55:00.000Z', '2026-11-20T22:00:00.000Z'],
])('[handbook 3.10] the ticket office takes orders until %s', (_when, departAt, until) =>
  expect(officeAcceptsUntil([ride(departAt)])).toBe(until),
)

test.each([
  ['by day: half an hour', '2026-11-20T02:00:00.000Z', later, '2026-11-20T02:30:00.000Z'],
  ['just in time before the desk closes', '2026-11-20T15:00:00.000Z', later, '2026-11-20T15:30:00.000Z'],
  ['too late in the evening: half an hour after 06:00', '2026-11-20T15:01:00.000Z', later, '2026-11-20T22:30:00.000Z'],
  ['a minute before the desk closes: half an hour after 06:00', '2026-11-20T15:29:00.000Z', later, '2026-11-20T22:30:00.000Z'],
  ['at night: half an hour after 06:00', '2026-11-19T18:00:00.000Z', later, '2026-11-19T22:30:00.000Z'],
  [
    'never later than the sale ends, 25 minutes before departure',
    '2026-11-20T02:00:00.000Z',
    [ride('2026-11-20T02:45:00.000Z')],
    '2026-11-20T02:20:00.000Z',
  ],
  [
    'over the border 45 minutes before',
    '2026-11-20T02:00:00.000Z',
    [ride('2026-11-20T03:00:00.000Z', shenzhen, hongKong)],
    '2026-11-20T02:15:00.000Z',
  ],
  [
    'from Hong Kong 60, also where it is the second of two rides',
    '2026-11-20T02:00:00.000Z',
    [ride('2026-11-20T03:30:00.000Z'), ride('2026-11-20T03:10:00.000Z', hongKong, shenzhen)],
    '2026-11-20T02:10:00.000Z',
  ],
  ['a train that leaves too soon: nobody can', '2026-11-20T02:00:00.000Z', [ride('2026-11-20T02:25:00.000Z')], undefined],
  [
    'before the desk closes for a train that leaves before it opens',
    '2026-11-20T15:10:00.000Z',
    [ride('2026-11-20T21:30:00.000Z')],
    '2026-11-20T15:30:00.000Z',
  ],
  [
    'at night for a train that leaves before it opens: nobody can',
    '2026-11-20T15:30:00.000Z',
    [ride('2026-11-20T21:30:00.000Z')],
    undefined,
  ],
])('the ticket office promises, %s (handbook 3.10)', (_when, paidAt, rides, by) => {
  expect(officePromise({ paidAt, rides })).toBe(by)
})

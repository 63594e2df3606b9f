import { expect, test } from 'vitest'
import { addMinutes } from '../../kit/local-date'
import { followedDeparture, isWorthMoving } from './following'

const departAt = '2026-12-09T04:00:00.000Z'
const planned = '2026-12-09T03:30:00.000Z'

test.each([
  ['as planned', planned, '2026-12-09T00:00:00.000Z', departAt],
  ['late', '2026-12-09T05:00:00.000Z', '2026-12-09T00:00:00.000Z', '2026-12-09T05:30:00.000Z'],
  ['late, told when the car is due', '2026-12-09T05:00:00.000Z', departAt, '2026-12-09T05:30:00.000Z'],
  ['early', '2026-12-09T03:00:00.000Z', '2026-12-09T00:00:00.000Z', '2026-12-09T03:30:00.000Z'],
  ['early, just in time for a driver', '2026-12-09T03:00:00.000Z', '2026-12-09T03:10:00.000Z', '2026-12-09T03:30:00.000Z'],
  ['early, told too late for a driver', '2026-12-09T03:00:00.000Z', '2026-12-09T03:11:00.000Z', undefined],
])('[handbook 5.3] the pick-up of a flight that is %s', (_name, expected, now, begins) =>
  expect(followedDeparture({ departAt, planned, expected, now })).toBe(begins),
)

test.each([
  [0, false],
  [9, false],
  [10, true],
  [-9, false],
  [-10, true],
])('an arrival that drifts %i minutes from the pick-up moves it: %s', (minutes, moves) =>
  expect(isWorthMoving(departAt, addMinutes(departAt, minutes))).toBe(moves),
)

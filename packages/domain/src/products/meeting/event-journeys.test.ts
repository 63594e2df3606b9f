import { expect, test } from 'vitest'
import { eventCost, meetsEvent, withoutJourney, type JourneyUse } from './event-journeys'

const days = ['2026-12-20', '2026-12-21']

test.each([
  ['ends the day before', '2026-12-17', '2026-12-19', false],
  ['ends on the first day', '2026-12-17', '2026-12-20', true],
  ['is of its days', '2026-12-20', '2026-12-21', true],
  ['begins on the last day', '2026-12-21', '2026-12-24', true],
  ['begins the day after', '2026-12-22', '2026-12-24', false],
])('a journey that %s', (_what, startDate, endDate, meets) => expect(meetsEvent({ startDate, endDate }, days)).toBe(meets))

const taken = (more: Partial<JourneyUse>): JourneyUse => ({
  product: 'flight',
  travellerIds: ['a'],
  state: 'spent',
  amount: 100_00,
  ...more,
})
const uses = [
  taken({}),
  taken({ state: 'encumbered', amount: 50_00, travellerIds: ['b'] }),
  taken({ product: 'train', amount: 30_00 }),
  taken({ product: 'train', state: 'released', amount: 30_00, travellerIds: ['c'] }),
]

test('an event costs its journeys by product and the meeting; what was given back costs nothing', () =>
  expect(eventCost({ uses, meeting: 820_00, meetingBy: 'quoted', people: 3 })).toEqual({
    byProduct: [
      { product: 'flight', amount: 150_00 },
      { product: 'train', amount: 30_00 },
    ],
    journeys: 180_00,
    meeting: 820_00,
    meetingBy: 'quoted',
    total: 1000_00,
    perPerson: 333_34,
  }))

test('who has given the only journey back waits again', () =>
  expect(withoutJourney(['a', 'b', 'c', 'd', 'd'], uses)).toEqual(['c', 'd']))

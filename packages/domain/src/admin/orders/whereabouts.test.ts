import { expect, test } from 'vitest'
import { placedCounts, type Placed } from './whereabouts'

const at = new Date('2026-11-20T02:00:00.000Z')
const placed = (employeeId: string, activity: Placed['activity'], city: string): Placed => ({
  employeeId,
  activity,
  city,
  beginsAt: at,
  endsAt: at,
})

test('[S2.44] everybody counts once in all, once in a city, and once for each activity; who is on the way to another city is in none', () => {
  const found = placedCounts([
    placed('a', 'air', '上海'),
    placed('a', 'stay', '上海'),
    placed('a', 'between', '上海'),
    placed('b', 'stay', '上海'),
    placed('c', 'stay', '北京'),
    placed('d', 'rail', '杭州'),
    placed('e', 'ride', '北京'),
  ])
  expect(found).toEqual({
    people: 5,
    cities: [
      { city: '上海', people: 2 },
      { city: '北京', people: 2 },
    ],
    activities: { air: 1, rail: 1, ride: 1, stay: 3, between: 1 },
  })
})

import { expect, test } from 'vitest'
import { averageKg, carbonKg } from './carbon'

test.each([
  ['Shanghai to Singapore in economy', [{ distanceKm: 3800 }], undefined, 415],
  ['in business it is nearly three times as much', [{ distanceKm: 3800 }], ['C' as const], 1203],
  ['each flight in its own cabin', [{ distanceKm: 1000 }, { distanceKm: 10_000 }], ['Y' as const, 'F' as const], 4475],
  ['premium economy', [{ distanceKm: 10_000 }], ['W' as const], 1747],
])('%s', (_title, segments, cabins, expected) => expect(carbonKg(segments, cabins)).toBe(expected))

test('the average of a route', () => {
  expect(averageKg([400, 401, 500])).toBe(434)
  expect(averageKg([])).toBe(0)
})

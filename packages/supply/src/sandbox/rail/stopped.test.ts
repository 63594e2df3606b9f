import { expect, test } from 'vitest'
import { isStopped, stopAnnouncedAt, stoppedTrains } from './stopped'
import { usuallyStopped } from '../usual-faults'

const trains = Array.from({ length: 50_000 }, (_, index) => `VNP0000G${index}-20261201`)

test('two trains in a thousand are stopped, the same with the same seed; none where nothing fails', () => {
  const stopped = (seed: number) => trains.filter((trainKey) => isStopped(trainKey, { seed, stoppedShare: usuallyStopped }))
  expect(stopped(7).length / trains.length).toBeCloseTo(usuallyStopped, 3)
  expect(stopped(7)).toEqual(stopped(7))
  expect(stopped(7)).not.toEqual(stopped(8))
  expect(trains.filter((trainKey) => isStopped(trainKey, { seed: 7, stoppedShare: 0 }))).toEqual([])
})

test('it is made known from a day to three hours before departure', () => {
  const departs = new Date('2026-12-01T02:00:00Z')
  const hours = trains.slice(0, 2000).map((key) => (departs.getTime() - stopAnnouncedAt(key, departs, 7).getTime()) / 3_600_000)
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...hours)).toBeLessThanOrEqual(24)
  expect(new Set(hours).size).toBeGreaterThan(10)
})

test('a train that was bought elsewhere is known as stopped by itself, once it is announced', () => {
  const departs = new Date('2026-12-01T02:00:00Z')
  const world = { seed: 7, stoppedShare: 1 }
  const at = (hoursBefore: number) =>
    stoppedTrains(world, new Date(departs.getTime() - hoursBefore * 3_600_000), [{ trainKey: trains[0]!, departs }])
  expect([at(25), at(2).map(({ trainKey }) => trainKey)]).toEqual([[], [trains[0]]])
  expect(stoppedTrains({ ...world, stoppedShare: 0 }, departs, [{ trainKey: trains[0]!, departs }])).toEqual([])
})

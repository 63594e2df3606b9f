import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../../reference/distance'
import { fromGcj02, toGcj02 } from './gcj02'

test.each([
  // Tiananmen and the Oriental Pearl, as maps in both systems show them.
  ['Beijing', { latitude: 39.907_27, longitude: 116.391_37 }, { latitude: 39.908_67, longitude: 116.397_61 }],
  ['Shanghai', { latitude: 31.239_68, longitude: 121.499_8 }, { latitude: 31.237_72, longitude: 121.504_35 }],
])('%s lies some hundred metres further on maps in GCJ-02', (_city, wgs84, gcj02) => {
  expect(distanceKm(toGcj02(wgs84), gcj02)).toBeLessThan(0.03)
})

test('far abroad nothing is shifted', () => {
  const paris = { latitude: 48.87, longitude: 2.3 }
  expect(toGcj02(paris)).toEqual(paris)
  expect(fromGcj02(paris)).toEqual(paris)
})

test('there and back is the same place to a millimetre', () => {
  const inChina = fc.record({
    latitude: fc.double({ min: 18, max: 53, noNaN: true }),
    longitude: fc.double({ min: 74, max: 135, noNaN: true }),
  })
  fc.assert(
    fc.property(inChina, (position) => {
      expect(distanceKm(fromGcj02(toGcj02(position)), position) * 1_000_000).toBeLessThan(1)
      const metres = distanceKm(toGcj02(position), position) * 1000
      expect(metres).toBeLessThan(1500)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../../reference/place/distance'
import { fromGcj02, toGcj02 } from './gcj02'

test.each([
  // Tiananmen and the Oriental Pearl, as maps in both systems show them.
  ['Beijing', { latitude: 39.907_27, longitude: 116.391_37 }, { latitude: 39.908_67, longitude: 116.397_61 }],
  ['Shanghai', { latitude: 31.239_68, longitude: 121.499_8 }, { latitude: 31.237_72, longitude: 121.504_35 }],
])('%s lies some hundred metres further on maps in GCJ-02', (_city, wgs84, gcj02) => {
  expect(distanceKm(toGcj02(wgs84), gcj02)).toBeLessThan(0.03)
})

/** Published with the transformation by those who found it (eviltransform); to a centimetre. */
test.each([
  ['Shanghai', { latitude: 31.177_427_6, longitude: 121.527_210_6 }, { latitude: 31.175_303_98, longitude: 121.531_541_86 }],
  ['Shenzhen', { latitude: 22.543_847, longitude: 113.912_316 }, { latitude: 22.540_796_13, longitude: 113.917_176_48 }],
  ['Beijing', { latitude: 39.911_954, longitude: 116.377_817 }, { latitude: 39.913_345_46, longitude: 116.384_047_22 }],
])('%s as published', (_city, wgs84, gcj02) => {
  expect(distanceKm(toGcj02(wgs84), gcj02) * 100_000).toBeLessThan(1)
})

test.each([
  ['west of Kashgar', { latitude: 39, longitude: 72 }, false],
  ['Kashgar', { latitude: 39.47, longitude: 75.99 }, true],
  ['Fuyuan, where the sun rises first', { latitude: 48.36, longitude: 134.3 }, true],
  ['Sapporo', { latitude: 43.06, longitude: 141.35 }, false],
  ['Sansha', { latitude: 16.83, longitude: 112.34 }, true],
  ['south of the equator', { latitude: -6.2, longitude: 106.8 }, false],
  ['Mohe, the farthest north', { latitude: 53.48, longitude: 122.37 }, true],
  ['beyond Yakutsk', { latitude: 62.03, longitude: 129.73 }, false],
])('%s: shifted %s', (_place, position, shifted) => {
  for (const converted of [toGcj02(position), fromGcj02(position)]) expect(distanceKm(converted, position) > 0.05).toBe(shifted)
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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seatClasses } from '@sojourn/contract/products/train/train.shapes'
import { railFare } from './fares'
import type { TrainType } from '../numbers'

const price = (type: TrainType, seat: (typeof seatClasses)[number], km: number, floating = 0): number | undefined =>
  railFare(type, seat, km, floating)?.price

describe('[handbook 3.3] fares of one adult in fen', () => {
  test('where second class costs about 330 yuan, first costs 528 and business 1,018', () => {
    const km = 674
    expect(price('G', 'O', km)).toBe(33_000)
    expect(price('G', 'M', km)).toBe(52_800)
    expect(price('G', '9', km)).toBe(101_800)
  })

  test.each<[TrainType, number, number]>([
    ['G', 100, 5000],
    ['G', 500, 25_000],
    ['G', 1000, 48_000],
    ['G', 1318, 61_350],
    ['D', 500, 15_500],
    ['D', 1200, 36_600],
    ['C', 120, 4800],
  ])('second class of %s over %i km: %i', (type, km, fen) => expect(price(type, 'O', km)).toBe(fen))

  test.each([
    [1000, 12_000],
    [1500, 18_000],
    [2500, 29_000],
  ])('hard seat over %i km: %i, less for each km beyond 1,500', (km, fen) => expect(price('K', '1', km)).toBe(fen))

  test('a hard sleeper: lower 1.75 hard seats, middle 4 and upper 7 percent less, the lower one is the price', () => {
    expect(railFare('K', '3', 1000, 0)).toEqual({ price: 21_000, berths: { lower: 21_000, middle: 20_150, upper: 19_550 } })
  })

  test('a soft sleeper: 2.8 hard seats, two berths', () => {
    expect(railFare('T', '4', 1000, 0)).toEqual({ price: 33_600, berths: { lower: 33_600, upper: 32_250 } })
  })

  test('standing costs what the plainest seat does', () => {
    expect(price('G', 'WZ', 700)).toBe(price('G', 'O', 700))
    expect(price('K', 'WZ', 700)).toBe(price('K', '1', 700))
  })

  test('fares float by a fifth up and down', () => {
    expect(price('G', 'O', 500, 20)).toBe(30_000)
    expect(price('G', 'O', 500, -20)).toBe(20_000)
  })

  test('a class that trains of the type do not have has no fare', () => {
    expect(price('G', '3', 500)).toBeUndefined()
    expect(price('K', '9', 500)).toBeUndefined()
  })

  test('[handbook 3.3] every fare is a multiple of half a yuan, one yuan at least, and does not fall with the way', () => {
    const types: TrainType[] = ['G', 'D', 'C', 'Z', 'T', 'K', 'other']
    const ask = fc.record({
      type: fc.constantFrom(...types),
      seat: fc.constantFrom(...seatClasses),
      km: fc.integer({ min: 1, max: 5000 }),
      further: fc.integer({ min: 0, max: 500 }),
      floating: fc.integer({ min: -20, max: 20 }),
    })
    fc.assert(
      fc.property(ask, ({ type, seat, km, further, floating }) => {
        const fare = railFare(type, seat, km, floating)
        if (!fare) return
        const prices = [fare.price, ...Object.values(fare.berths ?? {})]
        expect(prices).toAllSatisfy((each) => each % 50 === 0 && each >= 100 && each <= fare.price)
        expect(price(type, seat, km + further, floating)).toBeGreaterThanOrEqual(fare.price)
      }),
    )
  })
})

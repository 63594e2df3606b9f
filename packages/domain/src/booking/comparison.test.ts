import { describe, expect, test } from 'vitest'
import { bestOffers, carbonGrams, comparisonAssumptions, doorToDoor } from './comparison'

const offer = (price: number, doorToDoorMinutes: number, verdict: 'within' | 'approval' | 'forbidden' = 'within') => ({
  price,
  doorToDoorMinutes,
  verdict,
})

describe('ways of making a journey side by side', () => {
  test('the cheapest and the fastest within the standards', () => {
    const best = bestOffers([offer(500, 300), offer(400, 400), offer(100, 100, 'approval'), offer(50, 50, 'forbidden')])
    expect(best.map(({ price, best: why }) => [price, why])).toEqual([
      [400, ['cheapest']],
      [500, ['fastest']],
    ])
  })
  test('one offer may be both; without any within, those that need approval stand', () => {
    expect(bestOffers([offer(100, 100, 'approval'), offer(200, 200, 'approval')])).toMatchObject([
      { price: 100, best: ['cheapest', 'fastest'] },
    ])
    expect(bestOffers([offer(1, 1, 'forbidden')])).toEqual([])
  })
  test('door to door, CO₂, and what both are taken from', () => {
    expect([doorToDoor('train', 268), doorToDoor('flight', 135)]).toEqual([348, 345])
    expect([carbonGrams('flight', 1000), carbonGrams('fastTrain', 1000)]).toEqual([95_300, 30_500])
    expect(comparisonAssumptions(['train', 'flight'], 'zh-CN')).toHaveLength(3)
  })
})

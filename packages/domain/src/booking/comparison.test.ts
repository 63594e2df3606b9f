import { describe, expect, test } from 'vitest'
import { bestOffers } from './comparison'

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
  test('of two at one price the faster, of two as fast the cheaper', () => {
    const best = bestOffers([offer(400, 500), offer(400, 450), offer(700, 300), offer(600, 300), offer(650, 300)])
    expect(best.map(({ price, doorToDoorMinutes }) => [price, doorToDoorMinutes])).toEqual([
      [400, 450],
      [600, 300],
    ])
  })
})

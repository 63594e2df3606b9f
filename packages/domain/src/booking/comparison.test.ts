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
    expect(carbonGrams('otherTrain', 1318)).toBe(39_540)
    expect(comparisonAssumptions(['train', 'flight'], 'zh-CN')).toEqual([
      '火车门到门：乘车时间 + 到站 30 分钟 + 进站候车 20 分钟 + 出站进城 30 分钟',
      '飞机门到门：飞行时间 + 到机场 60 分钟 + 值机安检 90 分钟 + 出机场进城 60 分钟',
      '碳排放按里程估算：飞机每人每公里 95.3 克，高铁动车 30.5 克，普速列车 30 克',
    ])
  })
  test('of two at one price the faster, of two as fast the cheaper', () => {
    const best = bestOffers([offer(400, 500), offer(400, 450), offer(700, 300), offer(600, 300), offer(650, 300)])
    expect(best.map(({ price, doorToDoorMinutes }) => [price, doorToDoorMinutes])).toEqual([
      [400, 450],
      [600, 300],
    ])
  })
})

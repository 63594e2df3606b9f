import { describe, expect, test } from 'vitest'
import { comparisonAssumptions } from './comparison'
import { flightCarbonGrams, flightDoorToDoor } from './flight/comparison'
import { trainCarbonGrams, trainDoorToDoor } from './train/comparison'

describe('ways of making a journey side by side', () => {
  test('door to door, CO₂, and what both are taken from', () => {
    expect([trainDoorToDoor(268), flightDoorToDoor(135)]).toEqual([348, 345])
    expect([flightCarbonGrams(1000), trainCarbonGrams('fast', 1000)]).toEqual([95_300, 30_500])
    expect(trainCarbonGrams('other', 1318)).toBe(39_540)
    expect(comparisonAssumptions(['train', 'flight'], 'zh-CN')).toEqual([
      '火车门到门：乘车时间 + 到站 30 分钟 + 进站候车 20 分钟 + 出站进城 30 分钟',
      '飞机门到门：飞行时间 + 到机场 60 分钟 + 值机安检 90 分钟 + 出机场进城 60 分钟',
      '碳排放按里程估算：飞机每人每公里 95.3 克，高铁动车 30.5 克，普速列车 30 克',
    ])
  })
})

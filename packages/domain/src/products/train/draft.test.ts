import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import { describe, expect, test } from 'vitest'
import { problemSentence } from '../../kit/problem-sentence'
import { checkTrainSearch, isTrainNumber, normalTrainNumber } from './draft'

const context = {
  today: '2026-11-20',
  horizonEnd: '2026-12-10',
  knowsStation: (code: string) => ['SHH', 'AOH', 'BJP'].includes(code),
}
const search: TrainSearchParams = {
  segmentType: 0,
  departStation: '上海',
  departStationCode: 'SHH',
  departStationSZMCode: 'sh',
  arriveStation: '北京',
  arriveStationCode: 'BJP',
  searchFastTrainOnly: false,
  departDate: '2026-11-28',
}

describe('search for trains', () => {
  test.each<[clause: string, change: Partial<TrainSearchParams>, problem: string | undefined, field?: string]>([
    ['[S2.54] without a train number', {}, undefined],
    ['[S2.54] with one', { trainNo: 'G2' }, undefined],
    ['[S5.10] no departure', { departStationCode: '' }, 'cityMissing', 'departStationCode'],
    ['[S5.10] no arrival', { arriveStationCode: '' }, 'cityMissing', 'arriveStationCode'],
    ['[S5.10] stations must differ', { arriveStationCode: 'SHH' }, 'citySame', 'arriveStationCode'],
    ['an unknown station', { arriveStationCode: 'QQQ' }, 'stationUnknown', 'arriveStationCode'],
    ['[S5.11] a number that no train has', { trainNo: 'X12' }, 'trainNumberInvalid', 'trainNo'],
    ['[S9.04] twenty days ahead', { departDate: '2026-12-10' }, undefined],
    ['[S9.04] twenty-one days ahead', { departDate: '2026-12-11' }, 'dateTooFar', 'departDate'],
  ])('%s', (_clause, change, expected, field) => {
    const found = checkTrainSearch({ ...search, ...change }, context)
    expect(found?.problem).toBe(expected)
    expect(found?.field).toBe(field)
  })

  test('[S5.10] [S5.11] the sentences are those of the specification', () => {
    expect(problemSentence({ problem: 'citySame' }, 'zh-CN')).toBe('出发和到达城市不能相同，请重新选择')
    expect(problemSentence({ problem: 'trainNumberInvalid' }, 'zh-CN')).toBe('输入正确的车次')
  })
  test('[S5.11] numbers as tickets print them, however typed', () => {
    expect(['G1', 'd2281', ' k1234 ', 'Ｚ９９', '1461', 'C2001', 'Y51']).toAllSatisfy(isTrainNumber)
    expect(['', 'G', 'G12345', 'GG1', '12345', 'G-1', 'K1/K2'].some(isTrainNumber)).toBe(false)
    expect(normalTrainNumber(' ｇ１ ')).toBe('G1')
  })
})

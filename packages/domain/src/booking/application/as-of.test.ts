import { describe, expect, test } from 'vitest'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { differences, applicationAt, takenAsOf, type ApplicationStep, type WrittenVersion } from './as-of'

const step = (minute: number, event: ApplicationStep['event'], toState: ApplicationStep['toState'], contentVersion: number) => ({
  at: `2026-11-20T02:${String(minute).padStart(2, '0')}:00.000Z`,
  event,
  toState,
  contentVersion,
})
const at = (minute: number) => step(minute, 'write', 'draft', 1).at

const history = [
  step(0, 'write', 'draft', 1),
  step(5, 'submit', 'approving', 2),
  step(10, 'reject', 'rejected', 2),
  step(12, 'write', 'rejected', 3),
  step(15, 'submit', 'approving', 4),
  step(20, 'approve', 'approved', 4),
  step(25, 'modify', 'modifying', 5),
  step(30, 'reject', 'modifyRejected', 5),
  step(35, 'modify', 'modifying', 6),
  step(40, 'approve', 'modified', 6),
  step(45, 'revoke', 'revoking', 6),
  step(50, 'approve', 'revoked', 6),
]

describe('where an application stood at a moment', () => {
  test.each([
    [4, undefined],
    [5, { state: 'approving', contentVersion: 2, validVersion: 0 }],
    [11, { state: 'rejected', contentVersion: 2, validVersion: 0 }],
    [13, { state: 'rejected', contentVersion: 2, validVersion: 0 }],
    [16, { state: 'approving', contentVersion: 4, validVersion: 0 }],
    [22, { state: 'approved', contentVersion: 4, validVersion: 4 }],
    [26, { state: 'modifying', contentVersion: 5, validVersion: 4 }],
    [32, { state: 'modifyRejected', contentVersion: 4, validVersion: 4 }],
    [42, { state: 'modified', contentVersion: 6, validVersion: 6 }],
    [55, { state: 'revoked', contentVersion: 6, validVersion: 6 }],
  ])('minute %i', (minute, expected) => {
    expect(applicationAt(history, at(minute))).toEqual(expected)
  })
})

test('what orders had taken by a moment is the sum of their movements', () => {
  const entries = [
    { at: at(1), orderNo: 'A', encumbered: 500, spent: 0 },
    { at: at(2), orderNo: 'B', encumbered: 300, spent: 0 },
    { at: at(3), orderNo: 'A', encumbered: -500, spent: 500 },
    { at: at(4), orderNo: 'A', encumbered: 0, spent: -120 },
  ]
  expect(takenAsOf(entries, at(0))).toEqual([])
  expect(takenAsOf(entries, at(3))).toEqual([
    { orderNo: 'A', encumbered: 0, spent: 500 },
    { orderNo: 'B', encumbered: 300, spent: 0 },
  ])
  expect(takenAsOf(entries, at(9))[0]).toEqual({ orderNo: 'A', encumbered: 0, spent: 380 })
})

const content: ApplicationContent = {
  travelApplyType: 1,
  title: '上海客户验收',
  travelDescription: '',
  travellerIds: ['1'],
  limitTraveler: 1,
  costCentreId: 'sales',
  productTypes: [1],
  itineraryMode: 'lines',
  lines: [
    {
      productType: 1,
      depart: { code: 'BJS', name: '北京' },
      arrive: { code: 'SHA', name: '上海' },
      startDate: '2026-12-09',
      endDate: '2026-12-11',
      isReturn: true,
    },
  ],
  cities: [],
  startDate: '2026-12-09',
  endDate: '2026-12-11',
  flexBefore: 0,
  flexAfter: 0,
  budgets: [{ productType: 1, amount: 500_000 }],
  customFields: [],
  orderNos: [],
}
const version = (more: Partial<ApplicationContent> = {}, others: Partial<WrittenVersion> = {}): WrittenVersion => ({
  content: { ...content, ...more },
  people: ['林晓雯'],
  costCentre: 'C01 销售',
  state: 'approved',
  ...others,
})

describe('what reads otherwise later', () => {
  test('nothing where nothing changed', () => {
    expect(differences(version(), version(), 'zh-CN')).toEqual([])
  })

  test('field by field, in the reader’s language', () => {
    const lines = content.lines.map((line) => ({ ...line, isReturn: false, endDate: '2026-12-09' }))
    const later = version({ lines, budgets: [{ productType: 1, amount: 620_050 }] }, { state: 'modified' })
    expect(differences(version(), later, 'zh-CN')).toEqual([
      { name: '行程', was: '国内机票 北京⇄上海 2026年12月9日 – 2026年12月11日', is: '国内机票 北京→上海 2026年12月9日' },
      { name: '预算', was: '国内机票 ¥5,000', is: '国内机票 ¥6,200.50' },
      { name: '状态', was: '已通过', is: '修改已通过' },
    ])
    expect(differences(version(), later, 'en')[0]).toMatchObject({ name: 'Itinerary', is: expect.stringContaining('Beijing') })
  })

  test('each field says what was and what is', () => {
    const stay = { ...content.lines[0]!, productType: 3 as const, depart: { code: '', name: '' } }
    const anywhere = { ...content.lines[0]!, arrive: { code: '', name: '' }, isReturn: false }
    const later = version(
      {
        title: '广州验收',
        travelDescription: '设备验收',
        limitTraveler: 0,
        productTypes: [1, 3],
        lines: [stay, anywhere],
        startDate: '2026-12-11',
        flexBefore: 1,
        budgets: [],
        unionNo: 'XM-01',
        standard: { cabins: [{ cabin: 'Y', maxDiscount: 80 }, { cabin: 'C' }], trainSeats: ['M'], nightsPerDay: 2 },
        orderNos: ['F1', 'F2'],
      },
      { people: [], costCentre: 'C02 研发' },
    )
    expect(differences(version(), later, 'zh-CN').map(({ was, is }) => `${was} > ${is}`)).toEqual([
      '上海客户验收 > 广州验收',
      '无 > 设备验收',
      '林晓雯 > 无',
      '仅限出行人 > 其他同事也可使用',
      'C01 销售 > C02 研发',
      '国内机票 > 国内机票、国内酒店',
      '国内机票 北京⇄上海 2026年12月9日 – 2026年12月11日 > 国内酒店 上海 2026年12月9日 – 2026年12月11日、国内机票 北京→任意城市 2026年12月9日 – 2026年12月11日',
      '2026年12月9日 – 2026年12月11日 > 2026年12月11日',
      '提前 0 天、延后 0 天 > 提前 1 天、延后 0 天',
      '国内机票 ¥5,000 > 无',
      '无 > 国内机票：经济舱（8.0折及以下）、公务舱、火车票：一等座、酒店每晚最多 2 间',
      '无 > XM-01',
      '无 > F1、F2',
    ])
    const cities = version({ itineraryMode: 'cities', cities: [{ code: 'BJS', name: '北京' }] })
    expect(differences(version(), cities, 'zh-CN')[0]?.is).toBe('北京')
  })

  test('people, days and who else may use it', () => {
    const later = version({ endDate: '2026-12-13', limitTraveler: 0, flexAfter: 2 }, { people: ['林晓雯', '王强'] })
    expect(differences(version(), later, 'zh-CN').map(({ name }) => name)).toEqual([
      '出行人',
      '可使用的人',
      '起止日期',
      '弹性天数',
    ])
  })
})

import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import { describe, expect, test } from 'vitest'
import { allOf } from '../../../booking/policy/engine'
import { describeMeetingPolicy, meetingFigures } from './describe'
import { dailyPrice, judgeMeetings, type MeetingSetting, type PolicyMeeting } from './evaluate'
import { meetingPolicyWords } from './words'

const section: MeetingSection = {
  dailyPrices: { first: 800_00, other: 500_00 },
  maxTotal: 80_000_00,
  advanceDays: 14,
  handling: { meetingPrice: 'approval', meetingTotal: 'forbid', advanceDays: 'reason' },
}
const plan = (more: Partial<PolicyMeeting> = {}): PolicyMeeting => ({
  planId: 'a',
  name: '虹桥会议中心 A 厅',
  firstDay: '2026-12-20',
  days: 2,
  total: 64_000_00,
  ...more,
})
const event: MeetingSetting = { bookingDate: '2026-11-20', cityName: '上海', people: 40 }
const judged = (plans: PolicyMeeting[], more: Partial<MeetingSetting> = {}) =>
  allOf(judgeMeetings([{ travellerId: 'e1', policy: section }], plans, { ...event, ...more }, 'zh-CN'))

describe('[handbook 5.2, 7.1] meetings before a standard', () => {
  test.each<[string, Partial<PolicyMeeting>, Partial<MeetingSetting>, string, string[]]>([
    ['at the most that a day of a person may cost', {}, {}, 'within', []],
    ['a fen above it', { total: 64_000_01 }, {}, 'approval', ['每人每天 ¥800.01，一线城市的标准为不超过 ¥800']],
    ['in a tier without a limit', { total: 79_000_00 }, { cityName: '杭州' }, 'within', []],
    [
      'in another city',
      { total: 41_000_00 },
      { cityName: '扬州' },
      'approval',
      ['每人每天 ¥512.50，其他城市的标准为不超过 ¥500'],
    ],
    ['as a whole', { total: 80_000_01 }, { people: 60 }, 'forbidden', ['会议总费用 ¥80,000.01，标准为不超过 ¥80,000']],
    ['too late', { firstDay: '2026-12-03' }, {}, 'reason', ['提前 13 天预订，标准为提前 14 天及以上']],
  ])('%s', (_title, more, setting, verdict, sentences) => {
    const [found] = judged([plan(more)], setting)
    expect(found!.verdict).toBe(verdict)
    expect(found!.violations.map(({ sentence }) => sentence)).toEqual(sentences)
  })

  test('name the offer that would keep the standard', () =>
    expect(judged([plan(), plan({ planId: 'b', name: '外滩酒店 大厅', total: 70_000_00 })])[1]!.violations[0]!.change).toBe(
      '改选 虹桥会议中心 A 厅 ¥64,000 即符合差标',
    ))

  test('a day of a person is rounded up: nobody is told less than it is', () =>
    expect(dailyPrice({ total: 100, days: 3 }, 7)).toBe(5))
})

describe('[S2.46] the standard for meetings', () => {
  test('in sentences and figures', () => {
    expect(describeMeetingPolicy(section, 'zh-CN')).toEqual([
      '一线城市会议：每人每天不超过 ¥800（超标需审批）',
      '其他城市会议：每人每天不超过 ¥500（超标需审批）',
      '会议总费用：不超过 ¥80,000（超标不可预订）',
      '提前预订：至少 14 天（超标需填原因）',
    ])
    expect(meetingFigures(section, 'zh-CN')).toEqual([
      { name: '一线城市', value: '每人每天 ≤ ¥800' },
      { name: '其他城市', value: '每人每天 ≤ ¥500' },
      { name: '会议总费用', value: '≤ ¥80,000' },
    ])
  })
  test.each<[Partial<MeetingSection>, string[]]>([
    [{ dailyPrices: { first: 1, newFirst: 2 } }, ['dailyPrices']],
    [{ dailyPrices: { first: 2, newFirst: 1 }, advanceDays: 0 }, ['advanceDays']],
    [{ maxTotal: 1, handling: { meetingTotal: 'remind' } }, ['handling']],
  ])('%j hardly means what it says', (more, paths) =>
    expect(meetingPolicyWords.warnings({ handling: {}, ...more }, 'zh-CN').map(({ path }) => path)).toEqual(paths),
  )
})

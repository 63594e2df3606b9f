import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import { describe, expect, test } from 'vitest'
import { allOf } from '../../../booking/policy/engine'
import { describeVisaPolicy } from './describe'
import { judgeVisas, type PolicyVisa, type VisaSetting } from './evaluate'
import { visaFigures } from './figures'
import { visaPolicyWords } from './words'

const section: VisaSection = {
  kinds: ['business', 'evisa'],
  maxPrice: 1000_00,
  forbidExpress: true,
  advanceDays: 10,
  handling: { visaKind: 'forbid', visaPrice: 'payExcess', visaExpress: 'reason', advanceDays: 'remind' },
}
const visa = (more: Partial<PolicyVisa> = {}): PolicyVisa => ({
  productId: 'b',
  name: '日本单次商务签证',
  kind: 'business',
  express: false,
  price: 800_00,
  ...more,
})
const trip: VisaSetting = { bookingDate: '2026-11-20', departDate: '2026-12-20' }
const judged = (visas: PolicyVisa[], more: Partial<VisaSetting> = {}, language: 'zh-CN' | 'en' = 'zh-CN') =>
  allOf(judgeVisas([{ travellerId: 'e1', policy: section }, { travellerId: 'free' }], visas, { ...trip, ...more }, language))

describe('[handbook 5.1, 7.1] visas before a standard', () => {
  test.each<[string, Partial<PolicyVisa>, Partial<VisaSetting>, string, string[]]>([
    ['one that is within', {}, {}, 'within', []],
    ['at the most it may cost', { price: 1000_00 }, {}, 'within', []],
    ['one fen above', { price: 1000_01 }, {}, 'payExcess', ['每人费用 ¥1,000.01，标准为不超过 ¥1,000']],
    ['of another kind', { kind: 'tourism' }, {}, 'forbidden', ['签证类型为旅游签证，标准为商务签证、电子签证']],
    ['at a surcharge for speed', { express: true }, {}, 'reason', ['加急办理，标准为不可加急']],
    ['too late', {}, { departDate: '2026-11-29' }, 'remind', ['提前 9 天预订，标准为提前 10 天及以上']],
  ])('%s', (_title, more, setting, verdict, sentences) => {
    const [found] = judged([visa(more)], setting)
    expect(found!.verdict).toBe(verdict)
    expect(found!.violations.map(({ sentence }) => sentence)).toEqual(sentences)
    expect(
      found!.violations.filter(({ travellerId }) => travellerId !== 'e1'),
      'who has no standard',
    ).toEqual([])
  })

  test('name the visa that would keep the standard, in English too', () => {
    const dear = visa({ productId: 'x', express: true, price: 1300_00 })
    const [, second] = judged([visa(), dear], {}, 'en')
    expect(second!.violations.find(({ rule }) => rule === 'visaPrice')).toMatchObject({
      sentence: '¥1,300 per person, the standard is at most ¥1,000',
      change: 'Choose 日本单次商务签证 ¥800 to comply',
    })
  })
})

describe('[S2.46] the standard for visas', () => {
  test('in sentences and figures', () => {
    expect(describeVisaPolicy(section, 'zh-CN')).toEqual([
      '可办签证：商务签证、电子签证（超标不可预订）',
      '签证费用：每人不超过 ¥1,000（超标部分个人支付）',
      '签证加急：不可加急（超标需填原因）',
      '提前预订：至少 10 天（超标仅提醒）',
    ])
    expect(visaFigures(section, 'zh-CN')).toEqual([
      { name: '可办类型', value: '商务签证、电子签证' },
      { name: '每人费用', value: '≤ ¥1,000' },
    ])
    expect(describeVisaPolicy({ handling: {} }, 'en')).toEqual([])
  })
  test('what it gets wrong and what it hardly means', () => {
    expect(visaPolicyWords.faults({ kinds: ['evisa', 'evisa'], handling: {} })).toMatchObject([{ fault: 'twice' }])
    const soft: VisaSection = { maxPrice: 1, advanceDays: 0, handling: { visaPrice: 'remind', advanceDays: 'remind' } }
    expect(visaPolicyWords.warnings(soft, 'zh-CN').map(({ path }) => path)).toEqual(['advanceDays', 'handling'])
  })
})

import { describe, expect, test } from 'vitest'
import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { describeHotelPolicy } from './describe'
import { evaluateHotel, isExemptFor, keepsStandards, type PolicyRoom } from './evaluate'

const room = (name: string, yuan: number, more: Partial<PolicyRoom> = {}): PolicyRoom => ({
  hotelKey: name,
  name,
  hotelNames: [name],
  roomType: 'twin',
  star: 5,
  agreement: false,
  breakfast: false,
  nights: [{ date: '2026-12-01', price: yuan * 100 }],
  ...more,
})
const party = (policy: HotelSection) => [[{ travellerId: 'e1', policy }]]
const setting = { place: { cityName: '东京', country: 'JP' }, bookingDate: '2026-11-20' }
const limits: HotelSection = {
  cityItems: [{ cityNames: ['*'], standard: 500_00, violateCanBook: true }],
  starMax: 4,
  handling: { hotelName: 'forbid', country: 'forbid' },
}
const judge = (policy: HotelSection, offers: readonly PolicyRoom[]) => evaluateHotel(party(policy), offers, setting, 'zh-CN')

describe('[S2.46] hotels that are named', () => {
  test('an exempt one keeps the standard whatever it costs, another does not', () => {
    const policy = { ...limits, exemptHotels: [{ hotelId: '会议酒店', name: '会议酒店' }] }
    const offers = [room('会议酒店', 1200), room('别的酒店', 1200)]
    expect(judge(policy, offers).map(({ violations }) => violations.map(({ rule }) => rule))).toEqual([
      [],
      ['hotelPrice', 'star'],
    ])
    expect(judge(policy, offers)[1]!.violations[0]!.change).toBe('改选 会议酒店 ¥1,200 即符合差标')
    expect(offers.map(keepsStandards(party(policy), offers, setting))).toEqual([true, false])
    expect(offers.map(({ hotelKey }) => isExemptFor(party(policy), hotelKey))).toEqual([true, false])
    expect(isExemptFor([...party(policy), ...party(limits)], '会议酒店')).toBe(false)
  })
  test.each([
    ['a word of the Chinese name', ['度假'], ['东京度假酒店', 'Tokyo Bay'], '度假'],
    ['a word of the English name, however it is written', ['RESORT '], ['东京湾', 'Tokyo Resort'], 'RESORT '],
    ['another name', ['度假'], ['东京湾', 'Tokyo Bay'], undefined],
    ['a name that is not known', ['度假'], [], undefined],
  ])('%s', (_title, excludedKeywords, hotelNames, actual) => {
    const [found] = judge({ excludedKeywords, handling: { hotelName: 'forbid' } }, [room('x', 1, { hotelNames })])
    expect([found!.verdict, found!.violations[0]?.actual]).toEqual(
      actual === undefined ? ['within', undefined] : ['forbidden', actual],
    )
  })
  test.each([
    [['JP'], ['日本不在可去的国家和地区内']],
    [['US'], []],
  ])('countries %j', (excludedCountries, sentences) =>
    expect(
      judge({ excludedCountries, handling: {} }, [room('x', 1)])[0]!.violations.map(({ sentence, change }) => change ?? sentence),
    ).toEqual(sentences),
  )
  test('[S3.51] in sentences', () =>
    expect(
      describeHotelPolicy(
        {
          excludedKeywords: ['度假', 'Resort'],
          excludedCountries: ['JP'],
          exemptHotels: [{ hotelId: '1', name: '会议酒店' }],
          handling: { hotelName: 'forbid' },
        },
        'zh-CN',
      ).extendRules,
    ).toEqual([
      '不可订名称含“度假”、“Resort”的酒店（超标不可预订）',
      '不可去的国家和地区：日本（超标需审批）',
      '不受限制的酒店：会议酒店',
    ]))
})

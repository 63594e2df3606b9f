import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date'
import { describeHotelPolicy } from './describe'
import { evaluateHotel, keepsStandards, type PolicyRoom } from './evaluate'
import { inSeason, nightLimit, roomLimit, sharedLimit, type HotelPlace } from './limit'

const beijing = { cityName: '北京', country: 'CN' }
const sanya = { cityName: '三亚', country: 'CN' }
const staff: HotelSection = {
  cityItems: [
    { cityNames: ['*'], standard: 350_00, violateCanBook: true },
    { tiers: ['first'], standard: 550_00, violateCanBook: true },
    { tiers: ['newFirst'], standard: 450_00, violateCanBook: true },
  ],
  seasonCityItems: [{ cityNames: ['三亚'], beginDate: '11-01', endDate: '04-30', standard: 600_00, violateCanBook: false }],
  handling: { hotelPrice: 'choose', star: 'forbid' },
}
/** A rate for a stay from 20 December; prices in yuan, night by night. */
const room = (name: string, yuan: number[], more: Partial<PolicyRoom> = {}): PolicyRoom => ({
  hotelKey: name,
  name,
  roomType: 'double',
  star: 4,
  agreement: false,
  breakfast: false,
  nights: yuan.map((price, night) => ({ date: addDays('2026-12-20', night), price: price * 100 })),
  ...more,
})
const judge = (
  section: HotelSection,
  offers: PolicyRoom[],
  {
    place = beijing,
    language = 'zh-CN',
    bookingDate = '2026-12-01',
  }: { place?: HotelPlace; language?: Language; bookingDate?: string } = {},
) => evaluateHotel([[{ travellerId: 'e1', policy: section }]], offers, { place, bookingDate }, language)

describe('[S3.49] the standard of a city (handbook 7.1)', () => {
  test('its own name before its tier, its tier before every city; abroad country before region', () => {
    const limit = (cityName: string, country = 'CN', region?: 'europe') =>
      nightLimit(
        {
          ...staff,
          cityItems: [
            ...(staff.cityItems ?? []),
            { cityNames: ['成都'], standard: 480_00, violateCanBook: true },
            { regions: ['europe'], standard: 1200_00, violateCanBook: true },
            { countries: ['CH'], standard: 1800_00, violateCanBook: true },
          ],
        },
        { cityName, country, ...(region && { region }) },
        '2026-12-20',
      )?.standard
    expect([limit('北京'), limit('成都'), limit('杭州'), limit('洛阳')]).toEqual([550_00, 480_00, 450_00, 350_00])
    expect([limit('日内瓦', 'CH', 'europe'), limit('巴黎', 'FR', 'europe'), limit('曼谷', 'TH')]).toEqual([
      1800_00, 1200_00, 350_00,
    ])
  })
  test('a city that no item names is not limited', () =>
    expect(
      nightLimit(
        { cityItems: [{ cityNames: ['上海'], standard: 1, violateCanBook: true }], handling: {} },
        beijing,
        '2026-12-20',
      ),
    ).toBeUndefined())
  test('the sentence names price and standard, the change complies', () => {
    const [, dear] = judge(staff, [room('全季', [500]), room('香格里拉', [620])])
    expect(dear).toEqual({
      verdict: 'approval',
      violations: [
        {
          travellerId: 'e1',
          rule: 'hotelPrice',
          handling: 'choose',
          expected: 550_00,
          actual: 620_00,
          excess: 70_00,
          sentence: '平均每间每晚 ¥620，标准为不超过 ¥550',
          change: '改选 全季 ¥500 即符合差标',
        },
      ],
    })
  })
})

describe('[S3.50] seasons override the base standard (handbook 7.1)', () => {
  test('on the days between begin and end, also over the new year', () => {
    expect([nightLimit(staff, sanya, '2026-12-20')?.standard, nightLimit(staff, sanya, '2026-06-20')?.standard]).toEqual([
      600_00, 350_00,
    ])
    const winter = { beginDate: '11-01', endDate: '04-30' }
    expect(['2026-10-31', '2026-11-01', '2027-01-01', '2027-04-30', '2027-05-01'].map((date) => inSeason(date, winter))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })
  test('a stay over the edge of a season is judged night by night', () => {
    const stay = room('亚龙湾', [600, 400], {
      nights: [
        { date: '2027-04-30', price: 600_00 },
        { date: '2027-05-01', price: 400_00 },
      ],
    })
    expect(judge({ ...staff, compare: 'each' }, [stay], { place: sanya })[0]?.violations[0]).toMatchObject({
      expected: 350_00,
      actual: 400_00,
      excess: 50_00,
    })
  })
  test('violateCanBook false: above the standard nothing can be booked', () =>
    expect(judge(staff, [room('亚龙湾', [601])], { place: sanya })[0]).toMatchObject({
      verdict: 'forbidden',
      violations: [{ handling: 'forbid' }],
    }))
})

describe('the nights (handbook 7.2)', () => {
  test('the average of the stay is compared by default, every night where the company says so', () => {
    const uneven = room('希尔顿', [500, 600])
    expect(judge(staff, [uneven])[0]?.verdict).toBe('within')
    expect(judge({ ...staff, compare: 'each' }, [uneven], { language: 'en' })[0]?.violations[0]).toMatchObject({
      excess: 50_00,
      sentence: '¥600 per room and night, the standard is at most ¥550',
    })
  })
  test('handbook 6.4: 450 allowed, 520 asked, two nights: 140 is the excess', () =>
    expect(
      judge(staff, [room('桔子', [520, 520])], { place: { cityName: '杭州', country: 'CN' } })[0]?.violations[0]?.excess,
    ).toBe(140_00))
  test('the standard itself passes; breakfast may cost its extra', () => {
    expect(judge(staff, [room('全季', [550])])[0]?.verdict).toBe('within')
    const breakfast = room('全季', [600], { breakfast: true })
    expect(judge(staff, [breakfast])[0]?.verdict).toBe('approval')
    expect(judge({ ...staff, breakfastExtra: 50_00 }, [breakfast])[0]?.verdict).toBe('within')
  })
  test('stars, advance days and agreement hotels', () => {
    const section: HotelSection = { ...staff, starMax: 4, advanceDays: 3, agreementFirst: { threshold: 20_00 }, handling: {} }
    const offers = [
      room('协议', [420], { agreement: true }),
      room('便宜', [399]),
      room('相近', [400]),
      room('五星', [410], { star: 5 }),
    ]
    const rules = judge(section, offers, { bookingDate: '2026-12-18' }).map(({ violations }) =>
      violations.map(({ rule }) => rule),
    )
    expect(rules).toEqual([
      ['advanceDays'],
      ['advanceDays'],
      ['agreementHotel', 'advanceDays'],
      ['star', 'agreementHotel', 'advanceDays'],
    ])
  })
})

describe('[S3.51] sharing a room (handbook 7.3)', () => {
  test.each([
    [1, 70, 630],
    [2, 120, 600],
    [3, 50, 700],
    [4, 100_00, 600],
    [5, 100_00, 550],
  ] as const)('formula %i at %i: 500 and 400 together may spend %i', (formula, param, yuan) =>
    expect(sharedLimit({ formula, param }, 500_00, 400_00)).toBe(yuan * 100),
  )
  test('the higher standard, the formula, then the float for several; alone the float for one', () => {
    const [a, b] = [500_00, 400_00].map((standard): HotelSection => ({
      cityItems: [{ cityNames: ['*'], standard, violateCanBook: true }],
      multiplayer: { formula: 2, param: 120 },
      muchFloatation: { type: 'percent', value: 10 },
      singleFloatation: { type: 'amount', value: 30_00 },
      handling: {},
    })) as [HotelSection, HotelSection]
    const limit = (sections: HotelSection[]) => roomLimit(sections, sections.length, beijing, '2026-12-20')?.standard
    expect([limit([b, a]), limit([a]), limit([b]), limit([])]).toEqual([660_00, 530_00, 430_00, undefined])
  })
  test('each room is judged by its own guests', () => {
    const shared: HotelSection = { ...staff, multiplayer: { formula: 2, param: 120 } }
    const [a, b, c] = ['a', 'b', 'c'].map((travellerId) => ({ travellerId, policy: shared }))
    const [verdict] = evaluateHotel(
      [[a!, b!], [c!]],
      [room('希尔顿', [650])],
      { place: beijing, bookingDate: '2026-12-01' },
      'zh-CN',
    )
    expect(verdict?.violations.map(({ travellerId }) => travellerId)).toEqual(['c'])
  })
})

describe('[S3.49] [S3.50] [S3.51] the standard as the panel shows it', () => {
  const section: HotelSection = {
    ...staff,
    compare: 'average',
    starMax: 4,
    multiplayer: { formula: 2, param: 120 },
    muchFloatation: { type: 'percent', value: 20 },
    singleFloatation: { type: 'amount', value: 0 },
  }
  test('in Chinese', () =>
    expect(describeHotelPolicy(section, 'zh-CN')).toEqual({
      cityItems: [
        { cityNames: ['其他城市'], standard: 350_00, violateCanBook: true },
        { cityNames: ['一线城市'], standard: 550_00, violateCanBook: true },
        { cityNames: ['新一线及省会城市'], standard: 450_00, violateCanBook: true },
      ],
      seasonCityItems: [
        {
          cityNames: ['三亚'],
          standard: 600_00,
          violateCanBook: false,
          beginDateStruct: { month: 11, day: 1, text: '11月1日' },
          endDateStruct: { month: 4, day: 30, text: '4月30日' },
        },
      ],
      extendRules: ['按入住期间平均房价比较', '星级：不超过 4 星级（超标不可预订）'],
      multiplayer: '两人同住：较高标准的 120%',
      muchFloatation: '多人同住可上浮 20%',
      singleFloatation: '',
      handling: '超出标准：可选审批或个人支付',
    }))
  test('in English, with the cities’ English names', () =>
    expect(describeHotelPolicy(section, 'en').seasonCityItems[0]).toMatchObject({
      cityNames: ['Sanya'],
      beginDateStruct: { text: '1 Nov' },
    }))
})

test('[handbook 7.3] what keeps the standards of all rooms is what has no violation: price, float, sharing, breakfast, stars, agreements', () => {
  const section: HotelSection = {
    ...staff,
    starMax: 4,
    breakfastExtra: 50_00,
    agreementFirst: { threshold: 20_00 },
    muchFloatation: { type: 'percent', value: 20 },
    multiplayer: { formula: 4, param: 100_00 },
  }
  const pair = ['a', 'b'].map((travellerId) => ({ travellerId, policy: section }))
  const offers = [
    room('shared', [780]),
    room('too dear', [781]),
    room('with breakfast', [830], { breakfast: true }),
    room('five stars', [600], { star: 5 }),
    room('agreed', [805], { agreement: true, breakfast: true }),
  ]
  const setting = { place: beijing, bookingDate: '2026-12-01' }
  const verdicts = (rooms: (typeof pair)[]) =>
    evaluateHotel(rooms, offers, setting, 'en').map(({ violations }) => violations.length === 0)
  const kept = (rooms: (typeof pair)[]) => offers.map(keepsStandards(rooms, offers, setting))
  expect(kept([pair])).toEqual([true, false, false, false, true])
  for (const rooms of [[pair], pair.map((each) => [each]), []]) expect(kept(rooms)).toEqual(verdicts(rooms))
})

import { describe, expect, test } from 'vitest'
import { encodeChoices } from '../../booking/policy/choice-set-record'
import type { KeptStaySegment } from './kept/kept'
import { stayComparison, stayFacts } from './report-facts'

test.each([
  [224, 'first'],
  [3187, 'abroad'],
])('the city %i of a stay is of the tier %s (handbook 7.1)', (cityId, tier) =>
  expect(stayFacts({ cityId })).toMatchObject({ route: String(cityId), tier, economy: false, kilometres: 0 }),
)

test.each([
  [{ brandId: 'brand-ji-hotel', rateKind: 'enterpriseAgreement' as const }, '华住', 'enterpriseAgreement'],
  [{ rateKind: 'public' as const }, 'independent', 'public'],
  [{}, 'independent', 'offContract'],
])('a stay of %o is of the chain %s at the rate %s', (stay, carrier, classKey) =>
  expect(stayFacts({ cityId: 224, ...stay })).toMatchObject({ carrier, classKey }),
)

test.each([
  [224, 53_500],
  [3187, 43_400],
])('a night in the city %i weighs %i grams by the factor of its country', (cityId, grams) =>
  expect(stayFacts({ cityId }).gramsPerNight).toBe(grams),
)

describe('what a stay is compared with: the rooms of the page from which it was bought', () => {
  const room = (roomType: string, price: number, more: object = {}) => ({
    hotelKey: 'h1',
    name: roomType,
    roomType,
    star: 4,
    agreement: false,
    breakfast: true,
    nights: [
      { date: '2026-12-01', price },
      { date: '2026-12-02', price: price + 20_00 },
    ],
    ...more,
  })
  const offers = [
    room('king', 500_00),
    room('king', 450_00, { agreement: true }),
    room('twin', 400_00),
    room('attic', 300_00),
    room('cellar', 200_00, { soldOut: true }),
  ]
  const verdicts = ['within', 'within', 'within', 'payExcess', 'within'] as const
  const body = encodeChoices({ set: { product: 'hotel', travellers: [], setting: {}, offers }, verdicts: [...verdicts] })
  const stay = (more: Partial<KeptStaySegment>) => ({ roomId: 'king', totalPrice: 1_020_00, ...more }) as KeptStaySegment
  test.each([
    ['a room at a public rate', {}, { price: 1_020_00, lowest: 820_00 }],
    [
      'an agreed rate, with the public one of its room',
      { totalPrice: 920_00, rateKind: 'enterpriseAgreement' as const },
      { price: 920_00, lowest: 820_00, publicFare: 1_020_00 },
    ],
    [
      'an agreed rate of a room without a public one',
      { roomId: 'suite', totalPrice: 920_00, rateKind: 'agencyAgreement' as const },
      { price: 920_00, lowest: 820_00 },
    ],
  ])('%s', (_what, more, comparison) => expect(stayComparison(body)(stay(more))).toEqual(comparison))

  test('nothing within the standard is no lowest', () => {
    const none = encodeChoices({
      set: { product: 'hotel', travellers: [], setting: {}, offers },
      verdicts: offers.map(() => 'payExcess' as const),
    })
    expect(stayComparison(none)(stay({}))).toEqual({ price: 1_020_00 })
  })
})

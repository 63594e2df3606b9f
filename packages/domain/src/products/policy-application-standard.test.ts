import { describe, expect, test } from 'vitest'
import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import { readAgreedId, underApplication, type Agreed } from '../booking/policy/application-standard'
import { evaluateTrains } from './train/policy/evaluate'
import { nightLimit } from './hotel/policy/limit'
import { policySections } from './index'

const own: WrittenPolicy = {
  policyId: 'staff',
  version: 3,
  name: { 'zh-CN': '员工差旅标准', 'zh-TW': '員工差旅標準', en: 'Staff' },
  scope: { type: 'default', ids: [] },
  flight: {
    cabins: [{ cabin: 'Y', maxDiscount: 60 }],
    fullPriceAllowed: false,
    cabinDuration: { cabins: ['C'], minutes: 240 },
    lowestPrice: { hours: 2, threshold: 100_00 },
    handling: { cabin: 'forbid' },
  },
  hotel: {
    cityItems: [{ cityNames: ['*'], standard: 350_00, violateCanBook: false }],
    seasonCityItems: [
      { cityNames: ['三亚', '上海'], beginDate: '11-01', endDate: '04-30', standard: 600_00, violateCanBook: true },
    ],
    starMax: 4,
    handling: {},
  },
  train: { groups: [{ types: ['G'], seats: ['O'] }], nightSeats: ['3'], handling: { trainSeat: 'forbid' } },
}
const agreed = (standard: Agreed['standard']): Agreed => ({
  travelApplyNo: 'A20261120001',
  displayNo: 'SQ20261120000001',
  contentVersion: 2,
  standard,
})
const under = (standard: Agreed['standard'], policy: WrittenPolicy | null = own): WrittenPolicy =>
  underApplication(policy === null ? undefined : { version: policy.version, body: policy }, agreed(standard), policySections).body
const shanghai = { code: 'SHA', name: '上海' }

describe('[handbook 9.1] the standard of an application', () => {
  test('cabins and discounts come in place of one’s own; the rest of one’s own stays', () => {
    const { flight, hotel, train } = under({ cabins: [{ cabin: 'C' }, { cabin: 'Y', maxDiscount: 90 }] })
    expect(flight).toEqual({
      cabins: [{ cabin: 'C' }, { cabin: 'Y', maxDiscount: 90 }],
      lowestPrice: { hours: 2, threshold: 100_00 },
      handling: { cabin: 'forbid' },
    })
    expect([hotel, train]).toEqual([own.hotel, own.train])
  })

  test('seats bind on every kind of train, and nothing is allowed beside them by night', () => {
    const section = under({ trainSeats: ['M', 'O'] }).train!
    const ride = { trainKey: 'K1', trainNo: 'K1', departTime: '23:00', arriveTime: '05:00', rideMinutes: 360, spanDays: 1 }
    const judged = ['M', '3'].map((seat) => ({ ...ride, type: 'K' as const, seat, price: 100_00, departDate: '2026-12-09' }))
    const verdicts = evaluateTrains(
      [{ travellerId: 'a', policy: section }],
      judged as unknown as Parameters<typeof evaluateTrains>[1],
      { bookingDate: '2026-11-20' },
      'zh-CN',
    )
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['within', 'forbidden'])
  })

  test.each([
    ['an agreed city goes before the season', [{ city: shanghai, limit: 900_00 }], '上海', 900_00],
    ['other cities keep their season', [{ city: shanghai, limit: 900_00 }], '三亚', 600_00],
    ['and their standard', [{ city: shanghai, limit: 900_00 }], '北京', 350_00],
    ['any city means all', [{ city: { code: '', name: '' }, limit: 800_00 }], '三亚', 800_00],
  ])('hotels: %s', (_title, hotelLimits, cityName, standard) => {
    const section = under({ hotelLimits }).hotel!
    expect(nightLimit(section, { cityName, country: 'CN' }, '2026-12-09')?.standard).toBe(standard)
    expect(section.starMax, 'what is not agreed stays').toBe(4)
  })

  test('it binds also whom no policy does, and says where it comes from', () => {
    const body = under({ cabins: [{ cabin: 'Y' }] }, null)
    expect(body).toMatchObject({ flight: { cabins: [{ cabin: 'Y' }], handling: {} }, version: 0 })
    expect(body.name['zh-CN']).toBe('申请单 SQ20261120000001 的差旅标准')
    expect(under({ cabins: [{ cabin: 'Y' }] }).name['zh-CN']).toBe('员工差旅标准（按申请单 SQ20261120000001）')
  })

  test('its id leads back to the own policy and to the version that agreed', () => {
    expect(readAgreedId(under({ trainSeats: ['O'] }).policyId)).toEqual({
      policyId: 'staff',
      travelApplyNo: 'A20261120001',
      contentVersion: 2,
    })
    expect(readAgreedId('staff')).toBeUndefined()
  })
})

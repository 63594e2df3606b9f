import { describe, expect, test } from 'vitest'
import { describeTrip } from './describe'
import { readIntlInstead } from './after-sale/kept-after-sale'
import { readIntlPassengers } from './kept-passenger'
import { readIntlWishes, wishRemark } from './kept-wishes'
import { taxName } from './tax-names'

describe('what orders of international flights keep and say', () => {
  test.each([
    [{ traveller: 0, segment: 1, seat: 'window', meal: 'VGML' }, 'P1 S2 WINDOW VGML'],
    [{ traveller: 1, segment: 0, meal: 'KSML' }, 'P2 S1 KSML'],
    [{ traveller: 2, segment: 0, seat: 'aisle' }, 'P3 S1 AISLE'],
  ] as const)('a wish as carriers read it: %j', (wish, remark) => {
    expect(wishRemark(wish)).toBe(remark)
  })

  test('wishes and passengers of the first version are read as they were written, others are refused', () => {
    const wishes = { version: 1, list: [{ traveller: 0, segment: 0, seat: 'window' }] }
    const passenger = { version: 1, passenger: 'adult', nationality: 'CN', frequentFlyer: [] }
    expect(readIntlWishes(wishes)).toEqual(wishes)
    expect(readIntlPassengers([passenger])).toEqual([passenger])
    expect(() => readIntlWishes({ ...wishes, version: 9 })).toThrow('wishes of an international order')
    expect(() => readIntlPassengers([{ ...passenger, version: 9 }])).toThrow('a passenger of an international order')
  })

  test('a flight in place of another, as it was first written, is one of the same airports', () => {
    const times = { departDate: '2026-12-01', departTime: '16:40', arriveDate: '2026-12-01', arriveTime: '21:10' }
    const hours = { ...times, departAt: '2026-12-01T08:40:00Z', arriveAt: '2026-12-01T12:10:00Z' }
    const lost = { flightNo: 'NH964', departAirport: 'PEK', arriveAirport: 'NRT' }
    expect(readIntlInstead({ version: 1, flightNo: 'NH962', ...hours }, lost)).toEqual({
      version: 2,
      takesOut: [{ flightNo: 'NH964', departAirport: 'PEK' }],
      flights: [{ flightNo: 'NH962', departAirport: 'PEK', arriveAirport: 'NRT', ...hours }],
    })
    expect(() => readIntlInstead({ version: 9 }, lost)).toThrow('in place of')
  })

  test('a trip in one line: flights of one direction share an arrow, directions stand apart', () => {
    const trip = [
      { flightNos: ['CA937', 'LH901'], departName: '上海浦东', arriveName: '法兰克福' },
      { flightNos: ['CA932'], departName: '法兰克福', arriveName: '北京首都' },
    ]
    const line = describeTrip(trip, 'zh-CN')
    expect(line).toContain('CA937/LH901')
    expect(line.indexOf('CA937/LH901')).toBeLessThan(line.indexOf('法兰克福'))
    expect(line.match(/→/g)).toHaveLength(2)
    expect(line.indexOf('CA932')).toBeGreaterThan(line.indexOf('→'))
  })

  test('a tax has a name in each language, and its code where nobody has named it', () => {
    expect(taxName('CN', 'en')).not.toBe('CN')
    expect(taxName('CN', 'zh-CN')).not.toBe(taxName('CN', 'en'))
    expect(taxName('ZZ', 'en')).toBe('ZZ')
  })
})

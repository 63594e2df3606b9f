import type { FlightLeg, IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date'
import { checkIntlFlightSearch, isAllDomestic, legsOf } from './draft'
import { addLeg, blankLegs, canRemoveLeg, checkLegs, maximumLegs, moveLeg, removeLeg } from './legs'
import { reuseIntlSearch } from '../search-cache'

const last = '2027-11-20'
const context = {
  // West of the date line it is still the day before.
  todayAt: (code: string) => (code === 'LAX' ? '2026-11-19' : '2026-11-20'),
  horizonEnd: last,
  cityOf: (code: string) => ({ PEK: 'BJS', HND: 'TYO' })[code] ?? code,
  knowsPlace: (code: string) => code !== 'QQQ',
  hasAirport: (code: string) => code !== 'KUN',
  isDomestic: (code: string) => ['BJS', 'PEK', 'SHA', 'CAN', 'KUN'].includes(code),
}
const leg = (from: string, to: string, departDate: string, journeyIndex = 0): FlightLeg => ({
  journeyIndex,
  departCode: from,
  departCityName: from,
  arriveCode: to,
  arriveCityName: to,
  departDate,
})
const search: IntlFlightSearchParams = {
  segmentType: 0,
  departAirportCode: 'SHA',
  departCityName: '上海',
  arriveAirportCode: 'TYO',
  arriveCityName: '东京',
  departDate: '2026-11-28',
}
const several = (...segmentQueryList: FlightLeg[]): Partial<IntlFlightSearchParams> => ({ segmentType: 2, segmentQueryList })
const outAndOn = [leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'BJS', '2026-12-02', 1)]

describe('search for international flights', () => {
  test.each<[clause: string, change: Partial<IntlFlightSearchParams>, problem: string | undefined, field?: string]>([
    ['[S2.52] a single trip', {}, undefined],
    ['[S2.52] a return trip', { segmentType: 1, returnDate: '2026-12-01' }, undefined],
    ['[S2.52] several legs', several(...outAndOn), undefined],
    ['[S5.03] departure must be given', { departAirportCode: '' }, 'cityMissing', 'departAirportCode'],
    ['[S5.03] arrival must be given', { arriveAirportCode: '' }, 'cityMissing', 'arriveAirportCode'],
    ['[S5.04] they must differ', { arriveAirportCode: 'SHA' }, 'citySame', 'arriveAirportCode'],
    ['an unknown place', { arriveAirportCode: 'QQQ' }, 'cityUnknown', 'arriveAirportCode'],
    ['a place without airport', { departAirportCode: 'KUN' }, 'cityWithoutAirport', 'departAirportCode'],
    ['a day gone by', { departDate: '2026-11-19' }, 'datePast', 'departDate'],
    ['today where the flight leaves', { departAirportCode: 'LAX', departDate: '2026-11-19' }, undefined],
    ['a day gone by there', { departAirportCode: 'LAX', departDate: '2026-11-18' }, 'datePast', 'departDate'],
    ['[S9.02] a day beyond the range', { departDate: '2027-11-21' }, 'dateTooFar', 'departDate'],
    ['[S5.19] return before departure', { segmentType: 1, returnDate: '2026-11-27' }, 'returnBeforeDeparture', 'returnDate'],
    ['a return trip without return', { segmentType: 1 }, 'dateInvalid', 'returnDate'],
    ['[S5.06] one leg only', several(leg('BJS', 'TYO', '2026-11-28')), 'cityMissing', 'segmentQueryList.1.departCode'],
    [
      '[S5.06] a second leg without arrival',
      several(leg('BJS', 'TYO', '2026-11-28'), leg('TYO', '', '2026-12-02', 1)),
      'cityMissing',
      'segmentQueryList.1.arriveCode',
    ],
    [
      '[S5.06] a leg to the city where it starts',
      several(leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'HND', '2026-12-02', 1)),
      'citySame',
      'segmentQueryList.1.arriveCode',
    ],
    [
      '[S5.06] a leg without date',
      several(leg('BJS', 'TYO', ''), leg('TYO', 'BJS', '2026-12-02', 1)),
      'dateInvalid',
      'segmentQueryList.0.departDate',
    ],
    [
      '[S5.07] a leg before the one before',
      several(leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'BJS', '2026-11-27', 1)),
      'legBeforeFormer',
      'segmentQueryList.1.departDate',
    ],
    ['[S5.07] two legs on one day', several(leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'SIN', '2026-11-28', 1)), undefined],
    [
      '[S5.08] seven legs',
      several(...Array.from({ length: 7 }, (_, at) => leg(at % 2 ? 'TYO' : 'BJS', at % 2 ? 'BJS' : 'TYO', '2026-11-28', at))),
      'tooManyLegs',
      'segmentQueryList',
    ],
    [
      '[S5.09] no leg leaves the mainland',
      several(leg('BJS', 'SHA', '2026-11-28'), leg('SHA', 'CAN', '2026-11-30', 1)),
      'multiOnlyInternational',
      'segmentQueryList',
    ],
    ['[S2.52] both ends in one city', { departAirportCode: 'HND' }, 'citySame', 'arriveAirportCode'],
    ['[S2.52] departure from an unknown place', { departAirportCode: 'QQQ' }, 'cityUnknown', 'departAirportCode'],
    ['[S2.52] arrival without airport', { arriveAirportCode: 'KUN' }, 'cityWithoutAirport', 'arriveAirportCode'],
    ['[S2.52] a day of return on a single trip counts for nothing', { returnDate: '2026-11-01' }, undefined],
    ['[S2.52] return on the day of departure', { segmentType: 1, returnDate: '2026-11-28' }, undefined],
    ['[S2.52] return beyond the range', { segmentType: 1, returnDate: '2027-11-21' }, 'dateTooFar', 'returnDate'],
    [
      '[S2.52] a day gone by, of both',
      { segmentType: 1, departDate: '2026-11-18', returnDate: '2026-11-19' },
      'datePast',
      'departDate',
    ],
    ['[S2.52] return on no day', { segmentType: 1, returnDate: '2026-02-30' }, 'dateInvalid', 'returnDate'],
    ['[S2.52] no leg at all', several(), 'cityMissing', 'segmentQueryList.0.departCode'],
    ['[S2.52] legs left out', { segmentType: 2 }, 'cityMissing', 'segmentQueryList.0.departCode'],
    [
      '[S2.52] a leg from nowhere',
      several(leg('', 'TYO', '2026-11-28'), leg('TYO', 'BJS', '2026-12-02', 1)),
      'cityMissing',
      'segmentQueryList.0.departCode',
    ],
    [
      '[S2.52] a leg from an unknown place',
      several(leg('QQQ', 'TYO', '2026-11-28'), leg('TYO', 'BJS', '2026-12-02', 1)),
      'cityUnknown',
      'segmentQueryList.0.departCode',
    ],
    [
      '[S2.52] a second leg to a place without airport',
      several(leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'KUN', '2026-12-02', 1)),
      'cityWithoutAirport',
      'segmentQueryList.1.arriveCode',
    ],
    [
      '[S2.52] a second leg beyond the range',
      several(leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'BJS', '2027-11-21', 1)),
      'dateTooFar',
      'segmentQueryList.1.departDate',
    ],
    [
      '[S2.52] six legs',
      several(...Array.from({ length: 6 }, (_, at) => leg(at % 2 ? 'TYO' : 'BJS', at % 2 ? 'BJS' : 'TYO', '2026-11-28', at))),
      undefined,
    ],
    [
      '[S2.52] one leg of three leaves the mainland',
      several(leg('BJS', 'SHA', '2026-11-28'), leg('SHA', 'TYO', '2026-11-30', 1), leg('TYO', 'SHA', '2026-12-01', 2)),
      undefined,
    ],
  ])('%s', (_clause, change, expected, field) => {
    const found = checkIntlFlightSearch({ ...search, ...change }, context)
    expect([found?.problem, found?.field]).toEqual([expected, field])
  })

  test.each([
    ['as it was typed', '桃花源', '桃花源'],
    ['by its code, where nothing was typed', '', 'QQQ'],
  ])('an unknown place is named %s', (_how, arriveCityName, city) => {
    expect(checkIntlFlightSearch({ ...search, arriveAirportCode: 'QQQ', arriveCityName }, context)?.detail).toEqual({ city })
  })

  test('[S4.13] a trip within the mainland is known as domestic', () => {
    expect(isAllDomestic({ ...search, arriveAirportCode: 'PEK' }, context.isDomestic)).toBe(true)
    expect(isAllDomestic(search, context.isDomestic)).toBe(false)
    expect(isAllDomestic({ ...search, ...several(...outAndOn) }, context.isDomestic)).toBe(false)
  })

  test('a return trip is two legs, the second the way back', () => {
    const [out, back] = legsOf({ ...search, segmentType: 1, returnDate: '2026-12-01' })
    expect([out?.departCode, out?.arriveCode]).toEqual([back?.arriveCode, back?.departCode])
    expect(back?.departDate).toBe('2026-12-01')
    expect([out?.journeyIndex, back?.journeyIndex]).toEqual([0, 1])
    expect(legsOf(search)).toHaveLength(1)
    expect(legsOf({ ...search, ...several(...outAndOn) })).toEqual(outAndOn)
  })
  test('whether a place is a city or an airport goes with it on the way back', () => {
    const [out, back] = legsOf({ ...search, segmentType: 1, returnDate: '2026-12-01', departType: 1, arriveType: 2 })
    expect([out?.departType, out?.arriveType, back?.departType, back?.arriveType]).toEqual([1, 2, 2, 1])
    expect(Object.keys(legsOf(search)[0]!)).not.toContain('departType')
    expect(Object.keys(legsOf(search)[0]!)).not.toContain('arriveType')
  })
})

describe('the legs of the form', () => {
  test('[S4.20] several legs begin with two blank ones', () => {
    expect(blankLegs('2026-11-28').map(({ departCode, arriveCode, departDate }) => [departCode, arriveCode, departDate])).toEqual(
      [
        ['', '', '2026-11-28'],
        ['', '', '2026-12-01'],
      ],
    )
  })
  test('[S5.08] [S9.09] a new leg leaves three days later from where the last one ends, six at most', () => {
    let legs = [leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'SIN', '2026-12-01', 1)]
    legs = addLeg(legs, last)
    expect(legs[2]).toMatchObject({ journeyIndex: 2, departCode: 'SIN', arriveCode: '', departDate: '2026-12-04' })
    for (let count = 0; count < 10; count += 1) legs = addLeg(legs, last)
    expect(legs).toHaveLength(maximumLegs)
    expect(addLeg(blankLegs('2027-11-19'), last)[2]?.departDate).toBe(last)
    expect(addLeg(blankLegs('2027-11-14'), last)[2]?.departDate).toBe(last)
    expect(addLeg([], last)).toEqual([])
    const airport = addLeg([{ ...leg('BJS', 'HND', '2026-11-28'), arriveType: 2 }], last)[1]
    expect(airport).toMatchObject({ departCode: 'HND', departCityName: 'HND', departType: 2 })
    expect(Object.keys(addLeg([leg('BJS', 'TYO', '2026-11-28')], last)[1]!)).not.toContain('departType')
  })
  test('[S5.08] legs from the third onward can be deleted', () => {
    const legs = addLeg(addLeg(blankLegs('2026-11-28'), last), last)
    expect([0, 1, 2, 3].map(canRemoveLeg)).toEqual([false, false, true, true])
    expect(removeLeg(legs, 2).map(({ journeyIndex }) => journeyIndex)).toEqual([0, 1, 2])
    expect(removeLeg(legs, 2)[2]?.departDate).toBe(legs[3]?.departDate)
    expect(removeLeg(legs, 1)).toEqual(legs)
  })
  test('[S5.06] a leg of the form without a day, or on none, is told at once', () => {
    for (const day of ['', '2026-02-30'])
      expect(checkLegs([leg('BJS', 'TYO', day)], context.cityOf)).toMatchObject({
        problem: 'dateInvalid',
        field: 'segmentQueryList.0.departDate',
      })
  })
  test('[S5.07] later legs are pushed only as far as they must, earlier ones stay', () => {
    const legs = [leg('BJS', 'TYO', '2026-11-28'), leg('TYO', 'SIN', '2026-12-01', 1), leg('SIN', 'BJS', '2026-12-10', 2)]
    const days = (index: number, to: string) => moveLeg(legs, index, to).map(({ departDate }) => departDate)
    expect(days(0, '2026-12-05')).toEqual(['2026-12-05', '2026-12-05', '2026-12-10'])
    expect(days(1, '2026-12-12')).toEqual(['2026-11-28', '2026-12-12', '2026-12-12'])
    expect(days(1, '2026-11-29')).toEqual(['2026-11-28', '2026-11-29', '2026-12-10'])
  })
  test('[S5.07] moving one leg never leaves a later one before it', () => {
    const days = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(fc.array(days, { minLength: 2, maxLength: 6 }), days, fc.nat({ max: 5 }), (gaps, moved, at) => {
        let day = '2026-11-20'
        const legs = gaps.map((gap, index) =>
          leg(index % 2 ? 'TYO' : 'BJS', index % 2 ? 'BJS' : 'TYO', (day = addDays(day, gap)), index),
        )
        const index = at % legs.length
        const result = moveLeg(legs, index, addDays('2026-11-20', moved))
        expect(result[index]?.departDate).toBe(addDays('2026-11-20', moved))
        expect(checkLegs(result.slice(index), context.cityOf)).toBeUndefined()
      }),
    )
  })
})

test('[S4.21] [S9.05] an old international search is forgotten, days gone by become today and tomorrow', () => {
  const day = 86_400_000
  const now = Date.parse('2026-11-20T04:00:00Z')
  const cache = {
    flightType: 1,
    depDate: '2026-11-01',
    returnDate: '2026-11-02',
    legs: [leg('BJS', 'TYO', '2026-11-18'), leg('TYO', 'BJS', '2026-11-25', 1)],
    currentTimeStamp: now - 29 * day,
  }
  const reused = reuseIntlSearch(cache, now, '2026-11-20')
  expect(reused).toMatchObject({ depDate: '2026-11-20', returnDate: '2026-11-21' })
  expect(reused?.legs.map(({ departDate }) => departDate)).toEqual(['2026-11-20', '2026-11-25'])
  expect(reuseIntlSearch({ ...cache, currentTimeStamp: now - 31 * day }, now, '2026-11-20')).toBeUndefined()
})

import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { describe, expect, test } from 'vitest'
import { defaultReturnDate } from '../../booking/return-date'
import { checkFlightSearch } from './draft'
import { reuseSearch, type FlightSearchCache } from './search-cache'

const context = {
  today: '2026-11-20',
  horizonEnd: '2027-11-20',
  knowsPlace: (code: string) => ['BJS', 'PEK', 'SHA', 'KUN'].includes(code),
  cityOf: (code: string) => (code === 'PEK' ? 'BJS' : code),
  hasAirport: (code: string) => code !== 'KUN',
}
const search: FlightSearchParams = {
  segmentType: 0,
  departAirportCode: 'BJS',
  departCityName: '北京',
  arriveAirportCode: 'SHA',
  arriveCityName: '上海',
  departDate: '2026-11-28',
}
const returning = (departDate: string, returnDate?: string): Partial<FlightSearchParams> => ({
  segmentType: 1,
  departDate,
  ...(returnDate !== undefined && { returnDate }),
})

describe('search for domestic flights', () => {
  test.each<[clause: string, change: Partial<FlightSearchParams>, problem: string | undefined, field: string | undefined]>([
    ['a whole search', {}, undefined, undefined],
    ['[S5.03] departure must be given', { departAirportCode: '' }, 'cityMissing', 'departAirportCode'],
    ['[S5.03] arrival must be given', { arriveAirportCode: '' }, 'cityMissing', 'arriveAirportCode'],
    ['[S5.04] departure and arrival must differ', { arriveAirportCode: 'BJS' }, 'citySame', 'arriveAirportCode'],
    ['[S5.04] two airports of one city are the same city', { arriveAirportCode: 'PEK' }, 'citySame', 'arriveAirportCode'],
    ['an unknown city', { arriveAirportCode: 'QQQ' }, 'cityUnknown', 'arriveAirportCode'],
    ['a city without airport', { departAirportCode: 'KUN' }, 'cityWithoutAirport', 'departAirportCode'],
    ['no date', { departDate: '' }, 'dateInvalid', 'departDate'],
    ['a day that does not exist', { departDate: '2027-02-30' }, 'dateInvalid', 'departDate'],
    ['yesterday', { departDate: '2026-11-19' }, 'datePast', 'departDate'],
    ['today', { departDate: '2026-11-20' }, undefined, undefined],
    ['[S5.02] the last bookable day', { departDate: '2027-11-20' }, undefined, undefined],
    ['[S5.02] a day after the last', { departDate: '2027-11-21' }, 'dateTooFar', 'departDate'],
    ['a return trip without return date', returning('2026-11-28'), 'dateInvalid', 'returnDate'],
    ['[S5.19] return before departure', returning('2026-11-28', '2026-11-27'), 'returnBeforeDeparture', 'returnDate'],
    ['return on the day of departure', returning('2026-11-28', '2026-11-28'), undefined, undefined],
    ['return after the last day', returning('2027-11-20', '2027-11-21'), 'dateTooFar', 'returnDate'],
    ['[S5.09] several legs are for international flights', { segmentType: 2 }, 'badRequest', 'segmentType'],
  ])('%s', (_clause, change, expected, field) => {
    const found = checkFlightSearch({ ...search, ...change }, context)
    expect(found?.problem).toBe(expected)
    expect(found?.field).toBe(field)
  })
})

test('[S4.19] a return trip returns a day later, within the bookable dates', () => {
  expect(defaultReturnDate('2026-11-28', '2027-11-20')).toBe('2026-11-29')
  expect(defaultReturnDate('2027-11-20', '2027-11-20')).toBe('2027-11-20')
})

describe('the last search', () => {
  const day = 24 * 60 * 60 * 1000
  const now = Date.parse('2026-11-20T04:00:00Z')
  const cache: FlightSearchCache = {
    flightType: 1,
    depDate: '2026-11-18',
    returnDate: '2026-11-19',
    depCodeName: '北京',
    depCodeNamecode: 'BJS',
    arrCodeName: '上海',
    arrCodeNamecode: 'SHA',
    departType: 0,
    arriveType: 0,
    currentTimeStamp: now - day,
  }
  test('[S4.21] dates gone by become today and tomorrow', () => {
    expect(reuseSearch(cache, now, '2026-11-20')).toMatchObject({ depDate: '2026-11-20', returnDate: '2026-11-21' })
  })
  test('[S4.21] dates to come stay', () => {
    const future = { ...cache, depDate: '2026-11-25', returnDate: '2026-11-27' }
    expect(reuseSearch(future, now, '2026-11-20')).toEqual(future)
  })
  test('[S9.05] a search of more than thirty days ago is forgotten', () => {
    expect(reuseSearch({ ...cache, currentTimeStamp: now - 30 * day }, now, '2026-11-20')).toBeDefined()
    expect(reuseSearch({ ...cache, currentTimeStamp: now - 30 * day - 1 }, now, '2026-11-20')).toBeUndefined()
    expect(reuseSearch({ ...cache, currentTimeStamp: now + 1 }, now, '2026-11-20')).toBeUndefined()
  })
})

import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingWindow } from '../../booking/date-section'
import { hotelDraftRules } from './draft-rules'
import { addDays } from '../../kit/local-date'
import { problemSentence } from '../../kit/problem-sentence'
import {
  atLeastOneNight,
  checkHotelSearch,
  checkOutRange,
  chooseCheckIn,
  clampStay,
  longestStay,
  nightsOf,
  unavailableDays,
} from './draft'
import { reuseHotelSearch } from './search-cache'

const today = '2026-11-20'
const window = bookingWindow(hotelDraftRules, today)
const context = { today, days: window, knowsCity: (cityId: number) => cityId === 224 }
const search: HotelSearchParams = {
  cityId: 224,
  cityName: '北京',
  checkInDate: '2026-11-22',
  checkOutDate: '2026-11-24',
  hotelType: 2,
  isInternational: false,
}
const days = fc.integer({ min: -40, max: 80 }).map((ahead) => addDays(today, ahead))

describe('search for hotels', () => {
  test.each<[clause: string, change: Partial<HotelSearchParams>, problem: string | undefined, field?: string]>([
    ['[S2.53] a whole search', {}, undefined],
    ['[S2.53] no destination', { cityId: 0 }, 'destinationMissing', 'cityId'],
    ['an unknown city', { cityId: 9 }, 'cityUnknown', 'cityId'],
    ['arrival yesterday', { checkInDate: '2026-11-19' }, 'datePast', 'checkInDate'],
    ['[S9.03] arrival after thirty days', { checkInDate: '2026-12-20', checkOutDate: '2026-12-21' }, undefined],
    [
      '[S9.03] arrival after thirty-one days',
      { checkInDate: '2026-12-21', checkOutDate: '2026-12-22' },
      'dateTooFar',
      'checkInDate',
    ],
    ['[S5.14] leaving on the day of arrival is one night', { checkOutDate: '2026-11-22' }, undefined],
    ['[S5.14] leaving before arrival', { checkOutDate: '2026-11-21' }, 'checkOutTooEarly', 'checkOutDate'],
    ['[S5.14] leaving after the last day', { checkOutDate: '2026-12-22' }, 'dateTooFar', 'checkOutDate'],
    ['[S5.14] thirty nights', { checkInDate: today, checkOutDate: '2026-12-20' }, undefined],
    ['[S5.14] thirty-one nights', { checkInDate: today, checkOutDate: '2026-12-21' }, 'stayTooLong', 'checkOutDate'],
    ['no day of departure', { checkOutDate: '' }, 'dateInvalid', 'checkOutDate'],
  ])('%s', (_clause, change, expected, field) => {
    const found = checkHotelSearch({ ...search, ...change }, context)
    expect(found?.problem).toBe(expected)
    expect(found?.field).toBe(field)
  })

  test.each([
    ['as it was typed', '桃花源', '桃花源'],
    ['by its number, where nothing was typed', '', 9],
  ])('a city that is not served is named %s', (_how, cityName, city) => {
    expect(checkHotelSearch({ ...search, cityId: 9, cityName }, context)?.detail).toEqual({ city })
  })

  test('[S5.16] nights that cannot be booked are named in order, the first at its field; the day of departure does not count', () => {
    const bookable = new Set(['2026-11-22', '2026-11-24', '2026-11-26'])
    const stay = { checkIn: '2026-11-22', checkOut: '2026-11-27' }
    expect(unavailableDays(stay, bookable)).toEqual(['2026-11-23', '2026-11-25'])
    expect(unavailableDays({ checkIn: '2026-11-22', checkOut: '2026-11-23' }, bookable)).toEqual([])
    const found = checkHotelSearch({ ...search, checkOutDate: '2026-11-26' }, { ...context, bookable })
    expect(found && problemSentence(found, 'zh-CN')).toBe('2026-11-23、2026-11-25不可订，请重新选择!')
    expect(found?.field).toBe('checkOutDate')
    const arrival = { ...search, checkInDate: '2026-11-23', checkOutDate: '2026-11-25' }
    expect(checkHotelSearch(arrival, { ...context, bookable })?.field).toBe('checkInDate')
  })
})

describe('the days of a stay', () => {
  test('[S4.22] remembered days come into what can be booked', () => {
    fc.assert(
      fc.property(days, days, (checkIn, checkOut) => {
        const stay = clampStay({ checkIn, checkOut }, window)
        expect(stay.checkIn >= window.first && stay.checkIn <= window.last).toBe(true)
        expect(checkHotelSearch({ ...search, checkInDate: stay.checkIn, checkOutDate: stay.checkOut }, context)).toBeUndefined()
      }),
    )
  })
  test('[S4.22] remembered days that can be booked stay as they are', () => {
    const stay = { checkIn: '2026-11-25', checkOut: '2026-11-28' }
    expect(clampStay(stay, window)).toEqual(stay)
  })
  test('[S4.23] another arrival keeps the departure where it fits, else leaves the next day', () => {
    const stay = { checkIn: '2026-11-22', checkOut: '2026-11-25' }
    expect(chooseCheckIn(stay, '2026-11-24', window)).toEqual({ checkIn: '2026-11-24', checkOut: '2026-11-25' })
    expect(chooseCheckIn(stay, '2026-11-25', window)).toEqual({ checkIn: '2026-11-25', checkOut: '2026-11-26' })
    expect(chooseCheckIn({ ...stay, checkOut: '2026-12-20' }, today, window)).toEqual({ checkIn: today, checkOut: '2026-12-20' })
    expect(chooseCheckIn({ ...stay, checkOut: '2026-12-21' }, today, window)).toEqual({ checkIn: today, checkOut: '2026-11-21' })
  })
  test('[S5.14] leaving is offered from the next day to thirty nights, and not after the last day', () => {
    expect(checkOutRange(today, window)).toEqual({ first: '2026-11-21', last: '2026-12-20' })
    expect(checkOutRange('2026-12-10', window)).toEqual({ first: '2026-12-11', last: '2026-12-21' })
    expect(nightsOf({ checkIn: today, checkOut: checkOutRange(today, window).last })).toBe(longestStay)
    expect(atLeastOneNight({ checkIn: today, checkOut: today })).toEqual({ checkIn: today, checkOut: '2026-11-21' })
  })
})

test('[S3.57] [S4.21] [S9.05] a remembered stay is renewed for thirty days', () => {
  const day = 86_400_000
  const now = Date.parse('2026-11-20T04:00:00Z')
  const cache = {
    cityId: 224,
    cityName: '北京',
    checkInDate: '2026-11-01',
    checkOutDate: '2026-11-03',
    currentTimeStamp: now - day,
  }
  expect(reuseHotelSearch(cache, now, window)).toMatchObject({ checkInDate: today, checkOutDate: '2026-11-21' })
  expect(reuseHotelSearch({ ...cache, currentTimeStamp: now - 31 * day }, now, window)).toBeUndefined()
})

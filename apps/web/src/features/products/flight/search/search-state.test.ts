import { describe, expect, test } from 'vitest'
import { chooseDepartDate, initialState, searchParamsOf, swapPlaces, toReturn, toSingle } from './search-state'

const today = '2026-11-20'
const now = Date.parse('2026-11-20T02:00:00Z')
const first = initialState(now, today, '北京首都', undefined)
const shanghai = { code: 'SHA', name: '上海', kind: 0 }

describe('flight form', () => {
  test('[S9.06] starts from PEK without a former search', () => {
    expect(first.depart?.code).toBe('PEK')
    expect(first.arrive).toBeUndefined()
  })

  test('[S4.19] a return trip comes back a day later, never beyond the last bookable day', () => {
    expect(toReturn(first, '2027-11-20').returnDate).toBe('2026-11-22')
    expect(toReturn(first, '2026-11-21').returnDate).toBe('2026-11-21')
  })

  test('[S4.18] switching to single clears the return date, and it is not sent', () => {
    const single = toSingle(toReturn(first, '2027-11-20'))
    expect(single.returnDate).toBeUndefined()
    expect(searchParamsOf(single, false)).not.toHaveProperty('returnDate')
  })

  test('[S4.27] a departure after the return moves the return along', () => {
    expect(chooseDepartDate(toReturn(first, '2027-11-20'), '2026-12-24', '2027-11-20').returnDate).toBe('2026-12-25')
  })

  test('[S2.51] swapping exchanges the cities', () => {
    const swapped = swapPlaces({ ...first, arrive: shanghai })
    expect([swapped.depart?.code, swapped.arrive?.code]).toEqual(['SHA', 'PEK'])
  })

  test('[S4.21] a former search is offered again, with dates gone by moved to today', () => {
    const stored = {
      flightType: 1,
      depDate: '2026-11-10',
      returnDate: '2026-11-12',
      depCodeName: '上海',
      depCodeNamecode: 'SHA',
      arrCodeName: '广州',
      arrCodeNamecode: 'CAN',
      departType: 0,
      arriveType: 0,
      currentTimeStamp: now - 86_400_000,
    }
    const state = initialState(now, today, '', stored)
    expect(state).toMatchObject({ departDate: today, returnDate: '2026-11-21', isReturn: true })
    expect(state.arrive?.code).toBe('CAN')
    expect(initialState(now + 40 * 86_400_000, today, '', stored).arrive).toBeUndefined()
  })
})

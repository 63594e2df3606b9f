import type { FlightSearchCache } from '@sojourn/domain/products/flight/search-cache'
import { beforeEach, expect, test, vi } from 'vitest'
import { flightPlan } from './search-plan'
import { initialState, keepSearch, searchParamsOf, toReturn, type FlightFormState } from './search-state'

const now = Date.parse('2026-11-20T02:00:00Z')
const state: FlightFormState = {
  depart: { code: 'PVG', name: '上海浦东', kind: 1 },
  arrive: { code: 'BJS', name: '北京', kind: 0 },
  departDate: '2026-12-01',
  returnDate: undefined,
  isReturn: false,
}
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    sessionStorage: { getItem: () => null },
    localStorage: { setItem: (key: string, value: string) => stored.set(key, value) },
  })
  return () => vi.unstubAllGlobals()
})

test('[S3.28] the search cache keeps kind, date, both places with their types, and the moment', () => {
  keepSearch(state, now)
  const [cache = ''] = stored.values()
  expect(JSON.parse(cache)).toEqual({
    flightType: 0,
    depDate: '2026-12-01',
    depCodeName: '上海浦东',
    depCodeNamecode: 'PVG',
    arrCodeName: '北京',
    arrCodeNamecode: 'BJS',
    departType: 1,
    arriveType: 0,
    currentTimeStamp: now,
  })
  expect(initialState(now, '2026-11-20', '', JSON.parse(cache) as FlightSearchCache)).toEqual(state)
})

test('[S3.20] [S3.22] a search is sent with places by code and name, and its days', () => {
  expect(searchParamsOf(toReturn(state, '2027-11-20'), false)).toMatchObject({
    segmentType: 1,
    departAirportCode: 'PVG',
    departCityName: '上海浦东',
    arriveAirportCode: 'BJS',
    arriveCityName: '北京',
    departDate: '2026-12-01',
    returnDate: '2026-12-02',
  })
})

test('[S3.23] it tells cities from airports, and whether government fares are wanted', () => {
  expect(searchParamsOf(state, true)).toMatchObject({ departType: 1, arriveType: 0, gpAgreement: true })
  expect(searchParamsOf(state, false)).not.toHaveProperty('gpAgreement')
})

test('[S3.23] it carries the filters of the list that it was edited from, and none where nothing was filtered', () => {
  const rules = { today: '2026-11-20', first: '2026-11-20', last: '2027-11-20' }
  const sent = (filters: string) => flightPlan(state, { gpAgreement: false, filters }, rules).searchParams
  expect(sent('carrier=MU%2CCA&band=morning&direct=1').filters).toEqual({
    band: ['morning'],
    arriveBand: [],
    carrier: ['MU', 'CA'],
    departAirport: [],
    arriveAirport: [],
    cabin: [],
    size: [],
    within: false,
    direct: true,
    own: false,
  })
  expect(sent('')).not.toHaveProperty('filters')
})

import { expect, test } from 'vitest'
import { isTripNarrowed, noTripFilters, tripRequest, tripSearch, type TripSearch } from './trip-search'

const read = (query: string) => tripSearch.read(new URLSearchParams(query))

test('trips to come are shown without any choice', () => {
  expect(read('')).toEqual({ stage: 'upcoming', ...noTripFilters })
  expect(tripRequest(read(''))).toEqual({})
  expect(tripRequest(read('stage=over'))).toEqual({ stage: 'over' })
})

test('every search comes back from the address that it wrote', () => {
  const search: TripSearch = { stage: 'over', keyword: '上海 & MU', from: '2026-11-20', to: '2026-12-01', travelType: 2 }
  expect(tripSearch.read(tripSearch.write(search))).toEqual(search)
  expect(tripRequest(search)).toEqual(search)
  expect(tripSearch.write(read('')).toString()).toBe('')
})

test('an address written by hand never reaches the server as nonsense', () => {
  expect(read('stage=x&from=yesterday&travelType=7')).toEqual({ stage: 'upcoming', ...noTripFilters })
})

test('which stage is shown narrows nothing', () => {
  expect([isTripNarrowed(read('stage=over')), isTripNarrowed(read('travelType=1'))]).toEqual([false, true])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activeFilters,
  filterLists,
  filterSwitches,
  hotelFilters,
  priceBands,
  requestFilters,
  toggleValue,
  type ListFilters,
} from './list-filters'
import { roomsOf } from '../book/rooms-plan'

const some = fc.uniqueArray(fc.constantFrom('224-area-a', '224-area-b', 'brand-ji'), { maxLength: 3 })
const filters = fc.record({
  ...Object.fromEntries(filterSwitches.map((name) => [name, fc.boolean()])),
  ...Object.fromEntries(filterLists.map((name) => [name, some])),
  band: fc.option(fc.integer({ min: 0, max: priceBands.length - 1 }), { nil: undefined }),
  radius: fc.option(fc.constantFrom(1, 2, 5, 10), { nil: undefined }),
  payment: fc.option(fc.constantFrom(0, 1, 2), { nil: undefined }),
  name: fc.constantFrom('', '全季', 'Hilton & Co'),
  bounds: fc.option(fc.constant([31.1, 121.3, 31.3, 121.6]), { nil: undefined }),
}) as unknown as fc.Arbitrary<ListFilters>

describe('the filters of the list of hotels', () => {
  it('stand in the address and come back from it', () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(hotelFilters.read(hotelFilters.write(given, new URLSearchParams('tempOrderNo=1')))).toEqual(given)
      }),
    )
  })

  it('ignore what nobody could have chosen', () => {
    const query = new URLSearchParams('band=77&radius=x&payment=9&bounds=1,2,3')
    expect(hotelFilters.read(query)).toEqual(hotelFilters.none)
  })

  it('leave everything else in the address', () => {
    expect(hotelFilters.write(hotelFilters.none, new URLSearchParams('tempOrderNo=7&stars=31')).toString()).toBe('tempOrderNo=7')
  })

  it('ask the server in fen, metres and star groups [S9.13]', () => {
    const given: ListFilters = {
      ...hotelFilters.none,
      stars: ['32', '28'],
      band: 1,
      radius: 5,
      withinStandard: true,
      bounds: [31.1, 121.3, 31.3, 121.6],
    }
    expect(requestFilters(given)).toEqual({
      withinStandard: true,
      stars: [32, 28],
      priceFrom: 20_000,
      priceTo: 35_000,
      radius: 5000,
      bounds: { south: 31.1, west: 121.3, north: 31.3, east: 121.6 },
    })
    expect(requestFilters(hotelFilters.none)).toEqual({})
    expect(requestFilters({ ...hotelFilters.none, payment: 0 })).toEqual({ payment: 0 })
  })

  it('offer one by one what can be dropped, and dropping all leaves none', () => {
    fc.assert(
      fc.property(filters, (given) => {
        let left = given
        for (let first = activeFilters(left)[0]; first; first = activeFilters(left)[0]) left = first.without
        expect(left).toEqual(hotelFilters.none)
      }),
    )
  })

  it('toggle a value of a list', () => {
    const once = toggleValue(hotelFilters.none, 'stars', '31')
    expect(once.stars).toEqual(['31'])
    expect(toggleValue(once, 'stars', '31').stars).toEqual([])
  })
})

describe('who sleeps where', () => {
  it('is left to the rule when everybody sleeps alone', () => {
    expect(roomsOf(['a', 'b'], 1)).toBeUndefined()
    expect(roomsOf(['a'], 2)).toBeUndefined()
  })
  it('puts two and two together, the last one alone', () => {
    expect(roomsOf(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']])
  })
})

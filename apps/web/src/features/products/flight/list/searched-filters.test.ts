import { describe, expect, test } from 'vitest'
import type { FlightOffer, FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { applyFilters, flightFilters, withFilters } from './filter-rules'
import { searchedFilters } from '../../../booking/list/searched-filters'

const address = (query: string) => new URLSearchParams(query)
const morning = flightFilters.read(address('band=morning&direct=1'))

describe('the filters of a list that a search brought along', () => {
  const { read, write } = searchedFilters(flightFilters, morning)

  test('stand until somebody chooses others', () => {
    expect(read(address('tempOrderNo=T1'))).toEqual(morning)
    expect(read(address('tempOrderNo=T1&carrier=MU'))).toEqual(flightFilters.read(address('carrier=MU')))
  })

  test('do not come back once they are taken off, until others are chosen', () => {
    const bare = write(flightFilters.none, address('tempOrderNo=T1&band=morning'))
    expect(read(bare)).toEqual(flightFilters.none)
    expect(write(morning, bare).toString()).toBe('tempOrderNo=T1&band=morning&direct=1')
  })

  test('leave an address alone where the search brought none', () => {
    const plain = searchedFilters(flightFilters, undefined)
    expect(plain.read(address('tempOrderNo=T1'))).toEqual(flightFilters.none)
    expect(plain.write(flightFilters.none, address('tempOrderNo=T1')).toString()).toBe('tempOrderNo=T1')
  })
})

test('a search says when its flights are to arrive, and when those of the way back are to depart', () => {
  const search = { departAirportCode: 'PEK' } as unknown as FlightSearchParams
  const { filters } = withFilters(search, 'arriveBand=night%2Cmorning&backBand=evening')
  expect(filters).toMatchObject({ arriveBand: ['night', 'morning'], backBand: ['evening'], band: [] })
  const flight = (arriveTime: string) => ({ departTime: '05:00', arriveTime }) as FlightOffer
  const shown = applyFilters(
    [flight('05:59'), flight('11:30'), flight('12:00')],
    { ...flightFilters.none, ...filters },
    () => undefined,
  )
  expect(shown.map(({ arriveTime }) => arriveTime)).toEqual(['05:59', '11:30'])
  expect(withFilters(search, '')).not.toHaveProperty('filters')
})

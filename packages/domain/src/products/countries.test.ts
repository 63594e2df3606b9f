import { describe, expect, test } from 'vitest'
import { visaDestinations } from '../reference/place/visa-countries'
import { hotelCities } from '../reference/hotel/hotel-cities'
import { countriesOfProducts } from './countries'

const flight = (slice: number, departAirport: string, arriveAirport: string) => ({
  arriveCity: '',
  body: { version: 1, slice, departAirport, arriveAirport },
})
const city = (name: string) => hotelCities().find((each) => each.name.en === name)!
const { intlFlight, intlHotel, visa, flight: atHome } = countriesOfProducts

describe('which countries a search or an order leads to', () => {
  test('a search of flights: both ends of every leg, by city or airport', () => {
    expect(intlFlight.search({ departAirportCode: 'BJS', arriveAirportCode: 'HKG' })).toEqual(['CN', 'HK'])
    const legs = [
      { departCode: 'SHA', arriveCode: 'SIN' },
      { departCode: 'SIN', arriveCode: 'NRT' },
    ]
    const several = { departAirportCode: 'SHA', arriveAirportCode: 'NRT', segmentQueryList: legs }
    expect(intlFlight.search(several)).toEqual(['CN', 'JP', 'SG'])
  })

  test('an order of flights: where one changes planes is no destination', () => {
    const there = [flight(0, 'PEK', 'HKG'), flight(0, 'HKG', 'SIN')]
    expect(intlFlight.order(there)).toEqual(['CN', 'SG'])
    expect(intlFlight.order([...there, flight(1, 'SIN', 'NRT')])).toEqual(['CN', 'SG', 'JP'])
  })

  test('an airport that nobody knows makes no journey across the border one within the mainland', () => {
    expect(intlFlight.order([flight(0, 'PEK', 'ZZZ')])).toEqual([])
    expect(intlFlight.order([flight(0, 'PEK', 'ZZZ'), flight(1, 'ZZZ', 'SIN')])).toEqual(['CN', 'SG'])
    expect(intlFlight.search({ departAirportCode: 'BJS', arriveAirportCode: 'ZZZ' })).toEqual([])
  })

  test('a stay: its city; a visa: its country; what is sold within the mainland alone', () => {
    const { id, name } = city('Hong Kong')
    expect(intlHotel.search({ cityId: id })).toEqual(['HK'])
    expect(intlHotel.order([{ arriveCity: name['zh-CN'], body: {} }])).toEqual(['HK'])
    const japan = visaDestinations().find(({ country }) => country.code === 'JP')!
    expect(visa.search({ countryId: japan.id })).toEqual(['JP'])
    expect(visa.order([{ arriveCity: '', body: { version: 1, country: 'JP' } }])).toEqual(['JP'])
    expect(atHome.search({})).toEqual(['CN'])
    expect(intlHotel.search({ cityId: 0 })).toEqual([])
  })
})

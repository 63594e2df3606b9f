import type { Product } from '@sojourn/contract/booking/codes'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import type { Destination } from '../booking/custom-field-asked'
import { hotelCity } from '../reference/hotel/hotel-cities'
import { airCity, cityOfAirport } from '../reference/place/cities'
import { station } from '../reference/rail/stations'

/** Where a search leads, by what its product keeps of it; nowhere where nobody can say. */
export type DestinationOf = (searchParams: object) => Destination | undefined

const ofFlight: DestinationOf = (params) => {
  const { arriveAirportCode } = params as FlightSearchParams
  const city = cityOfAirport(arriveAirportCode) ?? airCity(arriveAirportCode)
  return city && { city: city.name['zh-CN'], country: city.country }
}

const ofStay: DestinationOf = (params) => {
  const city = hotelCity((params as HotelSearchParams).cityId)
  return city && { city: city.name['zh-CN'], country: city.country }
}

const ofCar: DestinationOf = (params) => {
  const city = hotelCity((params as CarSearchParams).cityId)
  return city && { city: city.name['zh-CN'], country: city.country }
}

const ofTrain: DestinationOf = (params) => {
  const found = station((params as TrainSearchParams).arriveStationCode)
  return found && { city: found.city.name['zh-CN'], country: 'CN' }
}

export const destinationsOfSearch: Partial<Record<Product, DestinationOf>> = {
  flight: ofFlight,
  intlFlight: ofFlight,
  hotel: ofStay,
  intlHotel: ofStay,
  train: ofTrain,
  car: ofCar,
}

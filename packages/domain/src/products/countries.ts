import type { Product } from '@sojourn/contract/booking/codes'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import type { IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import type { NewOrderSegment } from '../booking/order/new-segment'
import { hotelCity } from '../reference/hotel/hotel-cities'
import { airCity, cityOfAirport } from '../reference/place/cities'
import { countryOfStayCity } from '../reference/place/stay-cities'
import { visaDestination } from '../reference/place/visa-countries'
import { readIntlSegment } from './intl-flight/kept'
import { readVisaSegment } from './visa/kept'

/** A segment of an order as it is kept. */
interface KeptPlace extends Pick<NewOrderSegment, 'arriveCity'> {
  body: unknown
}

/** Which countries a product's search or order leads to, by their ISO codes, the mainland too; one that nobody knows is left out. */
export interface CountriesOf {
  search(this: void, searchParams: object): string[]
  order(this: void, segments: readonly KeptPlace[]): string[]
}

const known = (countries: readonly (string | undefined)[]): string[] => [...new Set(countries.flatMap((code) => code ?? []))]

const ofAirPlace = (code: string): string | undefined => (airCity(code) ?? cityOfAirport(code))?.country

/** A journey across the border of which only ends in the mainland are known leads nowhere that is known. */
const acrossTheBorder = (codes: readonly string[]): string[] => {
  const countries = known(codes.map(ofAirPlace))
  return countries.some((code) => code !== 'CN') ? countries : []
}

/** The ends of each leg; where one changes planes is no destination. */
const ofIntlFlight: CountriesOf = {
  search(params) {
    const { departAirportCode, arriveAirportCode, segmentQueryList = [] } = params as IntlFlightSearchParams
    const legs = segmentQueryList.flatMap(({ departCode, arriveCode }) => [departCode, arriveCode])
    return acrossTheBorder([departAirportCode, arriveAirportCode, ...legs])
  },
  order(segments) {
    const flights = segments.map(({ body }) => readIntlSegment(body))
    const ends = flights.flatMap(({ slice, departAirport, arriveAirport }, index) => [
      ...(flights[index - 1]?.slice === slice ? [] : [departAirport]),
      ...(flights[index + 1]?.slice === slice ? [] : [arriveAirport]),
    ])
    return acrossTheBorder(ends)
  },
}

const ofIntlStay: CountriesOf = {
  search: (params) => known([hotelCity((params as HotelSearchParams).cityId)?.country]),
  order: (segments) => known(segments.map(({ arriveCity }) => countryOfStayCity(arriveCity))),
}

const ofVisa: CountriesOf = {
  search: (params) => known([visaDestination((params as VisaSearchParams).countryId)?.country.code]),
  order: (segments) => known(segments.map(({ body }) => readVisaSegment(body).country)),
}

/** Sold within the mainland alone. */
const atHome: CountriesOf = { search: () => ['CN'], order: () => ['CN'] }

export const countriesOfProducts: Readonly<Record<Product, CountriesOf>> = {
  flight: atHome,
  intlFlight: ofIntlFlight,
  hotel: atHome,
  intlHotel: ofIntlStay,
  train: atHome,
  car: atHome,
  visa: ofVisa,
  meeting: atHome,
}

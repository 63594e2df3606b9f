import type { ApplicationCity, ApplicationContent } from '@sojourn/contract/booking/application.shapes'
import { products } from '@sojourn/contract/booking/codes'
import { hotelCities } from '../../reference/hotel/hotel-cities'
import { lazy } from '../../reference/lazy'
import { airCity, cityOfAirport } from '../../reference/place/cities'
import { cityKey } from '../../reference/place/city-text'
import type { Destination, Occasion } from '../custom-field/asked'

const countryOfStay = lazy(() => new Map(hotelCities().map(({ name, country }) => [name['zh-CN'], country])))

/** A place whose country nobody knows is a town of the mainland. */
function destinationOf(place: ApplicationCity): Destination {
  const city = cityKey(place)
  const found = airCity(place.code) ?? cityOfAirport(place.code)
  return { city, country: found?.country ?? countryOfStay().get(city) ?? 'CN' }
}

/** What an application is about, as far as fields of the company ask: where it leads, with which products. */
export const occasionOfApplication = ({
  productTypes,
  itineraryMode,
  lines,
  cities,
}: Pick<ApplicationContent, 'productTypes' | 'itineraryMode' | 'lines' | 'cities'>): Occasion => ({
  form: 'application',
  products: productTypes.map((type) => products.word(type)),
  destinations: (itineraryMode === 'cities' ? cities : lines.map(({ arrive }) => arrive))
    .filter(({ code }) => code !== '')
    .map(destinationOf),
})

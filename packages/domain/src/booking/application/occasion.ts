import type { ApplicationCity, ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import { airCity, cityOfAirport } from '../../reference/place/cities'
import { cityKey } from '../../reference/place/city-text'
import { countryOfStayCity } from '../../reference/place/stay-cities'
import type { Destination, Occasion } from '../custom-field-asked'

/** A place whose country nobody knows is a town of the mainland. */
function destinationOf(place: ApplicationCity): Destination {
  const city = cityKey(place)
  const found = airCity(place.code) ?? cityOfAirport(place.code)
  return { city, country: found?.country ?? countryOfStayCity(city) ?? 'CN' }
}

/** What an application is about, as far as fields of the company ask: where it leads, with which products. */
export const occasionOfApplication = (
  { itineraryMode, lines, cities }: Pick<ApplicationContent, 'itineraryMode' | 'lines' | 'cities'>,
  products: readonly Product[],
): Occasion => ({
  form: 'application',
  products,
  destinations: (itineraryMode === 'cities' ? cities : lines.map(({ arrive }) => arrive))
    .filter(({ code }) => code !== '')
    .map(destinationOf),
})

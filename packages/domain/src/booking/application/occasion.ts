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
export const occasionOfApplication = (itinerary: Itinerary, products: readonly Product[]): Occasion => ({
  form: 'application',
  products,
  destinations: destinationsOf(itinerary),
})

type Itinerary = Pick<ApplicationContent, 'itineraryMode' | 'lines' | 'cities'>

const known = (places: readonly ApplicationCity[]): Destination[] => places.filter(({ code }) => code !== '').map(destinationOf)

const destinationsOf = ({ itineraryMode, lines, cities }: Itinerary): Destination[] =>
  known(itineraryMode === 'cities' ? cities : lines.map(({ arrive }) => arrive))

/**
 * The countries that an application is about, by their ISO codes; none where it leaves all places open. Both ends of a line count, as they do
 * once it is booked: the same trip has the same approvers.
 */
export const countriesOfApplication = ({ itineraryMode, lines, cities }: Itinerary): string[] => {
  const places = itineraryMode === 'cities' ? cities : lines.flatMap(({ depart, arrive }) => [depart, arrive])
  return [...new Set(known(places).map(({ country }) => country))]
}

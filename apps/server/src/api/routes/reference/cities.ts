import { getAirportCityList, getBookDateSection, getPoiContent, postPoiContent } from '@sojourn/contract/reference/city.calls'
import { bookDateSection } from '../../../modules/reference/date-section'
import { airportCityList, findFlightPois } from '../../../modules/reference/flight-cities'
import { bind, type Api } from '../../bind'

export function bindReference(api: Api): void {
  bind(api, postPoiContent, findFlightPois)
  bind(api, getPoiContent, findFlightPois)
  bind(api, getAirportCityList, airportCityList)
  bind(api, getBookDateSection, bookDateSection)
}

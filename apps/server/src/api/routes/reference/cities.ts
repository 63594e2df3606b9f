import { getAirportCityList, getPoiContent, postPoiContent } from '@sojourn/contract/reference/city.calls'
import { airportCityList, findFlightPois } from '../../../modules/reference/flight-cities'
import { bind, type Api } from '../../bind'

export function bindReference(api: Api): void {
  bind(api, postPoiContent, findFlightPois)
  bind(api, getPoiContent, findFlightPois)
  bind(api, getAirportCityList, airportCityList)
}

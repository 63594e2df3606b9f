import { getDiallingCodeInfo } from '@sojourn/contract/reference/country.calls'
import {
  findKeyWords,
  getCityMap,
  getHotelCityList,
  getHotelRecommend,
  getHotelSearchBasicMsg,
  getLabelList,
  getStayInCity,
} from '@sojourn/contract/reference/hotel-place.calls'
import { findVenueKeywords, hotelStayInCity, requirementSearchOption } from '@sojourn/contract/reference/meeting.calls'
import { findTrainStation, getTrainStationList } from '@sojourn/contract/reference/station.calls'
import { getVisaCountry, visaSearchFilters } from '@sojourn/contract/reference/visa-country.calls'
import { cityGround } from '../../../modules/reference/city-map'
import { diallingCodeInfo, visaCountries, visaFilters } from '../../../modules/reference/countries'
import { hotelCityList, hotelSearchBasics, stayInCity } from '../../../modules/reference/hotel-cities'
import { hotelRecommendations, labelList } from '../../../modules/reference/hotel-keywords'
import { suggestHotelKeywords, suggestVenueKeywords } from '../../../modules/reference/hotel-suggestions'
import { meetingOptions } from '../../../modules/reference/meeting-options'
import { findTrainStations, trainStationList } from '../../../modules/reference/train-stations'
import { bind, bindPublic, type Api } from '../../bind'
import { languageOf } from '../../envelope'

/** Places, countries and choices of all products. */
export function bindPlaces(api: Api): void {
  bindPublic(api, getDiallingCodeInfo, (_context, _request, { request }) =>
    Promise.resolve(diallingCodeInfo(languageOf(request))),
  )
  bind(api, getTrainStationList, trainStationList)
  bind(api, findTrainStation, findTrainStations)
  bind(api, getHotelSearchBasicMsg, hotelSearchBasics)
  bind(api, getStayInCity, stayInCity)
  bind(api, getHotelCityList, hotelCityList)
  bind(api, getLabelList, labelList)
  bind(api, getCityMap, cityGround)
  bind(api, findKeyWords, suggestHotelKeywords)
  bind(api, getHotelRecommend, hotelRecommendations)
  bind(api, getVisaCountry, visaCountries)
  bind(api, visaSearchFilters, visaFilters)
  bind(api, requirementSearchOption, meetingOptions)
  bind(api, hotelStayInCity, stayInCity)
  bind(api, findVenueKeywords, suggestVenueKeywords)
}

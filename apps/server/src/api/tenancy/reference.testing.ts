import { own, type Row } from './row.testing'

/** Places, countries and choices: the same for everybody. */
export const referenceRows: Record<string, Row> = {
  'POST Common/GetDiallingCodeInfo': own(),
  'GET TrainTicket/GetTrainStationList': own(),
  'GET TrainTicket/FindTrainStation': own({ KeyWords: '北京' }),
  'POST Hotel/GetHotelSearchBasicMsg': own({ type: 1 }),
  'POST Hotel/GetStayInCity': own({ cityType: 1 }),
  'POST Hotel/GetHotelCityList': own({ cityType: 1 }),
  'GET Hotel/GetCityMap': own({ cityId: 224 }),
  'POST Hotel/GetLabelList': own({ cityId: 224, productType: 3 }),
  'POST Hotel/FindKeyWords': own({ keys: '国贸', cityId: 224 }),
  'POST Hotel/GetHotelRecommend': own({ cityId: 224 }),
  'POST VisaResource/GetVisaCountry': own(),
  'POST VisaResource/VisaSearchFilters': own(),
  'GET MeetingRoom/RequirementSearchOption': own(),
  'POST MeetingRoom/HotelStayInCity': own(),
  'POST MeetingRoom/FindKeywords': own({ Keyword: '上海' }),
}

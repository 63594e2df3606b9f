import { Type } from 'typebox'
import { call } from '../kit/call'
import { NumericId } from '../kit/numbers'
import {
  CityMap,
  coordinateSystem,
  HotelCity,
  HotelCityGroup,
  HotelDestination,
  HotelKeyword,
  HotelLabelGroup,
  HotelStarGroup,
} from './hotel-place.shapes'

const keys = Type.String({ maxLength: 50 })
/** 1 pay at the hotel, 2 pay in advance; places are the same for both. */
const isPayMent = Type.Optional(Type.Integer({ minimum: 0, maximum: 2 }))
const travelType = Type.Optional(Type.Integer({ minimum: 1, maximum: 2 }))
const stype = Type.Optional(Type.Integer({ minimum: 0, maximum: 9 }))
/** 1 domestic, 2 international. */
const cityType = Type.Integer({ minimum: 1, maximum: 2 })
const cityId = NumericId

export const getHotelSearchBasicMsg = call({
  summary: 'The city that a new hotel search begins with.',
  method: 'POST',
  path: 'api/Hotel/GetHotelSearchBasicMsg',
  clause: 'S7.27',
  request: Type.Object({ employeeId: Type.Optional(Type.String({ maxLength: 40 })), type: cityType, travelType }),
  response: Type.Object({ cityId: NumericId, cityName: Type.String(), isIntl: Type.Boolean() }),
})

/** City picker. With `intlRole` 1 the domestic tabs also list Hong Kong, Macau and Taiwan, the special ids of S9.12. */
export const getStayInCity = call({
  summary: 'The cities of the hotel picker, as tabs.',
  method: 'POST',
  path: 'api/Hotel/GetStayInCity',
  clause: 'S7.28',
  request: Type.Object({ cityType, intlRole: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }),
  response: Type.Object({ coordinateSystem, cityGroup: Type.Array(HotelCityGroup) }),
})

export const getHotelCityList = call({
  summary: 'All cities with hotels, in the order of their importance.',
  method: 'POST',
  path: 'api/Hotel/GetHotelCityList',
  clause: 'S7.29',
  request: Type.Object({ cityType }),
  response: Type.Object({ coordinateSystem, cityList: Type.Array(HotelCity) }),
})

/** Everything that can be chosen as keyword in a city, by kind, and the star filter. productType 3 domestic, 4 international. */
export const getLabelList = call({
  summary: 'All keywords of a city by kind, and the star filter.',
  method: 'POST',
  path: 'api/Hotel/GetLabelList',
  clause: 'S7.30',
  request: Type.Object({ cityId, isPayMent, productType: Type.Integer({ minimum: 3, maximum: 4 }) }),
  response: Type.Object({ coordinateSystem, labelList: Type.Array(HotelLabelGroup), starList: Type.Array(HotelStarGroup) }),
  problems: ['cityUnknown'],
})

/**
 * Two questions in one call (S7.31). With `cityId`: keywords of that city in `list`. With `globalArea` 1 domestic or
 * 4 international: destinations, that is cities and their districts, business districts and landmarks, in `destList`.
 */
export const findKeyWords = call({
  summary: 'Places, brands and hotels of a city that a few letters mean.',
  method: 'POST',
  path: 'api/Hotel/FindKeyWords',
  clause: 'S7.31',
  request: Type.Object({
    keys,
    stype,
    isPayMent,
    travelType,
    cityId: Type.Optional(cityId),
    globalArea: Type.Optional(Type.Unsafe<1 | 4>({ type: 'integer', enum: [1, 4] })),
  }),
  response: Type.Object({ list: Type.Array(HotelKeyword), destList: Type.Array(HotelDestination) }),
  problems: ['cityUnknown'],
})

/** What to offer before anything is typed: the hot chains (seven), then at most 21 of each kind (S9.11). */
export const getHotelRecommend = call({
  summary: 'What to offer before a hotel keyword is typed.',
  method: 'POST',
  path: 'api/Hotel/GetHotelRecommend',
  clause: 'S7.32',
  request: Type.Object({ cityId, isPayMent, travelType }),
  response: Type.Object({ hotChainList: Type.Array(HotelKeyword), recommendList: Type.Array(HotelLabelGroup) }),
  problems: ['cityUnknown'],
})

/** Waters, large roads, metro and parks for the ground of the map; everything is empty for a city that has none. */
export const getCityMap = call({
  summary: 'Waters, large roads, metro lines and parks of a city, for its map.',
  method: 'GET',
  path: 'api/Hotel/GetCityMap',
  clause: 'S2.25',
  request: Type.Object({ cityId }),
  response: Type.Object({ coordinateSystem, map: CityMap }),
})

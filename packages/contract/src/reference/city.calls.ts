import { Type } from 'typebox'
import { call } from '../kit/call'
import { NumericId } from '../kit/numbers'
import { AirportCityInfo, DateSection, FlightPoi } from './city.shapes'

const KeyWords = Type.String({ maxLength: 50 })

/** type 0 domestic, 1 international. */
const PoiRequest = Type.Object({
  KeyWords,
  type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})
const PoiResponse = Type.Object({ poiList: Type.Array(FlightPoi) })

export const postPoiContent = call({
  summary: 'Cities and airports that a few letters mean.',
  method: 'POST',
  path: 'api/Flight/GetPoiContent',
  request: PoiRequest,
  response: PoiResponse,
  clause: 'S7.25',
})
export const getPoiContent = call({
  summary: 'Cities and airports that a few letters mean.',
  method: 'GET',
  path: 'api/Flight/GetPoiContent',
  request: PoiRequest,
  response: PoiResponse,
  clause: 'S7.25',
})
export const getAirportCityList = call({
  summary: 'Cities with airports, by initial and as popular ones.',
  method: 'GET',
  path: 'api/Flight/GetAirportCityList/v2',
  kept: true,
  clause: 'S7.25',
  request: Type.Object({ type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }),
  response: Type.Object({
    domesticAirportCityInfo: AirportCityInfo,
    internationalAirportCityInfo: Type.Optional(AirportCityInfo),
  }),
})
/**
 * ProductType 1 or 2 flight, 3 hotel, 5 train, 8 visa; both readings of the flight value are taken (S7.23). orderType 1 is
 * international; CodeThree or cityId name the place whose day counts; OrderSerialNo is an order about to be changed.
 */
export const getBookDateSection = call({
  summary: 'The days that a product can be booked on.',
  method: 'GET',
  path: 'api/Common/GetBookDateSection',
  clause: 'S7.23',
  request: Type.Object({
    ProductType: Type.Integer({ minimum: 1, maximum: 9 }),
    orderType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    OrderSerialNo: Type.Optional(Type.String({ maxLength: 40 })),
    TempOrderNo: Type.Optional(Type.String({ maxLength: 40 })),
    TravelApplyNo: Type.Optional(Type.String({ maxLength: 40 })),
    ChangeType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    CodeThree: Type.Optional(Type.String({ maxLength: 3 })),
    cityId: Type.Optional(NumericId),
  }),
  response: DateSection,
})

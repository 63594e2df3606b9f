import { Type } from 'typebox'
import { call } from '../kit/call'
import { coordinateSystem, HotelCityGroup, HotelDestination } from './hotel-place.shapes'
import { MeetingOption } from './meeting.shapes'

const options = Type.Array(MeetingOption)

export const requirementSearchOption = call({
  summary: 'What a search for meeting rooms can choose from.',
  method: 'GET',
  path: 'api/MeetingRoom/RequirementSearchOption',
  kept: true,
  clause: 'S7.36',
  response: Type.Object({
    durationRangeList: options,
    peopleNumberRangeList: options,
    priceRangeList: options,
    projectTypeList: options,
  }),
})

export const hotelStayInCity = call({
  summary: 'Cities with venues, as tabs of the city picker.',
  method: 'POST',
  path: 'api/MeetingRoom/HotelStayInCity',
  clause: 'S7.37',
  request: Type.Object({ cityType: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })) }),
  response: Type.Object({ coordinateSystem, cityGroup: Type.Array(HotelCityGroup) }),
})

/** Venue cities that a few letters mean. GlobalArea 1 domestic, 4 international. */
export const findVenueKeywords = call({
  summary: 'Cities with venues that a few letters mean.',
  method: 'POST',
  path: 'api/MeetingRoom/FindKeywords',
  clause: 'S7.38',
  request: Type.Object({
    Keyword: Type.String({ maxLength: 50 }),
    Stype: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    GlobalArea: Type.Optional(Type.Unsafe<1 | 4>({ type: 'integer', enum: [1, 4] })),
  }),
  response: Type.Object({ list: Type.Array(HotelDestination) }),
})

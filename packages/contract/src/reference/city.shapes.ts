import { Type, type Static } from 'typebox'

/** nameType as S3.27: 1 airport, 2 port, 3 train station; 0 a whole city. */
export const FlightCity = Type.Object({
  name: Type.String(),
  code: Type.String(),
  nameType: Type.Integer(),
  isDomestic: Type.Boolean(),
  initials: Type.Optional(Type.String()),
})
export type FlightCity = Static<typeof FlightCity>

export const FlightCityGroup = Type.Object({
  groupName: Type.String(),
  groupKey: Type.String(),
  cityList: Type.Array(FlightCity),
})
export const AirportCityInfo = Type.Object({ cityGroup: Type.Array(FlightCityGroup) })

const PoiAirport = Type.Object({
  airportName: Type.String(),
  airportCode: Type.String(),
  /** Kilometres from the place that was asked for; 0 for an airport of the city itself. */
  distance: Type.Integer(),
})
export const FlightPoi = Type.Object({
  name: Type.String(),
  code: Type.String(),
  airportName: Type.String(),
  airportCode: Type.String(),
  hasAirPort: Type.Boolean(),
  airportList: Type.Array(PoiAirport),
  nearList: Type.Array(PoiAirport),
  nameType: Type.Integer(),
  countryName: Type.String(),
  isDomestic: Type.Boolean(),
  distance: Type.Integer(),
})
export type FlightPoi = Static<typeof FlightPoi>

/** S3.19; `days` marks holidays and festivals of the section. */
export const DateSection = Type.Object({
  beginDateText: Type.String(),
  endDateText: Type.String(),
  leaveEndDateText: Type.String(),
  cannotChooseMsg: Type.String(),
  choosable: Type.Boolean(),
  actualBookDateList: Type.Array(Type.String()),
  reservationMsg: Type.String(),
  tip: Type.String(),
  timeZoneInfoList: Type.Array(Type.Object({ code: Type.String(), offsetMinutes: Type.Integer() })),
  today: Type.String(),
  days: Type.Array(
    Type.Object({
      date: Type.String(),
      name: Type.Optional(Type.String()),
      off: Type.Optional(Type.Boolean()),
      workday: Type.Optional(Type.Boolean()),
      expected: Type.Optional(Type.Boolean()),
    }),
  ),
})
export type DateSection = Static<typeof DateSection>

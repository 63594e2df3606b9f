import { Type, type Static } from 'typebox'
import { NumericId } from '../kit/numbers'
import { words } from '../kit/words'

/** Positions are degrees of the world system that GPS uses, not of the shifted Chinese map systems. */
export const coordinateSystem = words('WGS-84')

export const HotelCity = Type.Object({
  cityId: NumericId,
  cityName: Type.String(),
  isIntl: Type.Boolean(),
  /** Of a mainland city; empty elsewhere. */
  provinceName: Type.String(),
  countryName: Type.String(),
  pinyin: Type.String(),
  initials: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
})
export type HotelCity = Static<typeof HotelCity>

/** A tab of the city picker: `groupKey` is hot or the letters that pinyin begins with. */
export const HotelCityGroup = Type.Object({
  groupName: Type.String(),
  groupKey: Type.String(),
  cityList: Type.Array(HotelCity),
})
export type HotelCityGroup = Static<typeof HotelCityGroup>

/**
 * What a person may look for inside a city (S3.32). `type` 0 brand, 1 hotel, 4 landmark, 3 an area: a business district
 * with `idtype` 5, an administrative district with `idtype` 1; `idtype` is 0 elsewhere.
 */
export const HotelKeyword = Type.Object({
  type: Type.Unsafe<0 | 1 | 3 | 4>({ type: 'integer', enum: [0, 1, 3, 4] }),
  idtype: Type.Unsafe<0 | 1 | 4 | 5>({ type: 'integer', enum: [0, 1, 4, 5] }),
  id: Type.String(),
  name: Type.String(),
  /** The kind in the reader's words: hotel group of a brand, airport, district. */
  typeName: Type.String(),
  cityId: NumericId,
  cityName: Type.String(),
  isIntl: Type.Boolean(),
  /** Of a brand: 1 economy chain, 2 midscale, 3 upscale, 4 international luxury. */
  chainType: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  lat: Type.Optional(Type.Number()),
  lon: Type.Optional(Type.Number()),
})
export type HotelKeyword = Static<typeof HotelKeyword>

/** A destination to choose (S3.33). `globalArea` 4 is international; `dtype` 0 city, 1 administrative district, 5 business district, 4 landmark. */
export const HotelDestination = Type.Object({
  destId: Type.Integer(),
  destChName: Type.String(),
  /** One line for the list: the place, then where it lies. */
  showText: Type.String(),
  /** The district, area or landmark inside the city; empty for the city itself. */
  kwordName: Type.String(),
  kwordId: Type.String(),
  globalArea: Type.Unsafe<1 | 4>({ type: 'integer', enum: [1, 4] }),
  dtype: Type.Unsafe<0 | 1 | 4 | 5>({ type: 'integer', enum: [0, 1, 4, 5] }),
})
export type HotelDestination = Static<typeof HotelDestination>

/** Keywords of one kind under their heading. `labelKey` is stable: brand, area, district, airport, station, metro, sight and so on. */
export const HotelLabelGroup = Type.Object({
  labelKey: Type.String(),
  labelName: Type.String(),
  list: Type.Array(HotelKeyword),
})
export type HotelLabelGroup = Static<typeof HotelLabelGroup>

/** A choice of the star filter: the group stands for all its codes (S9.13). */
export const HotelStarGroup = Type.Object({
  groupKey: Type.String(),
  groupName: Type.String(),
  codes: Type.Array(Type.Integer()),
})

/**
 * Points of a line in ten-thousandths of a degree: latitude and longitude of the first, then of each further one how far it lies
 * from the one before.
 */
const Course = Type.Array(Type.Integer())
const named = { name: Type.String(), position: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }) }

/** The ground of a city's map. What lies within an odd number of shores is water; a metro's colour is six hexadecimal digits; metres. */
export const CityMap = Type.Object({
  shores: Type.Array(Course),
  rivers: Type.Array(Course),
  roads: Type.Array(Type.Object({ name: Type.String(), course: Course })),
  metro: Type.Array(
    Type.Object({
      name: Type.String(),
      colour: Type.String(),
      course: Course,
      stations: Type.Array(Type.Object(named)),
    }),
  ),
  waters: Type.Array(Type.Object(named)),
  parks: Type.Array(Type.Object({ ...named, radius: Type.Integer({ minimum: 1 }) })),
})
export type CityMap = Static<typeof CityMap>

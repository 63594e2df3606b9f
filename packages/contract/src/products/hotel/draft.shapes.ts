import { Type, type Static } from 'typebox'
import { Latitude, Longitude, NumericId } from '../../kit/numbers'
import { saveTempOrder } from '../../booking/draft.shapes'

const date = Type.String({ maxLength: 10 })
const id = Type.Optional(Type.String({ maxLength: 40 }))

/** S3.29; cityId 0 is none chosen, which is a problem with a sentence. */
export const HotelSearchParams = Type.Object({
  cityId: NumericId,
  cityName: Type.String({ maxLength: 50 }),
  checkInDate: date,
  checkOutDate: date,
  keyWordId: id,
  keywordName: Type.Optional(Type.String({ maxLength: 50 })),
  /** 1 pay at the hotel, 2 pay in advance (S4.05). */
  hotelType: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
  /** Administrative district, business district, brand: at most one, as the keyword says. */
  sectionId: id,
  bdId: id,
  brandId: id,
  /** Of a landmark, in degrees of WGS-84. */
  lat: Type.Optional(Latitude),
  lon: Type.Optional(Longitude),
  isInternational: Type.Boolean(),
})
export type HotelSearchParams = Static<typeof HotelSearchParams>

export const SaveHotelOrderTemp = saveTempOrder(HotelSearchParams)

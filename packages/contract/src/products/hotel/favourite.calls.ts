import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { HotelFacts, HotelId } from './hotel.shapes'

/** A favourite with its cheapest rate for one night, tonight unless a date is given. */
export const FavouriteHotel = Type.Object({
  ...HotelFacts.properties,
  cityName: Type.String(),
  isInternational: Type.Boolean(),
  addedAt: Instant,
  /** Fen per room with tax; absent when nothing is left. */
  price: Type.Optional(Type.Integer()),
})
export type FavouriteHotel = Static<typeof FavouriteHotel>

export const getFavouriteHotels = call({
  summary: "The caller's favourite hotels.",
  method: 'POST',
  path: 'api/Hotel/GetFavouriteHotels',
  clause: 'S2.39',
  request: Type.Object({ checkInDate: Type.Optional(LocalDate) }),
  response: Type.Object({ checkInDate: LocalDate, hotels: Type.Array(FavouriteHotel) }),
  problems: ['dateInvalid', 'datePast', 'dateTooFar'],
})
export const addFavouriteHotel = call({
  summary: "Adds a hotel to the caller's favourites.",
  method: 'POST',
  path: 'api/Hotel/AddFavouriteHotel',
  write: true,
  clause: 'S2.39',
  request: Type.Object({ hotelId: HotelId }),
  response: Type.Object({ favourite: Type.Boolean() }),
  problems: ['hotelUnknown', 'tooManyFavourites'],
})
export const removeFavouriteHotel = call({
  summary: "Removes a hotel from the caller's favourites.",
  method: 'POST',
  path: 'api/Hotel/RemoveFavouriteHotel',
  write: true,
  clause: 'S2.39',
  request: Type.Object({ hotelId: HotelId }),
  response: Type.Object({ favourite: Type.Boolean() }),
})

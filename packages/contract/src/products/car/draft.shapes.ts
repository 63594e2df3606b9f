import { Type, type Static } from 'typebox'
import { saveTempOrder } from '../../booking/draft.shapes'
import { Latitude, Longitude, NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'
import { carPlaceKinds, rideTypes } from './car-words'

/** A place of a city as the search of places answered it; `placeId` is empty where none is chosen. */
export const ChosenCarPlace = Type.Object({
  placeId: Type.String({ maxLength: 120 }),
  name: Type.String({ maxLength: 120 }),
})
/** The same with its point, in the reader's language. */
export const CarPlace = Type.Object({
  placeId: Type.String(),
  name: Type.String(),
  kind: words(...carPlaceKinds),
  latitude: Latitude,
  longitude: Longitude,
})
export type CarPlace = Static<typeof CarPlace>

export const CarSearchParams = Type.Object({
  rideType: words(...rideTypes),
  /** Of the cities that hotels are in; 0 is none chosen. */
  cityId: NumericId,
  from: ChosenCarPlace,
  /** A car hired for a day goes where it is told. */
  to: Type.Optional(ChosenCarPlace),
  /** When it begins, in China; a ride for now begins as soon as it is ordered. */
  departDate: Type.String({ maxLength: 10 }),
  departTime: Type.String({ maxLength: 5 }),
  /** Of a pick-up: the flight or train that it waits for. */
  serviceNo: Type.Optional(Type.String({ maxLength: 10 })),
})
export type CarSearchParams = Static<typeof CarSearchParams>

export const SaveCarOrderTemp = saveTempOrder(CarSearchParams)

import type { KeptPlace } from '@sojourn/domain/products/car/kept'
import type { RideAlong } from '@sojourn/domain/products/car/along'
import { allHotelPlaces, type HotelPlace } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { station } from '@sojourn/domain/reference/rail/stations'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { carCity, hotelPlaceOf, isAtAirport, landmarkPlace } from '../supply/places'

/** A place where a journey begins or ends, with the city whose cars serve it. */
export interface Gate {
  cityId: number
  place: KeptPlace
}

/** Where the car of a ride along a journey stands; undefined where no cars are ordered. */
export async function gateOf(
  context: Context,
  { rideType, place }: Pick<RideAlong, 'rideType' | 'place'>,
): Promise<Gate | undefined> {
  if (rideType === 'reserved') return hotelGate(context, place)
  return landmarkGate(
    rideType === 'airportPickup' || rideType === 'airportDropOff' ? airportLandmark(place) : stationLandmark(place),
  )
}

export async function hotelGate(context: Context, hotelId: string): Promise<Gate | undefined> {
  const [hotel] = await context.hotels.facts(asking(context), { hotelIds: [hotelId] })
  return hotel && carCity(hotel.cityId) && { cityId: hotel.cityId, place: hotelPlaceOf(hotel) }
}

function landmarkGate(landmark: HotelPlace | undefined): Gate | undefined {
  const [place] = landmark && carCity(landmark.cityId) ? landmarkPlace(landmark) : []
  return place && { cityId: landmark!.cityId, place }
}

const airportLandmark = (iata: string): HotelPlace | undefined =>
  allHotelPlaces().find(({ kind, position }) => kind === 'airport' && position !== undefined && isAtAirport(iata, position))

function stationLandmark(code: string): HotelPlace | undefined {
  const name = station(code)?.name['zh-CN']
  return allHotelPlaces().find((place) => place.kind === 'station' && place.name['zh-CN'] === `${name}站`)
}

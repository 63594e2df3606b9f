import type { KeptPlace } from '@sojourn/domain/products/car/kept'
import type { RideAlong } from '@sojourn/domain/products/car/along'
import { airport } from '@sojourn/domain/reference/air/airports'
import { allHotelPlaces, type HotelPlace } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { station } from '@sojourn/domain/reference/rail/stations'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { carCity, hotelPlaceOf, landmarkPlace } from '../supply/places'

/** A place where a journey begins or ends, with the city whose cars serve it. */
export interface Gate {
  cityId: number
  place: KeptPlace
}

/** Landmarks stand to about a kilometre. */
const sameAirportKm = 5

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

function airportLandmark(iata: string): HotelPlace | undefined {
  const found = airport(iata)
  return (
    found &&
    allHotelPlaces().find(
      ({ kind, position }) => kind === 'airport' && position !== undefined && distanceKm(position, found) < sameAirportKm,
    )
  )
}

function stationLandmark(code: string): HotelPlace | undefined {
  const name = station(code)?.name['zh-CN']
  return allHotelPlaces().find((place) => place.kind === 'station' && place.name['zh-CN'] === `${name}站`)
}

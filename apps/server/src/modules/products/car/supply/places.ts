import type { CarPlace } from '@sojourn/contract/products/car/draft.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getCarPlaces } from '@sojourn/contract/products/car/car.calls'
import type { KeptPlace } from '@sojourn/domain/products/car/kept'
import { airport } from '@sojourn/domain/reference/air/airports'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { hotelCity, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelPlace, hotelPlacesOf, type HotelPlace } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { createPlaceSearch, type PlaceSearch } from '@sojourn/domain/reference/place/place-search'
import type { HotelArea } from '@sojourn/supply/ports/hotel-search'
import type { SuppliedHotel } from '@sojourn/supply/ports/hotel-property'
import type { RidePlace } from '@sojourn/supply/ports/ride'
import type { Actor, Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

const placesAtMost = 20
const kinds: Partial<Record<HotelPlace['kind'], KeptPlace['kind']>> = { airport: 'airport', station: 'station', metro: 'metro' }

export const landmarkPlace = ({ id, kind, name, position }: HotelPlace): KeptPlace[] =>
  position ? [{ placeId: `p:${id}`, name, kind: kinds[kind] ?? 'landmark', ...position }] : []

const ofArea =
  (cityId: number) =>
  ({ name, latitude, longitude }: HotelArea): KeptPlace => ({
    placeId: `a:${cityId}:${name['zh-CN']}`,
    name,
    kind: 'district',
    latitude,
    longitude,
  })

export const hotelPlaceOf = ({ hotelId, name, position: { latitude, longitude } }: SuppliedHotel): KeptPlace => ({
  placeId: `h:${hotelId}`,
  name,
  kind: 'hotel',
  latitude,
  longitude,
})

/** Landmarks stand to about a kilometre. */
const sameAirportKm = 5

export function isAtAirport(iata: string, position: { latitude: number; longitude: number }): boolean {
  const found = airport(iata)
  return found !== undefined && distanceKm(position, found) < sameAirportKm
}

/** Cities of the mainland, where cars are ordered. */
export const carCity = (cityId: number): HotelCity | undefined => {
  const city = hotelCity(cityId)
  return city?.scope === 'domestic' ? city : undefined
}

/** A place by its id, in the city that it lies in; undefined where there is none of it there. */
export async function carPlace(context: Context, cityId: number, placeId: string): Promise<KeptPlace | undefined> {
  const [kind, ...rest] = placeId.split(':')
  const id = rest.join(':')
  if (kind === 'p') {
    const found = hotelPlace(id)
    return found?.cityId === cityId ? landmarkPlace(found)[0] : undefined
  }
  if (kind === 'a') return (await areasOf(context, cityId)).find((place) => place.placeId === placeId)
  if (kind !== 'h') return undefined
  const [hotel] = await context.hotels.facts(asking(context), { hotelIds: [id] })
  return hotel?.cityId === cityId ? hotelPlaceOf(hotel) : undefined
}

const areasOf = async (context: Context, cityId: number): Promise<KeptPlace[]> =>
  (await context.hotels.areas(asking(context), { cityId })).map(ofArea(cityId))

export const placeShown = ({ placeId, name, kind, latitude, longitude }: KeptPlace, language: Language): CarPlace => ({
  placeId,
  name: name[language],
  kind,
  latitude,
  longitude,
})

export const placeSupplied = ({ name, kind, latitude, longitude }: KeptPlace): RidePlace => ({
  name: name['zh-CN'],
  latitude,
  longitude,
  isAirport: kind === 'airport',
})

const landmarks = new Map<number, PlaceSearch<KeptPlace>>()
function landmarkSearch(cityId: number): PlaceSearch<KeptPlace> {
  const known = landmarks.get(cityId)
  if (known) return known
  const entries = hotelPlacesOf(cityId).flatMap((place) =>
    landmarkPlace(place).map((match) => ({
      match,
      codes: [],
      names: [...new Set(Object.values(place.name))],
      pinyin: place.pinyin,
      initials: place.initials,
    })),
  )
  const search = createPlaceSearch(entries, /[站场]$/)
  landmarks.set(cityId, search)
  return search
}

const aroundAtMost = 20

/** Known places of a city between two points and as far beside them, the best known first. */
export function placesAround(cityId: number, ends: readonly [KeptPlace, KeptPlace]): KeptPlace[] {
  const [from, to] = ends
  const reach = Math.max(3, distanceKm(from, to))
  const isNear = (place: KeptPlace): boolean =>
    distanceKm(place, from) <= reach && distanceKm(place, to) <= reach && ends.every(({ placeId }) => placeId !== place.placeId)
  return hotelPlacesOf(cityId).flatMap(landmarkPlace).filter(isNear).slice(0, aroundAtMost)
}

/** Airports and stations of a city before anything is typed; then landmarks, areas and hotels that the words mean. */
export async function findPlaces(
  context: Context,
  { language }: Actor,
  { cityId, keyWords = '' }: RequestOf<typeof getCarPlaces>,
): Promise<ResponseOf<typeof getCarPlaces> | Problem> {
  if (!carCity(cityId)) return problem('cityUnknown', { field: 'cityId' })
  const typed = keyWords.trim()
  const found = typed === '' ? await usualPlaces(context, cityId) : await placesCalled(context, cityId, typed)
  return { places: found.slice(0, placesAtMost).map((place) => placeShown(place, language)) }
}

async function usualPlaces(context: Context, cityId: number): Promise<KeptPlace[]> {
  const gates = hotelPlacesOf(cityId).filter(({ kind }) => kind === 'airport' || kind === 'station')
  return [...gates.flatMap(landmarkPlace), ...(await areasOf(context, cityId))]
}

async function placesCalled(context: Context, cityId: number, typed: string): Promise<KeptPlace[]> {
  const [areas, hotels] = await Promise.all([
    areasOf(context, cityId),
    context.hotels.suggest(asking(context), { cityId, query: typed, limit: 10 }),
  ])
  const lower = typed.toLowerCase()
  const called = areas.filter(({ name }) => Object.values(name).some((one) => one.toLowerCase().includes(lower)))
  const marks = landmarkSearch(cityId)(typed, 10).map(({ match }) => match)
  return [...marks, ...called, ...hotels.map(({ hotel }) => hotelPlaceOf(hotel))]
}

import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelSearchRequest, HotelSearchResult } from '@sojourn/contract/products/hotel/search.shapes'
import { airport } from '@sojourn/domain/reference/air/airports'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import type { HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelPlace, hotelPlacesOf } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { station } from '@sojourn/domain/reference/rail/stations'
import { orderStates } from '@sojourn/contract/booking/codes'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import type { Actor } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { findJourneysOfPeople, type JourneyRow } from '../../../booking/order/journey-store'
import type { OpenStay } from '../draft/stay'

type Near = HotelSearchResult['near']
type NearPlace = HotelSearchResult['nearPlaces'][number]

const dayMs = 86_400_000
const endedStates = orderStates.words.filter((state) => !isActive(state))

/** Where the travellers' other bookings bring them to this city around the first day, and the place that they search for. */
export async function tripPlaces(tenant: Tenant, actor: Actor, { draft, city, people, stay }: OpenStay): Promise<NearPlace[]> {
  const { lat, lon, keywordName, keyWordId } = draft.searchParams
  const meeting: NearPlace[] =
    lat !== undefined && lon !== undefined && keywordName
      ? [{ id: keyWordId ?? 'meeting', kind: 'meeting', name: keywordName, position: { latitude: lat, longitude: lon } }]
      : []
  const arrival = Date.parse(`${stay.checkIn}T00:00:00+08:00`)
  const journeys = await findJourneysOfPeople(tenant, {
    employeeIds: people.map(({ employeeId }) => employeeId),
    from: new Date(arrival - dayMs),
    to: new Date(arrival + 2 * dayMs),
    endedStates,
  })
  const places = journeys.flatMap((journey) => arrivalPlace(journey, city, actor.language) ?? [])
  const once = places.filter(({ id }, index) => places.findIndex((each) => each.id === id) === index)
  return [...meeting, ...once]
}

/** The airport or station in which another product's journey ends in this city. */
function arrivalPlace(
  { fulfiller, arrivePlace }: Pick<JourneyRow, 'fulfiller' | 'arrivePlace'>,
  city: HotelCity,
  language: Language,
): NearPlace | undefined {
  const field = fulfiller === 'flight' ? airport(arrivePlace) : undefined
  if (field && cityOfAirport(field.iata)?.name['zh-CN'] === city.name['zh-CN']) {
    const { latitude, longitude, name, iata } = field
    return { id: `airport-${iata}`, kind: 'arrival', name: name[language], position: { latitude, longitude } }
  }
  const stop = field ? undefined : station(arrivePlace)
  if (!stop || stop.city.name['zh-CN'] !== city.name['zh-CN']) return undefined
  const known = hotelPlacesOf(city.id).find(
    ({ kind, name, position }) => kind === 'station' && position && name['zh-CN'].startsWith(stop.name['zh-CN']),
  )
  return known?.position ? { id: known.id, kind: 'arrival', name: known.name[language], position: known.position } : undefined
}

/** Where distances of a list are measured from: what was asked for, else the landmark searched for, else the centre. */
export function nearOf(
  request: Pick<HotelSearchRequest, 'near' | 'nearPlaceId' | 'sort'>,
  { draft, city }: OpenStay,
  places: readonly NearPlace[],
  language: Language,
): Near | Problem {
  if (request.nearPlaceId) {
    const place = hotelPlace(request.nearPlaceId)
    if (place?.position && place.cityId === city.id)
      return { kind: 'place', name: place.name[language], position: place.position }
    const known = places.find(({ id }) => id === request.nearPlaceId)
    return known ?? problem('placeUnknown', { field: 'nearPlaceId' })
  }
  const { lat, lon, keywordName } = draft.searchParams
  if (request.near) return { kind: 'point', name: '', position: request.near }
  const [trip] = places
  if (request.sort === 'travelTime' && trip) return trip
  return lat !== undefined && lon !== undefined
    ? { kind: 'place', name: keywordName ?? '', position: { latitude: lat, longitude: lon } }
    : { kind: 'centre', name: city.name[language], position: { latitude: city.latitude, longitude: city.longitude } }
}

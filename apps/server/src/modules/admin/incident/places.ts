import type { IncidentPlaceType } from '@sojourn/contract/admin/orders/incident-words'
import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { airports } from '@sojourn/domain/reference/air/airports'
import { hotelCities } from '@sojourn/domain/reference/hotel/hotel-cities'
import { lazy } from '@sojourn/domain/reference/lazy'
import { airCities } from '@sojourn/domain/reference/place/cities'
import { createPlaceSearch } from '@sojourn/domain/reference/place/place-search'
import { keyboardPinyin, spellings } from '@sojourn/domain/reference/place/search-text'
import { findStations } from '@sojourn/domain/reference/rail/station-search'
import { station } from '@sojourn/domain/reference/rail/stations'
import type { Work } from '../../../context'
import { citiesCalled } from '../order/cities'
import { findHotels } from './hotels-store'

export interface KeptPlace {
  type: IncidentPlaceType
  id: string
  name: LocalText
}

/** Every city in which somebody can arrive or stay, by its simplified Chinese name, the most important first. */
const cities = lazy(() => {
  const known = new Map<string, LocalText>()
  for (const { name } of [...airCities, ...hotelCities()]) if (!known.has(name['zh-CN'])) known.set(name['zh-CN'], name)
  return known
})

const cityPinyin = lazy(
  () => new Map([...hotelCities(), ...airCities].map(({ name, pinyin, initials }) => [name['zh-CN'], { pinyin, initials }])),
)

const searchCities = lazy(() =>
  createPlaceSearch(
    [...cities()].map(([id, name]) => {
      const { pinyin = '', initials = '' } = cityPinyin().get(id) ?? {}
      return {
        match: { type: 'city', id, name } as const,
        codes: [],
        names: spellings(name),
        pinyin: keyboardPinyin(pinyin),
        initials: [initials],
      }
    }),
    /市$/,
  ),
)

const searchAirports = lazy(() =>
  createPlaceSearch(
    airports.map(({ iata, name, shortName }) => ({
      match: { type: 'airport', id: iata, name } as const,
      codes: [iata],
      names: [...new Set([...spellings(name), ...spellings(shortName)])],
      pinyin: [],
      initials: [],
    })),
    /(机场|機場|airport)$/,
  ),
)

const each = 6

/** Places that somebody may mean, and hotels of stays that the company has booked around now. */
export async function placesCalled(work: Work, word: string): Promise<KeptPlace[]> {
  const matches = (found: readonly { match: KeptPlace }[]): KeptPlace[] => found.map(({ match }) => match)
  const stationsFound = findStations(word, each).map(({ code, name }): KeptPlace => ({ type: 'station', id: code, name }))
  const hotels = (await hotelsNow(work)).filter(({ name }) => isCalled(name, word)).slice(0, each)
  return [...matches(searchCities()(word, each)), ...hotels, ...matches(searchAirports()(word, each)), ...stationsFound]
}

const isCalled = (name: LocalText, word: string): boolean =>
  languages.some((language) => name[language].toLowerCase().includes(word.toLowerCase()))

async function hotelsNow(work: Work): Promise<KeptPlace[]> {
  const rows = await findHotels(work, work.context.clock.now())
  return rows.map(({ hotelId, product, body }) => ({
    type: 'hotel',
    id: hotelId,
    name: Object.fromEntries(
      languages.map((language) => [
        language,
        work.context.products[product]?.display.reportItem(body, language).service ?? hotelId,
      ]),
    ) as LocalText,
  }))
}

/** A place with its name, as it is kept; undefined where nothing is known under it. */
export async function knownPlace(
  work: Work,
  { type, id }: { type: IncidentPlaceType; id: string },
): Promise<KeptPlace | undefined> {
  if (type === 'hotel') return (await hotelsNow(work)).find((hotel) => hotel.id === id)
  const name = {
    city: () => cities().get(id),
    airport: () => airports.find(({ iata }) => iata === id)?.name,
    station: () => station(id)?.name,
  }[type]()
  return name && { type, id, name }
}

/** What parts of orders keep of places, by kind. */
export interface PlaceKeys {
  cities: string[]
  airports: string[]
  stations: string[]
  hotels: string[]
}
export function keysOf(places: readonly Pick<KeptPlace, 'type' | 'id'>[]): PlaceKeys {
  const of = (type: IncidentPlaceType): string[] => places.filter((place) => place.type === type).map(({ id }) => id)
  return { cities: of('city').flatMap(citiesCalled), airports: of('airport'), stations: of('station'), hotels: of('hotel') }
}

export const namedIn = ({ type, id, name }: KeptPlace, language: Language) => ({ type, id, name: name[language] })

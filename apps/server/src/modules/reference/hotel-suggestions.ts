import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelDestination, HotelKeyword } from '@sojourn/contract/reference/hotel-place.shapes'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { isInternational, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { HotelPlaceKind } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { findHotelDestinations, type HotelDestinationMatch } from '@sojourn/domain/reference/hotel/hotel-search'
import { province } from '@sojourn/domain/reference/place/provinces'
import type { Actor, Context } from '../../context'
import { keywordsOf } from './hotel-keywords'

const resultsAtMost = 10
/** As S3.33 has it; anything else is at home. */
const abroad = 4

/** S3.33 has 0, 1 and 5; landmarks, which S2.53 offers too, keep the 4 of S3.32. */
const dtypeOf = (kind: HotelPlaceKind): HotelDestination['dtype'] => (kind === 'area' ? 5 : kind === 'district' ? 1 : 4)

function whereabouts(city: HotelCity, language: Language): string {
  const inside = province(city.province)?.name[language] ?? countryName(city.country)?.[language] ?? ''
  return inside === city.name[language] ? '' : inside
}

const joined = (parts: readonly string[], language: Language): string =>
  parts.filter((part) => part !== '').join(language === 'en' ? ', ' : '，')

function destination(match: HotelDestinationMatch, language: Language): HotelDestination {
  const { city } = match
  const name = city.name[language]
  const place = match.kind === 'place' ? match.place : undefined
  const parts = [place?.name[language] ?? '', name, place ? '' : whereabouts(city, language)]
  return {
    destId: city.id,
    destChName: name,
    showText: joined(parts, language),
    kwordName: place?.name[language] ?? '',
    kwordId: place?.id ?? '',
    globalArea: isInternational(city) ? abroad : 1,
    dtype: place ? dtypeOf(place.kind) : 0,
  }
}

const destinations = (query: string, globalArea: number, language: Language): HotelDestination[] =>
  findHotelDestinations(globalArea === abroad ? 'international' : 'domestic', query, resultsAtMost).map((match) =>
    destination(match, language),
  )

/** With a city its keywords, with an area of the world its destinations (S7.31); without either, destinations at home. */
export async function suggestHotelKeywords(
  context: Context,
  actor: Actor,
  request: { keys: string; cityId?: number; globalArea?: number },
): Promise<{ list: HotelKeyword[]; destList: HotelDestination[] } | Problem> {
  const { keys: query, cityId } = request
  if (cityId === undefined) return { list: [], destList: destinations(query, request.globalArea ?? 1, actor.language) }
  const list = await keywordsOf(cityId, query, {
    limit: resultsAtMost,
    language: actor.language,
    hotelsNamed: () => context.hotels.suggest({ now: context.clock.now() }, { cityId, query, limit: resultsAtMost }),
  })
  return isProblem(list) ? list : { list, destList: [] }
}

/** Cities and places where a meeting may be held (S7.38). */
export const suggestVenueKeywords = (_context: Context, actor: Actor, request: { Keyword: string; GlobalArea?: number }) =>
  Promise.resolve({ list: destinations(request.Keyword, request.GlobalArea ?? 1, actor.language) })

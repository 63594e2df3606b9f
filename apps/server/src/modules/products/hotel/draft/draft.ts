import type { SavedTempOrder, TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { saveHotelOrderTemp } from '@sojourn/contract/products/hotel/draft.calls'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import type { HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { hotelDraftRules } from '@sojourn/domain/products/hotel/draft-rules'
import { atLeastOneNight, checkHotelSearch, nightsOf } from '@sojourn/domain/products/hotel/draft'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelSearchText } from '@sojourn/text/products/hotel/search'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { readDraft } from '../../../booking/party/draft-travellers'
import { draftParts } from '../../../booking/party/draft-view'
import { saveDraft } from '../../../booking/search/save-draft'
import { openHotelDraft } from './open-draft'
import { earliestArrival } from './stay'

function knowsCity(cityId: number, abroad: boolean): boolean {
  const city = hotelCity(cityId)
  return city !== undefined && isInternational(city) === abroad
}

/** Keeps a search for hotels, at home or abroad (S7.20); leaving on the day of arrival means the next day (S5.14). */
export async function saveHotelDraft(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveHotelOrderTemp>,
): Promise<SavedTempOrder | Problem> {
  const params = request.searchParams
  const product = params.isInternational ? 'intlHotel' : 'hotel'
  const today = chinaDate(context.clock.now())
  const window = bookingWindow(hotelDraftRules, today)
  const earliest = params.cityId === 0 ? today : earliestArrival(context, params.cityId)
  const wrong = checkHotelSearch(params, { today: earliest, days: { ...window, first: earliest }, knowsCity })
  if (wrong) return wrong
  const { checkIn, checkOut } = atLeastOneNight({ checkIn: params.checkInDate, checkOut: params.checkOutDate })
  return saveDraft(context, actor, {
    product,
    frame: request,
    searchParams: { ...params, checkInDate: checkIn, checkOutDate: checkOut },
    cities: { arrive: hotelCity(params.cityId)!.name['zh-CN'] },
    startDate: checkIn,
    endDate: checkOut,
  })
}

/** The search of a draft with its city in the reader's language, and who travels. */
export async function getHotelDraft(
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string },
): Promise<HotelTempOrder | Problem> {
  const found = await readDraft(context, actor, request.tempOrderNo, openHotelDraft)
  if (isProblem(found)) return found
  const { draft, people } = found
  const { searchParams } = draft
  const cityName = hotelCity(searchParams.cityId)?.name[actor.language] ?? searchParams.cityName
  return {
    ...draftParts({ draft, people }, actor),
    searchParams: { ...searchParams, cityName },
  }
}

/** A saved search in the reader's words. */
export function describeHotelDraft(
  params: HotelSearchParams,
  language: Language,
): Pick<TempOrder, 'places' | 'endDate' | 'wishes'> {
  const text = hotelSearchText[language]
  const { checkInDate: checkIn, checkOutDate: checkOut, keywordName } = params
  return {
    places: [{ to: hotelCity(params.cityId)?.name[language] ?? params.cityName, date: checkIn }],
    endDate: checkOut,
    wishes: [
      text.nights({ count: nightsOf({ checkIn, checkOut }) }),
      ...(keywordName ? [keywordName] : []),
      params.hotelType === 2 ? text.advance : text.cash,
    ],
  }
}

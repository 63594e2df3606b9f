import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { addFavouriteHotel, FavouriteHotel, getFavouriteHotels } from '@sojourn/contract/products/hotel/favourite.calls'
import { bookingWindow, checkDay } from '@sojourn/domain/booking/date-section'
import { hotelDraftRules } from '@sojourn/domain/products/hotel/draft-rules'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { SuppliedHotel } from '@sojourn/supply/ports/hotel-property'
import type { Actor, Context } from '../../../../context'
import { inCompany, once } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { lookFirst } from '../../../booking/lifecycle/look-first'
import { findEnterprise } from '../../../booking/settings/store'
import { deleteFavourite, findFavourites, insertFavourite, type FavouriteRow } from './favourite-store'
import { findMemberGroups } from '../member-card/member-card-store'
import { tonight } from '../draft/stay'
import { stayRequest, type Buyer } from '../supply/supply'
import { hotelFacts } from '../order/to-screen'

const atMost = 200

/** One's favourites, newest first, with the cheapest rate of one night (S2.39). */
export const favouriteHotels = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getFavouriteHotels>,
): Promise<ResponseOf<typeof getFavouriteHotels> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const stay = tonight(context, request.checkInDate)
    const wrong = checkDay('checkInDate', stay.checkIn, { today, horizonEnd: bookingWindow(hotelDraftRules, today).last })
    if (wrong) return wrong
    const [rows, enterprise, memberOf] = await Promise.all([
      findFavourites(work, actor.employeeId),
      findEnterprise(work),
      findMemberGroups(work, [actor.employeeId]),
    ])
    const hotels = await context.hotels.facts(asking(context), { hotelIds: rows.map(({ hotelId }) => hotelId) })
    const buyer = { agreements: enterprise.config.settings.hotelAgreements ?? [], memberOf }
    const prices = await pricesOf(context, hotels, stay, buyer)
    return {
      checkInDate: stay.checkIn,
      hotels: rows.flatMap((row) => {
        const hotel = hotels.find(({ hotelId }) => hotelId === row.hotelId)
        return hotel ? [favouriteIn(row, hotel, prices.get(row.hotelId), actor)] : []
      }),
    }
  })

async function pricesOf(
  context: Context,
  hotels: readonly SuppliedHotel[],
  stay: { checkIn: string; checkOut: string },
  buyer: Buyer,
): Promise<Map<string, number>> {
  const prices = new Map<string, number>()
  for (const cityId of new Set(hotels.map((hotel) => hotel.cityId))) {
    const hotelIds = hotels.filter((hotel) => hotel.cityId === cityId).map(({ hotelId }) => hotelId)
    const found = await context.hotels.search(asking(context), {
      ...stayRequest(stay, [[actorAlone]], buyer),
      cityId,
      filters: { hotelIds },
      sort: 'price',
      page: 0,
      pageSize: hotelIds.length,
      pins: 0,
    })
    for (const { hotelId, price } of found.hotels) if (price !== undefined) prices.set(hotelId, price)
  }
  return prices
}
const actorAlone = 'one guest'

function favouriteIn(
  { addedAt }: FavouriteRow,
  hotel: SuppliedHotel,
  price: number | undefined,
  { language }: Actor,
): FavouriteHotel {
  const city = hotelCity(hotel.cityId)
  return {
    ...hotelFacts(hotel, language),
    cityName: city?.name[language] ?? '',
    isInternational: city !== undefined && isInternational(city),
    addedAt: addedAt.toISOString(),
    ...(price === undefined ? {} : { price }),
  }
}

export const addFavourite = (context: Context, actor: Actor, { hotelId }: RequestOf<typeof addFavouriteHotel>) =>
  lookFirst(
    context,
    actor.enterpriseId,
    ({ context: asked }) => isHotel(asked, hotelId),
    (heard) =>
      once<{ favourite: boolean }>(context, actor, async (work) => {
        if (!(await isHotel(heard, hotelId))) return problem('hotelUnknown', { field: 'hotelId' })
        const rows = await findFavourites(work, actor.employeeId)
        if (rows.length >= atMost) return problem('tooManyFavourites', { field: 'hotelId' })
        await insertFavourite(work, actor.employeeId, { hotelId, addedAt: context.clock.now() })
        return { favourite: true }
      }),
  )

const isHotel = async (context: Context, hotelId: string): Promise<boolean> =>
  (await context.hotels.facts(asking(context), { hotelIds: [hotelId] })).length > 0

export const removeFavourite = (context: Context, actor: Actor, { hotelId }: RequestOf<typeof addFavouriteHotel>) =>
  once<{ favourite: boolean }>(context, actor, async (work) => {
    await deleteFavourite(work, actor.employeeId, hotelId)
    return { favourite: false }
  })

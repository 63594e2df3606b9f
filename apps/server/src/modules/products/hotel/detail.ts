import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelDetailRequest, HotelDetailResult } from '@sojourn/contract/products/hotel-search.shapes'
import type { HotelRate, HotelRoom } from '@sojourn/contract/products/hotel.shapes'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { isHotelFailure, type SuppliedHotelDetail, type SuppliedRate, type SuppliedRoom } from '@sojourn/supply/ports/hotel'
import type { Language } from '@sojourn/contract/kit/language'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { keepShown } from './choice-set'
import { externalRatesOf } from './external-rates'
import { findFavourites } from './favourite-store'
import { breakfastExtra, hotelSetting, judge, nightsOver, policyRate, standardsOf, type OfferedRate } from './judge'
import { stayFrame } from './search'
import { openStay } from './stay'
import { hotelProblem, named, productOf, stayRequest } from './supply'

export const roomIn = ({ name, ...room }: SuppliedRoom, language: Language): HotelRoom => ({ ...room, name: name[language] })

/** A rate with its verdict and the nights that are above the standard. */
export const rateIn = (
  rate: SuppliedRate,
  verdict: OfferVerdict | undefined,
  over: NonNullable<HotelRate['nightsOver']>,
): HotelRate => ({ ...rate, ...(verdict ?? withinPolicy), ...(over.length > 0 ? { nightsOver: over } : {}) })

/** What a house is, without its rooms, in the reader's language. */
export function houseIn({ rooms: _rooms, ...hotel }: SuppliedHotelDetail, language: Language) {
  return named(hotel, language)
}

/** One hotel with every room and rate, judged; what was shown is kept as a choice set (S7.54). */
export const hotelDetail = (context: Context, actor: Actor, request: HotelDetailRequest): Promise<HotelDetailResult | Problem> =>
  context.database.tenant(actor.enterpriseId, async (sql) => {
    const open = await openStay(context, actor, sql, request)
    if (isProblem(open)) return open
    const found = await context.hotels.detail(supplyContext(context, sql), {
      ...stayRequest(open.stay, open.rooms, open.buyer),
      hotelId: request.hotelId,
    })
    if (isHotelFailure(found)) return hotelProblem(found, 'hotelId')
    const setting = hotelSetting(open.city, chinaDate(context.clock.now()))
    const standards = standardsOf(open, setting, actor.language)
    const offered: OfferedRate[] = found.rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ hotel: found, room, rate })))
    const offers = offered.map((each) => policyRate(each, actor.language))
    const verdicts = judge(open, offers, setting, actor.language)
    const extra = breakfastExtra(open.rooms[0] ?? [], productOf(open.draft))
    const verdictOf = (rate: SuppliedRate) => verdicts[offered.findIndex((each) => each.rate === rate)]
    const [favourites, externalRates, searchId] = await Promise.all([
      findFavourites(sql, actor.enterpriseId, actor.employeeId),
      open.business ? externalRatesOf(sql, actor, open, [found]) : [],
      keepShown(context, sql, actor.enterpriseId, open, offers, verdicts, setting),
    ])
    return {
      ...stayFrame(context, actor, open, standards),
      payment: request.payment ?? open.draft.searchParams.hotelType,
      searchId,
      hotel: {
        ...houseIn(found, actor.language),
        rooms: found.rooms.map(({ room, rates }) => ({
          room: roomIn(room, actor.language),
          rates: rates.map((rate) => rateIn(rate, verdictOf(rate), nightsOver(rate.nights, standards[0], extra))),
        })),
      },
      favourite: favourites.some(({ hotelId }) => hotelId === found.hotelId),
      externalRates,
    }
  })

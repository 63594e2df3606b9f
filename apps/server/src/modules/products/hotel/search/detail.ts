import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelDetailRequest, HotelDetailResult } from '@sojourn/contract/products/hotel/search.shapes'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { SuppliedRate } from '@sojourn/supply/ports/hotel-rate'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { keepShown } from './choice-set'
import { externalRatesOf } from '../external-rate/external-rates'
import { findFavourites } from '../favourite/favourite-store'
import { propertyFacts, propertyYears, offeredRate, offeredRoom, policyRate, type OfferedRate } from '../supply/from-supply'
import { breakfastExtra, hotelSetting, isExempt, judge, nightsOver, standardsOf } from '../policy/judge'
import { stayFrame } from './search'
import { openStay } from '../draft/stay'
import { hotelProblem, productOf, stayRequest } from '../supply/supply'

/** One hotel with every room and rate, judged; what was shown is kept as a choice set (S7.54). */
export const hotelDetail = (context: Context, actor: Actor, request: HotelDetailRequest): Promise<HotelDetailResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const open = await openStay(work, actor, request)
    if (isProblem(open)) return open
    const found = await context.hotels.detail(asking(context), {
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
    const exempt = isExempt(open, found.hotelId)
    const verdictOf = (rate: SuppliedRate) => verdicts[offered.findIndex((each) => each.rate === rate)]
    const [favourites, externalRates, searchId] = await Promise.all([
      findFavourites(work, actor.employeeId),
      open.business ? externalRatesOf(work, actor, open, [found]) : [],
      keepShown(work, open, { offers, verdicts, setting }),
    ])
    return {
      ...stayFrame(context, actor, open, standards),
      payment: request.payment ?? open.draft.searchParams.hotelType,
      searchId,
      hotel: {
        ...propertyFacts(found, actor.language),
        ...propertyYears(found),
        rooms: found.rooms.map(({ room, rates }) => ({
          room: offeredRoom(room, actor.language),
          rates: rates.map((rate) =>
            offeredRate(rate, verdictOf(rate), exempt ? [] : nightsOver(rate.nights, standards[0], extra)),
          ),
        })),
      },
      favourite: favourites.some(({ hotelId }) => hotelId === found.hotelId),
      externalRates,
    }
  })

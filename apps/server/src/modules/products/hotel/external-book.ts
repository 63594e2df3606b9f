import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { createHotelOrder } from '@sojourn/contract/products/hotel.calls'
import type { CreateExternalHotelOrder } from '@sojourn/contract/products/hotel-booking.shapes'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { asking } from '../../booking/lifecycle/asking'
import { placeOrder } from '../../booking/placing/place-order'
import { findExternalRate } from './external-rate-store'
import { keptHotel } from './from-supply'
import { externalRules } from './external-rates'
import { bookOutside, inAll } from './outside'
import type { OutsideRate } from './outside-quote'
import { openOrder } from './prepare'
import type { OpenStay } from './stay'

/** An order on a partner's rate outside our contracts: by the partner's rules, with a reason, and always approved (S2.25). */
export const createExternalOrder = (
  context: Context,
  actor: Actor,
  request: CreateExternalHotelOrder,
): Promise<ResponseOf<typeof createHotelOrder> | Problem> =>
  placeOrder(context, actor, {
    async look(sql) {
      const reason = request.reasonText.trim()
      if (reason === '') return problem('reasonMissing', { field: 'reasonText' })
      const open = await openOrder(context, actor, sql, request)
      if (isProblem(open)) return open
      const rate = await partnerRate(context, actor, sql, open, request.externalRateId)
      if (isProblem(rate)) return rate
      const remark = [reason, request.remark ?? ''].filter(Boolean).join(' · ')
      return { asked: { context, actor, open, request: { ...request, remark } }, rate }
    },
    propose: (sql, { asked, rate }) => bookOutside(asked, sql, rate),
  })

/** A partner's rate of a hotel of this city; on business trips alone. */
export async function partnerRate(
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  externalRateId: string,
): Promise<OutsideRate | Problem> {
  const rate = open.business ? await findExternalRate(sql, actor.enterpriseId, externalRateId) : undefined
  const [hotel] = rate ? await context.hotels.facts(asking(context), { hotelIds: [rate.hotelId] }) : []
  if (!rate || hotel?.cityId !== open.city.id) return problem('externalRateUnknown', { field: 'externalRateId' })
  const { roomName, price, breakfasts, hotelType, freeHours } = rate.body
  return {
    way: 'external',
    hotel: keptHotel(hotel),
    phone: '',
    roomName,
    price,
    breakfasts,
    hotelType,
    freeHours,
    rules: externalRules(rate.body, 'zh-CN').map((_rule, index) =>
      inAll((language) => externalRules(rate.body, language)[index]!),
    ),
    approvalAlways: true,
  }
}

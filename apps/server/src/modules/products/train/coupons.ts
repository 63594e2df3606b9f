import { couponStates } from '@sojourn/contract/booking/codes'
import type { Context, SuppliedCoupon, SuppliedOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { findOrderSegments, findTickets } from '../../booking/order/store'
import { couponOf } from './alterable'
import { findTrainOrder } from './order-store'

/** Where tickets stand: the railway knows its own; one that an office bought counts as used when its train has arrived. */
export async function ticketCoupons(
  context: Context,
  sql: Sql,
  ticketNos: readonly string[],
  { enterpriseId, orderNo }: SuppliedOrder,
): Promise<SuppliedCoupon[]> {
  const kept = await findTrainOrder(sql, enterpriseId, orderNo)
  if (kept?.way === 'local') return officeCoupons(sql, enterpriseId, orderNo, context.clock.now())
  const tickets = await context.rail.tickets(supplyContext(context, sql), { ticketNos })
  return tickets.map(({ ticketNo, state }) => ({ ticketNo, state: couponOf[state] }))
}

async function officeCoupons(sql: Sql, enterpriseId: number, orderNo: string, now: Date): Promise<SuppliedCoupon[]> {
  const [tickets, segments] = await Promise.all([
    findTickets(sql, enterpriseId, orderNo),
    findOrderSegments(sql, enterpriseId, [orderNo]),
  ])
  const arrived = new Set(segments.flatMap(({ position, arriveAt }) => (arriveAt <= now ? [position] : [])))
  const open = couponStates.code('open')
  return tickets.flatMap(({ ticketNo, coupons }) =>
    coupons.flatMap(({ segment, state }): SuppliedCoupon[] =>
      state === open && arrived.has(segment) ? [{ ticketNo, segment, state: 'used' }] : [],
    ),
  )
}

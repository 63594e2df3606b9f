import { railRefund } from '@sojourn/domain/products/train/refund-and-change'
import type { RailFailure, RailRefundQuote } from '@sojourn/supply/ports/rail'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import type { Ticket } from './alterable'
import type { TrainWay } from './order-store'

/** What a ticket would give back: the railway's own answer, or the same rules where a ticket office bought it (handbook 3.10). */
export async function quoteReturn(
  context: Context,
  sql: Sql,
  way: TrainWay,
  { ticketNo, place, ride, traveller }: Ticket,
): Promise<RailRefundQuote | RailFailure> {
  const supply = supplyContext(context, sql)
  if (way !== 'local') return context.rail.refund(supply, { key: `${traveller.orderNo}/quote`, ticketNo, commit: false })
  const ticket = { fare: place.price, departAt: ride.departAt.toISOString() }
  const found = railRefund(ticket, context.clock.now().toISOString())
  return 'refusal' in found ? { failure: 'departed' } : { ticketPrice: place.price, ...found }
}

import { railRefund } from '@sojourn/domain/products/train/refund-and-change'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import type { RailFailure, RailRefundQuote } from '@sojourn/supply/ports/rail'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import type { Ticket } from './alterable'
import type { OfficeTicket, TrainWay } from './order-store'

/** What an office gives back at a moment: its tickets are bought from the railway, by whose rules they go (handbook 3.7, 3.10). */
export function officeReturn(
  { price, departAt, departStation, arriveStation }: OfficeTicket,
  at: Date,
): RailRefundQuote | RailFailure {
  const crossBorder = crossBorderOf(departStation, arriveStation)
  const ticket = { fare: price, departAt: departAt.toISOString(), ...(crossBorder && { crossBorder }) }
  const found = railRefund(ticket, at.toISOString())
  if ('refusal' in found) return { failure: found.refusal === 'closed' ? 'refundClosed' : 'departed' }
  return { ticketPrice: price, ...found }
}

/** What a ticket would give back where it was bought. */
export function quoteReturn(
  context: Context,
  sql: Sql,
  way: TrainWay,
  { ticketNo, place, ride, traveller }: Ticket,
): Promise<RailRefundQuote | RailFailure> {
  const supply = supplyContext(context, sql)
  if (way !== 'local') return context.rail.refund(supply, { key: `${traveller.orderNo}/quote`, ticketNo, commit: false })
  const { departStation, arriveStation } = ride.body
  return Promise.resolve(officeReturn({ price: place.price, departAt: ride.departAt, departStation, arriveStation }, supply.now))
}

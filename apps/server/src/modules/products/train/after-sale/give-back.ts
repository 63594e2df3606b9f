import { railRefund } from '@sojourn/domain/products/train/price/refund-and-change'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import type { Asking } from '@sojourn/supply/ports/outside'
import type { RailFailure, RailRefundQuote, RailSupply } from '@sojourn/supply/ports/rail'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { Ticket } from './alterable'
import type { OfficeTicket, TrainSource } from '../order/order-store'

/** What an office gives back now: its tickets are bought from the railway, which returns all of a train that it stopped. */
export async function officeReturn(at: Asking, rail: RailSupply, ticket: OfficeTicket): Promise<RailRefundQuote | RailFailure> {
  const { trainKey, departAt: departs } = ticket
  const [stopped] = await rail.stoppedTrains(at, { trains: [{ trainKey, departs }] })
  return officeRefund(ticket, at.now, stopped !== undefined)
}

/** Handbook 3.7, 3.10: by the railway's rules, and without a fee where the train does not leave. */
export function officeRefund(
  { price, departAt, departStation, arriveStation }: Omit<OfficeTicket, 'trainKey'>,
  at: Date,
  stopped: boolean,
): RailRefundQuote | RailFailure {
  if (stopped) return { ticketPrice: price, percent: 0, fee: 0, refund: price, involuntary: true }
  const crossBorder = crossBorderOf(departStation, arriveStation)
  const ticket = { fare: price, departAt: departAt.toISOString(), ...(crossBorder && { crossBorder }) }
  const found = railRefund(ticket, at.toISOString())
  if ('refusal' in found) return { failure: found.refusal === 'closed' ? 'refundClosed' : 'departed' }
  return { ticketPrice: price, ...found }
}

/** What a ticket would give back where it was bought. */
export function quoteReturn(
  context: Context,
  source: TrainSource,
  { ticketNo, place, ride, traveller }: Ticket,
): Promise<RailRefundQuote | RailFailure> {
  const { rail } = context
  if (source !== 'local') return rail.refund(asking(context), { key: `${traveller.orderNo}/quote`, ticketNo, commit: false })
  const { trainKey, departStation, arriveStation } = ride.body
  const bought = { trainKey, price: place.price, departAt: ride.departAt, departStation, arriveStation }
  return officeReturn(asking(context), rail, bought)
}

import { isRailFailure, type RailChangeQuote } from '@sojourn/supply/ports/rail'
import type { AlteringOrder, Context, ExchangedLine, SupplierRefusal } from '../../../context'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { costOfChange, type ChangeOffer } from './change-lines'
import { findPlaces, findTrainOrder, updateTrainOrder, writePlaces } from './order-store'
import { keepSeats, withoutSeats } from './keep-seats'

/**
 * Exchanges tickets for the seats that the order holds; what has become dearer since it was quoted is never charged unasked. A berth was quoted at the highest price of its class; what the one
 * that was given costs less goes back (handbook 3.2).
 */
export async function exchangeTickets(
  context: Context,
  sql: Sql,
  order: AlteringOrder,
): Promise<{ lines: ExchangedLine[] } | SupplierRefusal> {
  const { enterpriseId, orderNo, lines: asked } = order
  const before = await findTrainOrder(sql, enterpriseId, orderNo)
  if (!before?.lockNo) throw new Error(`order ${orderNo} holds no seats`)
  const seats = await keepSeats(context, sql, enterpriseId, before)
  if (typeof seats === 'object') return withoutSeats(context, sql, enterpriseId, orderNo, seats)
  const [kept, places] = await Promise.all([findTrainOrder(sql, enterpriseId, orderNo), findPlaces(sql, enterpriseId, orderNo)])
  const requests = asked.map((line) => requestOf(order, line, kept!.lockNo!))
  for (const [index, line] of asked.entries()) {
    const now = await context.rail.change(supplyContext(context, sql), { ...requests[index]!, commit: false })
    if (isRailFailure(now)) return withoutSeats(context, sql, enterpriseId, orderNo, now)
    if (isDearer(now, line)) return { failure: 'feeRose' }
  }
  const lines: ExchangedLine[] = []
  for (const [index, { line, ticketNo, serviceFee, amount, ...rest }] of asked.entries()) {
    const offer = rest.offer as ChangeOffer
    const done = await context.rail.change(supplyContext(context, sql), { ...requests[index]!, commit: true })
    if (isRailFailure(done)) return withoutSeats(context, sql, enterpriseId, orderNo, done)
    const { newTicket } = done
    if (!newTicket) throw new Error(`ticket ${ticketNo} was changed without a new one`)
    const { seat, coach, place, berth = null, price, gate, purchaseNo } = newTicket
    const known = { seat, coach, place, berth, price, gate, ticketNo: newTicket.ticketNo }
    await updateTrainOrder(sql, enterpriseId, orderNo, { purchaseNo })
    await writePlaces(sql, enterpriseId, orderNo, [{ ...places[offer.passenger]!, ...known }])
    const { offer: figures, ...cost } = costOfChange(done, serviceFee)
    const isCheaper = cost.amount - figures.back < amount - offer.back
    const settled = isCheaper ? { settled: { ...cost, offer: { ...offer, ...figures } } } : {}
    lines.push({ line, newTicketNo: newTicket.ticketNo, back: isCheaper ? figures.back : offer.back, ...settled })
  }
  return { lines }
}

type Line = AlteringOrder['lines'][number]

const requestOf = ({ enterpriseId, orderNo }: AlteringOrder, { line, ticketNo, offer }: Line, lockNo: string) => {
  const { to, passenger } = offer as ChangeOffer
  return { key: `${enterpriseId}/${orderNo}/${line}`, ticketNo, to, locked: { lockNo, passenger } }
}

/** The person would pay more, or get less back, than was agreed to. */
function isDearer(now: RailChangeQuote, { serviceFee, amount, offer }: Line): boolean {
  const cost = costOfChange(now, serviceFee)
  return cost.amount - cost.offer.back > amount - (offer as ChangeOffer).back
}

import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { AlteringOrder, Context, ExchangedLine, SupplierRefusal } from '../../../context'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { costOfChange, type ChangeOffer } from './change-lines'
import { findPlaces, findTrainOrder, updateTrainOrder, writePlaces } from './order-store'
import { refusalOf } from './supply'

/**
 * Exchanges tickets for the seats that the order holds. A berth was quoted at the highest price of its class; what the one
 * that was given costs less goes back (handbook 3.2).
 */
export async function exchangeTickets(
  context: Context,
  sql: Sql,
  { enterpriseId, orderNo, lines: asked }: AlteringOrder,
): Promise<{ lines: ExchangedLine[] } | SupplierRefusal> {
  const [kept, places] = await Promise.all([findTrainOrder(sql, enterpriseId, orderNo), findPlaces(sql, enterpriseId, orderNo)])
  if (!kept?.lockNo) throw new Error(`order ${orderNo} holds no seats`)
  const lines: ExchangedLine[] = []
  for (const { line, ticketNo, serviceFee, amount, ...rest } of asked) {
    const offer = rest.offer as ChangeOffer
    const done = await context.rail.change(supplyContext(context, sql), {
      key: `${enterpriseId}/${orderNo}/${line}`,
      ticketNo,
      to: offer.to,
      locked: { lockNo: kept.lockNo, passenger: offer.passenger },
      commit: true,
    })
    if (isRailFailure(done)) return refusalOf(done)
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

import { readChange } from '@sojourn/domain/products/train/kept/kept-change'
import {
  isRailFailure,
  type RailChanged,
  type RailChangeLine,
  type RailFailure,
  type RailLocked,
  type RailPending,
} from '@sojourn/supply/ports/rail'
import type { AlteringOrder, ExchangedLine } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { costOfChange } from './change-lines'
import { againFor, withoutSeats, type SeatsAgain } from '../fulfilment/keep-seats'
import { railKey } from '../fulfilment/lock'
import { findPlaces, findTrainOrder, updateTrainOrder, writePlaces } from '../order/order-store'
import { writeSeats } from '../fulfilment/secure'
import { railChoice } from '../supply/to-supply'

interface Asked {
  orderKey: string
  lockNo: string
  lines: RailChangeLine[]
  /** Where the railway's time for the seats is over: the same are locked once more. */
  again?: SeatsAgain
}
type Answer = { refused: RailPending | RailFailure } | { locked?: RailLocked; changed: RailChanged | RailFailure }

/** Exchanges tickets for the seats that the order holds; what has become dearer since it was quoted is never charged unasked. */
export const exchangeTickets: NonNullable<Fulfilment['exchange']> = {
  async request(work, order: AlteringOrder): Promise<Asked> {
    const { enterpriseId, orderNo } = order
    const kept = await findTrainOrder(work, orderNo)
    if (!kept?.lockNo) throw new Error(`order ${orderNo} holds no seats`)
    const again = await againFor(work, kept)
    const { lockNo } = kept
    const lines = order.lines.map((line) => requestOf(order, line, lockNo))
    return { orderKey: railKey(enterpriseId, orderNo), lockNo, lines, ...(again && { again }) }
  },
  async ask(context, { orderKey, lockNo: before, lines, again }: Asked): Promise<Answer> {
    const locked = again && (await context.rail.lock(asking(context), again.lock))
    if (locked && (isRailFailure(locked) || 'pending' in locked)) return { refused: locked }
    const { lockNo } = locked ?? { lockNo: before }
    // Other seats are another question, as with tickets that are issued.
    const changed = await context.rail.changeAll(asking(context), {
      key: `${orderKey}/${lockNo}`,
      lines: lines.map((line) => ({ ...line, locked: { ...line.locked, lockNo } })),
    })
    return { ...(locked && { locked }), changed }
  },
  async keep(work, order, { again }: Asked, answer: Answer) {
    const { orderNo } = order
    if ('refused' in answer) return withoutSeats(work, orderNo, answer.refused)
    const { locked, changed } = answer
    if (locked && again) await writeSeats(work, orderNo, again.seats, locked)
    return isRailFailure(changed) ? withoutSeats(work, orderNo, changed) : { lines: await keepTickets(work, order, changed) }
  },
}

type Line = AlteringOrder['lines'][number]

/** The person pays no more, and gets no less back, than was agreed to. */
function requestOf({ enterpriseId, orderNo }: AlteringOrder, asked: Line, lockNo: string): RailChangeLine {
  const { line, ticketNo, serviceFee, amount } = asked
  const { to, passenger, back } = readChange(asked.offer)
  const balanceAtMost = amount - back - serviceFee
  return { key: `${enterpriseId}/${orderNo}/${line}`, ticketNo, to: railChoice(to), locked: { lockNo, passenger }, balanceAtMost }
}

/** A berth was quoted at the highest price of its class; what the one that was given costs less goes back (handbook 3.2). */
async function keepTickets(tenant: Tenant, { orderNo, lines }: AlteringOrder, changed: RailChanged): Promise<ExchangedLine[]> {
  const places = await findPlaces(tenant, orderNo)
  const exchanged: ExchangedLine[] = []
  for (const [index, { line, serviceFee, amount, ...rest }] of lines.entries()) {
    const offer = readChange(rest.offer)
    const done = changed.lines[index]!
    const { seat, coach, place, berth = null, price, gate, purchaseNo, ticketNo } = done.newTicket
    await updateTrainOrder(tenant, orderNo, { purchaseNo })
    const known = { seat, coach, place, berth, price, gate, ticketNo }
    await writePlaces(tenant, orderNo, [{ ...places[offer.passenger]!, ...known }])
    const { offer: figures, ...cost } = costOfChange(done, serviceFee)
    const isCheaper = cost.amount - figures.back < amount - offer.back
    const settled = isCheaper ? { settled: { ...cost, offer: { ...offer, ...figures } } } : {}
    exchanged.push({ line, newTicketNo: ticketNo, back: isCheaper ? figures.back : offer.back, ...settled })
  }
  return exchanged
}

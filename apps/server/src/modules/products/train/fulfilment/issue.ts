import { isRailFailure, type RailFailure, type RailIssued, type RailLocked, type RailPending } from '@sojourn/supply/ports/rail'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { issueLocal } from '../office/issue-local'
import { againFor, withoutSeats, type SeatsAgain } from './keep-seats'
import { railKey } from './lock'
import { findPlaces, trainOrder, updateTrainOrder } from '../order/order-store'
import { writeSeats } from './secure'
import { issuedTickets, keepTickets, ticketedPlaces } from '../order/tickets'

interface Asked {
  orderKey: string
  lockNo: string
  /** Where the railway's time for the seats is over: the same are locked once more. */
  again?: SeatsAgain
}
type Answer = { refused: RailPending | RailFailure } | { locked?: RailLocked; issued: RailIssued | RailFailure }

/** Tickets from locked seats, under one purchase number. */
export const issueFromSeats: Fulfilment['issue'] = {
  async request(work, { enterpriseId, orderNo }: SuppliedOrder): Promise<Asked> {
    const kept = await trainOrder(work, orderNo)
    if (!kept.lockNo) throw new Error(`order ${orderNo} has no seats`)
    const again = await againFor(work, kept)
    return { orderKey: railKey(enterpriseId, orderNo), lockNo: kept.lockNo, ...(again && { again }) }
  },
  async ask(context, { orderKey, lockNo: before, again }: Asked): Promise<Answer> {
    const locked = again && (await context.rail.lock(asking(context), again.lock))
    if (locked && (isRailFailure(locked) || 'pending' in locked)) return { refused: locked }
    const { lockNo } = locked ?? { lockNo: before }
    // Other seats are another question: what was refused for those of before is not the answer.
    const issued = await context.rail.issue(asking(context), { key: `${orderKey}/${lockNo}`, lockNo })
    return { ...(locked && { locked }), issued }
  },
  async keep(work, { orderNo }, { again }: Asked, answer: Answer): Promise<IssueResult> {
    if ('refused' in answer) {
      const { failure, askAgainAt } = await withoutSeats(work, orderNo, answer.refused)
      return askAgainAt ? { askAgainAt } : { failure }
    }
    const { locked, issued } = answer
    if (locked && again) await writeSeats(work, orderNo, again.seats, locked)
    if (isRailFailure(issued)) return { failure: issued.failure }
    const places = ticketedPlaces(await findPlaces(work, orderNo), issued.tickets)
    await updateTrainOrder(work, orderNo, { purchaseNo: issued.purchaseNo })
    return { tickets: issuedTickets(places), returned: await keepTickets(work, orderNo, places) }
  },
}

/** The ticket office has entered what it bought, or is waited for; nobody is asked. */
export const issueOfOffice: Fulfilment['issue'] = {
  request: async () => undefined,
  ask: async () => undefined,
  keep: async (work, order) => issueLocal(work, order, await trainOrder(work, order.orderNo)),
}

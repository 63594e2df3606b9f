import {
  isRailFailure,
  type RailFailure,
  type RailRefundAll,
  type RailRefunded,
  type RailRefundQuote,
} from '@sojourn/supply/ports/rail'
import type { AlteringOrder, RefundedLine } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { officeRefund } from './give-back'
import { railKey } from '../fulfilment/lock'
import { findOfficeTicket, type OfficeTicket } from '../order/order-store'
import { refusalOf } from '../supply/supply'

type Refund = NonNullable<Fulfilment['refund']>

/** Gives tickets back to the railway; a fee that has risen since it was quoted is never charged unasked. */
export const returnTickets: Refund = {
  async request(_work, { enterpriseId, orderNo, lines }: AlteringOrder): Promise<RailRefundAll> {
    const key = railKey(enterpriseId, orderNo)
    return { key, lines: lines.map(({ line, ticketNo, fee }) => ({ key: `${key}/${line}`, ticketNo, feeAtMost: fee })) }
  },
  ask: (context, request: RailRefundAll) => context.rail.refundAll(asking(context), request),
  keep: async (_work, order, _request, answer: RailRefunded | RailFailure) =>
    isRailFailure(answer) ? refusalOf(answer) : { lines: linesOf(order, answer.lines) },
}

/** The office gives its tickets back itself, by the railway's rules; the railway is asked only whether the train leaves. */
export const returnToOffice: Refund = {
  async request(work, { orderNo, lines }: AlteringOrder): Promise<OfficeTicket[]> {
    const bought = await Promise.all(lines.map(({ ticketNo }) => findOfficeTicket(work, ticketNo)))
    if (bought.includes(undefined)) throw new Error(`refund ${orderNo} gives a ticket back that no office bought`)
    return bought.flatMap((ticket) => ticket ?? [])
  },
  async ask(context, bought: OfficeTicket[]): Promise<string[]> {
    const trains = bought.map(({ trainKey, departAt: departs }) => ({ trainKey, departs }))
    const stopped = await context.rail.stoppedTrains(asking(context), { trains })
    return stopped.map(({ trainKey }) => trainKey)
  },
  async keep({ context }, order, bought: OfficeTicket[], stopped: string[]) {
    const answers = bought.map((ticket) => officeRefund(ticket, context.clock.now(), stopped.includes(ticket.trainKey)))
    const refused = answers.find(isRailFailure) ?? dearer(order, answers)
    return refused ? refusalOf(refused) : { lines: linesOf(order, answers as RailRefundQuote[]) }
  },
}

const dearer = ({ lines }: AlteringOrder, answers: readonly (RailRefundQuote | RailFailure)[]): RailFailure | undefined =>
  lines.some(({ fee }, index) => {
    const answer = answers[index]!
    return !isRailFailure(answer) && answer.fee > fee
  })
    ? { failure: 'feeRose' }
    : undefined

const linesOf = ({ lines }: AlteringOrder, answers: readonly RailRefundQuote[]): RefundedLine[] =>
  lines.map(({ line }, index) => {
    const { fee, involuntary = false } = answers[index]!
    return { line, fee, involuntary }
  })

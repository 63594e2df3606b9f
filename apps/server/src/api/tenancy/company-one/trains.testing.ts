import { quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { joinTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { expectResult } from '../../../testing/flights'
import type { TestServer } from '../../../testing/server'
import {
  bookTrain,
  changeTrain,
  chooseTrain,
  quoteTrainChangeTo,
  refundTrain,
  saveTrainDraft,
  settleTrain,
  ticketedTrain,
  ticketsOf,
  trainRequest,
} from '../../../testing/trains'
import { payAndSettle, paying, soldOut, waitFor } from '../../../testing/waitlists'

/** A class of a train that nobody can buy any more, and the request to wait for it. */
async function waitlistRequest(server: TestServer) {
  const { frame, ride, quote } = await waitFor(server, 'employee', { wanted: soldOut })
  const { tempOrderNo } = frame
  const choices = [ride]
  return {
    quote: { tempOrderNo, choices, travellers: paying(frame) },
    join: { ...frame, choices, deadline: expectResult(quote).deadlines[0]!.at },
  }
}

/** An order that waits for the ticket office of the company; afterwards the company books online again. */
async function localOrder(server: TestServer) {
  const book = (flags: object) =>
    server.database.pool.query('UPDATE enterprise SET config = config || $1 WHERE enterprise_id = 1', [JSON.stringify(flags)])
  const { rows } = await server.database.pool.query<{ flags: object }>(
    `SELECT jsonb_build_object('trainBookable', config->'trainBookable',
       'trainLocalCustomizedBookable', config->'trainLocalCustomizedBookable') AS flags FROM enterprise WHERE enterprise_id = 1`,
  )
  await book({ trainBookable: -1, trainLocalCustomizedBookable: 0 })
  const { answer, chosen } = await bookTrain(server, { search: { date: '2026-12-02' }, more: { localAccount: 'office' } })
  const { orderNo } = await settleTrain(server, 'employee', expectResult(answer).orderNo)
  await book(rows[0]!.flags)
  return { orderNo, price: chosen.seat.price }
}

/** A search, tickets, a change and a refund of others, a waitlist, and an order for the ticket office. */
export async function trainsOfOne(server: TestServer) {
  const first = await ticketedTrain(server, { search: { date: '2026-11-28' } })
  const changed = await changeTrain(server, first.orderNo, ticketsOf(first), '2026-11-29')
  const { order: refund } = await refundTrain(server, changed.order.orderNo, ticketsOf(changed.order))

  const ticketed = await ticketedTrain(server, { search: { date: '2026-12-01' } })
  const coupons = ticketsOf(ticketed)
  const of = { orderNo: ticketed.orderNo, coupons }
  const back = expectResult(await server.call('employee', quoteTrainRefund, of))
  const { to, quote } = await quoteTrainChangeTo(server, ticketed.orderNo, coupons, '2026-12-02')

  const tempOrderNo = await saveTrainDraft(server, 'employee', { date: '2026-12-03' })
  const request = await trainRequest(server, 'employee', tempOrderNo, await chooseTrain(server, 'employee', tempOrderNo))
  const waiting = await waitlistRequest(server)
  const waitlist = expectResult(await server.call('employee', joinTrainWaitlist, waiting.join))
  await payAndSettle(server, 'employee', waitlist.orderNo)
  return {
    tempOrderNo,
    request,
    of,
    back,
    change: { to, total: quote.total, back: quote.back },
    changeNo: changed.order.orderNo,
    refundNo: refund.orderNo,
    waiting,
    waitlistNo: waitlist.orderNo,
    local: await localOrder(server),
  }
}

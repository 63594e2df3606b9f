import { quoteIntlRefund } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { expectResult } from '../../../testing/flights'
import {
  askIntlChange,
  askIntlRefund,
  oneTicket,
  proposeIntlChange,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../testing/intl-flight/after-sales'
import {
  bookIntl,
  chooseTrip,
  draftTrip,
  givePassport,
  intlOrderRequest,
  type IntlWanted,
} from '../../../testing/intl-flight/orders'
import type { TestServer } from '../../../testing/server'

/** One level approves it, and its ticket can be changed and given back. */
const wanted: IntlWanted = (fare, itinerary) =>
  oneTicket(fare, itinerary) && fare.verdict === 'within' && [fare.digest.change, fare.digest.refund].every(isAllowed)
const isAllowed = (rule: string): boolean => ['free', 'fee'].includes(rule)

/** A search of a return, an order for its approver, a change and a refund of others, a ticket that may still be altered. */
export async function intlFlightsOfOne(server: TestServer) {
  await givePassport(server, 'employee')
  const { answer } = await bookIntl(server, 'employee', { date: '2026-12-21', wanted })
  const first = await ticketedIntl(server, { date: '2027-01-05', wanted })
  const later = { ticketNos: ticketNosOf(first), slice: 0, departDate: '2027-01-06' }
  const asked = await askIntlChange(server, first.orderNo, later)
  const changed = await settleIntl(server, 'employee', expectResult(asked.answer).orderNo)
  const given = await askIntlRefund(server, changed.orderNo, ticketNosOf(changed))
  const refunded = await settleIntl(server, 'employee', expectResult(given.answer).orderNo)

  const ticketed = await ticketedIntl(server, { date: '2027-01-12', wanted })
  const of = { orderNo: ticketed.orderNo, ticketNos: ticketNosOf(ticketed) }
  const tempOrderNo = await draftTrip(server, 'employee', { date: '2027-01-19', returnDate: '2027-01-22' })
  const trip = await chooseTrip(server, 'employee', tempOrderNo, { directions: 2 })
  const wish = { ...later, ticketNos: of.ticketNos, departDate: '2027-01-13' }
  const { direction, to, request: change } = await proposeIntlChange(server, of.orderNo, wish)
  return {
    tempOrderNo,
    request: await intlOrderRequest(server, 'employee', tempOrderNo, trip),
    heldNo: expectResult(answer).orderNo,
    changeNo: changed.orderNo,
    refundNo: refunded.orderNo,
    of,
    back: expectResult(await server.call('employee', quoteIntlRefund, of)),
    direction,
    to,
    change,
  }
}

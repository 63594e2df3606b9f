import { openIncident } from '@sojourn/contract/admin/orders/incident.calls'
import { saveTravelApplyDraft } from '@sojourn/contract/booking/application/application.calls'
import { saveApprovalDelegate } from '@sojourn/contract/booking/approval/approval.calls'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import { askDepositChange } from '@sojourn/contract/finance/deposit.calls'
import { submitFeedback } from '@sojourn/contract/personal/feedback.calls'
import { change, couponsOf, quoteChange, quoteRefund, refund, ticketedOrder } from '../../../testing/after-sales'
import { applicationContent } from '../../../testing/applications'
import { book, choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { incidentOf } from '../../../testing/incidents'
import { askForMoney } from '../../../testing/payments'
import type { TestServer } from '../../../testing/server'
import { flightDemandsOfOne } from './flight-demands.testing'
import { manualQuotesOfOne } from './manual-quotes.testing'
import { assistedSession, hotelsOfOne } from './hotels.testing'
import { intlFlightsOfOne } from './intl-flights.testing'
import { invoicesOfOne, voucherOfOne } from './invoices.testing'
import { meetingsOfOne } from './meetings.testing'
import { carsOfOne } from './cars.testing'
import { trainsOfOne } from './trains.testing'
import { visasOfOne } from './visas.testing'

/** A line with few flights a day, so that it is read quickly. */
const quiet = { depart: 'CAN', arrive: 'KHN' }

/** Flights: a search, an order for its approvers, one to be paid, a change and a refund, tickets that may still be altered. */
async function flightsOfOne(server: TestServer) {
  const unpaid = await book(server, 'employee', { ...quiet, travelType: 2 })
  const { paymentNo } = await askForMoney(server, 'employee', unpaid.created.orderNo, unpaid.request.expectedTotal)
  const { created } = await book(server, 'employee', { ...quiet, date: '2026-12-10' })
  const { rows } = await server.database.pool.query<{ approval_id: string }>(
    'SELECT approval_id FROM approval WHERE order_no = $1',
    [created.orderNo],
  )
  const first = await ticketedOrder(server, { search: { ...quiet, date: '2026-12-14' } })
  const changed = await change(server, first.orderNo, couponsOf(first), '2026-12-15')
  const refunded = await refund(server, changed.order.orderNo, couponsOf(changed.order))

  const ticketed = await ticketedOrder(server, { search: { ...quiet, date: '2026-12-17' } })
  const of = { orderNo: ticketed.orderNo, coupons: couponsOf(ticketed) }
  const { to, quote, found } = await quoteChange(server, ticketed.orderNo, of.coupons, '2026-12-18')
  const tempOrderNo = await saveDraft(server, 'employee', { ...quiet, date: '2026-12-11' })
  return {
    tempOrderNo,
    request: await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)]),
    orderNo: created.orderNo,
    approvalId: rows[0]!.approval_id,
    unpaid: { orderNo: unpaid.created.orderNo, total: unpaid.request.expectedTotal, paymentNo },
    changeNo: changed.order.orderNo,
    refundNo: refunded.order.orderNo,
    of,
    back: await quoteRefund(server, ticketed.orderNo, of.coupons),
    change: { to, total: quote.total, searchId: found.searchId },
  }
}

async function guestOfOne(server: TestServer): Promise<string> {
  const stranger = {
    name: '高远',
    mobile: '13900001111',
    credential: { type: 2 as const, number: 'E12345678', birthDate: '1988-04-09' },
  }
  const { employeeId } = expectResult(await server.call('manager', saveGuest, stranger))
  return employeeId
}

/** What company 1 has, by the numbers that a stranger may have come to know. */
export async function companyOne(server: TestServer) {
  // People's numbers are those of the seed.
  const seeded = { employeeId: '1-employee', credentialId: '1-employee-1', approverId: '1-admin', costCentreId: 'cc-sales' }
  const agent = await assistedSession(server, 1, '1-employee')
  const flights = await flightsOfOne(server)
  const hotel = await hotelsOfOne(server, agent)
  const train = await trainsOfOne(server)
  const visas = await visasOfOne(server)
  const meetings = await meetingsOfOne(server, agent)
  const car = await carsOfOne(server)
  const intl = await intlFlightsOfOne(server)
  const flightDemand = await flightDemandsOfOne(server, agent)
  const manualQuotes = await manualQuotesOfOne(server, agent)
  const invoices = await invoicesOfOne(server)
  const voucher = await voucherOfOne(server)
  const { travelApplyNo } = expectResult(
    await server.call('employee', saveTravelApplyDraft, { version: 0, content: applicationContent() }),
  )
  const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [flights.of.orderNo] }))
  const guestId = await guestOfOne(server)
  const away = { employeeId: seeded.approverId, fromDate: '2027-01-01', toDate: '2027-01-02' }
  const { delegateId } = expectResult(await server.call('manager', saveApprovalDelegate, away))
  const asked = { category: 'booking' as const, content: '怎样取行程单', contact: '' }
  const { feedbackId } = expectResult(await server.call('employee', submitFeedback, asked))
  const topUp = { kind: 'topUp' as const, amount: 100, receipt: 'BK1', remark: '' }
  const { changeId } = expectResult(await server.call('finance', askDepositChange, topUp))
  const { incidentId } = expectResult(await server.call('admin', openIncident, incidentOf('2026-12-17')))
  return {
    agent,
    incidentId,
    ...seeded,
    ...flights,
    hotel,
    train,
    car,
    intl,
    flightDemand,
    manualQuotes,
    visas,
    meetings,
    invoices,
    voucher,
    travelApplyNo,
    travelOrderNo,
    guestId,
    delegateId,
    feedbackId,
    changeId,
  }
}
export type Numbers = Awaited<ReturnType<typeof companyOne>>

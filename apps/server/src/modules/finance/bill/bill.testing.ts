import type { Bill } from '@sojourn/contract/finance/bill.shapes'
import { getBill, getBills, getUnbilled, searchBillLines } from '@sojourn/contract/finance/bill.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { book, choose, decide, expectResult, orderRequest, saveDraft, within, type Wanted } from '../../../testing/flights'
import { noticeOf, notify } from '../../../testing/payments'
import type { TestServer } from '../../../testing/server'
import { refundTrain, ticketedTrain, ticketsOf } from '../../../testing/trains'

export const agent = 'agent@agency.example'
const minute = 60_000

/** Turns the clock to an instant and does all that is due then. */
export const turnTo = (server: TestServer, instant: string): Promise<void> =>
  server.turn((Date.parse(instant) - server.context.clock.now().getTime()) / minute)

export const billsOf = async (server: TestServer, who: string) => expectResult(await server.call(who, getBills, {}))
export const unbilledOf = async (server: TestServer, who: string) => expectResult(await server.call(who, getUnbilled, {}))
export const newestBill = async (server: TestServer, who: string): Promise<Bill> => (await billsOf(server, who)).list[0]!
export const wholeBillOf = async (server: TestServer, who: string, billNo: string) =>
  expectResult(await server.call(who, getBill, { billNo }))

/** All lines of a bill, page by page. */
export async function linesOf(
  server: TestServer,
  who: string,
  billNo: string,
  filter: Omit<RequestOf<typeof searchBillLines>, 'billNo'> = {},
) {
  const lines = []
  let cursor: string | undefined
  do {
    const page = expectResult(await server.call(who, searchBillLines, { billNo, size: 3, ...filter, ...(cursor && { cursor }) }))
    lines.push(...page.list)
    cursor = page.next
  } while (cursor)
  return lines
}

/**
 * What the company has paid by the other side of the books: all that was spent on suppliers, fees and corrections less what people and points
 * paid. No account of the company is asked.
 */
export async function recount(server: TestServer, enterpriseId: number, from: string, to: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ paid: number }>(
    `SELECT coalesce(-sum(amount), 0)::bigint AS paid FROM ledger_entry
     WHERE enterprise_id = $1 AND order_no IS NOT NULL AND at >= $2 AND at < $3
       AND (account LIKE 'supplier.%' OR account LIKE 'revenue.%' OR account LIKE 'provider.%' OR account LIKE 'personal.%' OR account LIKE 'points.%')`,
    [enterpriseId, from, to],
  )
  return rows[0]!.paid
}

const north = 'employee@beichen.example'
const overStandard: Wanted = (_flight, fare) => fare.verdict === 'payExcess'

/** A consultant pays what is above the standard, the company the rest at once. */
async function mixedOrder(server: TestServer): Promise<string> {
  const tempOrderNo = await saveDraft(server, 'consultant', { date: '2027-01-08' })
  const request = await orderRequest(server, 'consultant', tempOrderNo, [
    await choose(server, 'consultant', tempOrderNo, overStandard),
  ])
  const { orderNo } = expectResult(await server.call('consultant', createFlightOrder, { ...request, settleType: 2 }))
  await decide(server, 'director', orderNo)
  const { methods, total } = expectResult(await server.call('consultant', getPaymentInfo, { orderNos: [orderNo] }))
  const { personal } = methods.find(({ settleType }) => settleType === 2)!
  const asked = expectResult(await server.call('consultant', pay, { orderNos: [orderNo], settleType: 2, expectedTotal: total }))
  await notify(server, noticeOf(server, asked.paymentNo, personal))
  await server.context.drainJobs()
  return orderNo
}

/** By credit, by a company's account with a personal part, by points and personal money, by deposit; bought, refunded and changed. */
export async function november(server: TestServer) {
  const insured = await ticketedOrder(server, { search: { date: '2027-01-04' }, insured: true })
  await refund(server, insured.orderNo, couponsOf(insured))
  const late = await ticketedOrder(server, { search: { date: '2027-01-06', returnDate: '2027-01-07' } })
  const train = await ticketedTrain(server, { search: { date: '2026-11-30' } })
  await refundTrain(server, train.orderNo, ticketsOf(train))
  await ticketedTrain(server, { search: { date: '2026-12-01' } })
  const mixed = await mixedOrder(server)
  const own = await book(server, 'employee', { date: '2027-01-05', travelType: 2 })
  const { expectedTotal } = own.request
  const asked = { orderNos: [own.created.orderNo], settleType: 1 as const, expectedTotal, points: 777 }
  await notify(server, noticeOf(server, expectResult(await server.call('employee', pay, asked)).paymentNo, expectedTotal - 777))
  const tempOrderNo = await saveDraft(server, north, { date: '2027-01-09' })
  const request = await orderRequest(server, north, tempOrderNo, [await choose(server, north, tempOrderNo, within)])
  const byDeposit = expectResult(await server.call(north, createFlightOrder, { ...request, settleType: 8 }))
  await decide(server, 'manager@beichen.example', byDeposit.orderNo)
  await server.context.drainJobs()
  return { late, mixed }
}

import { randomUUID } from 'node:crypto'
import { chooseFlightTravellers, createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import {
  applyFlightChange,
  applyFlightRefund,
  quoteFlightChange,
  quoteFlightRefund,
  searchFlightChange,
} from '@sojourn/contract/products/flight/after-sales.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import {
  choose,
  decide,
  detail,
  expectResult,
  orderRequest,
  payByCredit,
  saveDraft,
  within,
  type Search,
  type Wanted,
} from './flights'
import type { Caller, TestServer } from './server'

/** Lets every change and refund be approved, not only those of a large amount. */
export const approveEveryAmount = (server: TestServer): Promise<unknown> => server.database.pool.query(everyAmountApproved)

/** The same as a statement of who owns the database. */
export const everyAmountApproved = `
  UPDATE approval_flows_version SET flows = (
    SELECT jsonb_agg(CASE flow->>'flowId' WHEN 'after-sale' THEN jsonb_set(flow, '{conditions,minAmount}', '0') ELSE flow END ORDER BY place)
    FROM jsonb_array_elements(flows) WITH ORDINALITY AS listed(flow, place))`

interface Trip {
  who?: string
  search?: Search
  wanted?: Wanted
  remark?: string
  insured?: boolean
  /** Colleagues who travel, where the booker may choose them. */
  travellers?: string[]
}

/** An order that is approved, paid and ticketed. */
export async function ticketedOrder(server: Caller, trip: Trip = {}): Promise<FlightOrderDetail> {
  const { who = 'employee', search = {}, wanted = within, remark, insured, travellers } = trip
  const tempOrderNo = await saveDraft(server, who, travellers ? { ...search, bookType: 1 } : search)
  if (travellers) expectResult(await server.call(who, chooseFlightTravellers, { tempOrderNo, employeeIds: travellers }))
  const choices = [await choose(server, who, tempOrderNo, wanted)]
  if (search.returnDate) choices.push(await choose(server, who, tempOrderNo, wanted, 1))
  const request = await orderRequest(server, who, tempOrderNo, choices)
  const legs = choices.length
  if (insured) request.travellers.forEach((traveller) => traveller.insurances.push('accident'))
  const insurance = insured ? 30_00 * request.travellers.length * legs : 0
  const expectedTotal = request.expectedTotal + insurance
  const created = expectResult(
    await server.call(who, createFlightOrder, { ...request, expectedTotal, ...(remark ? { remark } : {}) }),
  )
  await settle(server, who, created.orderNo)
  return detail(server, who, created.orderNo)
}

/** Approves, pays and waits until the supplier has answered. */
export async function settle(server: Caller, who: string, orderNo: string): Promise<FlightOrderDetail> {
  for (const approver of ['manager', 'director']) {
    if ((await detail(server, who, orderNo)).state === 20) await decide(server, approver, orderNo).catch(() => undefined)
  }
  const waiting = await detail(server, who, orderNo)
  if (stateOfNumber(waiting.state) === 'awaitingPayment') expectResult(await payByCredit(server, who, orderNo, waiting.total))
  await server.context.drainJobs()
  return detail(server, who, orderNo)
}

/** Coupons of an order, traveller by traveller. */
export const couponsOf = (order: FlightOrderDetail): CouponRef[] =>
  order.travellerList.flatMap(({ tickets }) =>
    tickets.flatMap(({ ticketNo, coupons }) => coupons.map(({ segment }) => ({ ticketNo, segment }))),
  )
export const couponStatesOf = (order: FlightOrderDetail): number[] =>
  order.travellerList.flatMap(({ tickets }) => tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state)))

export const quoteRefund = async (server: Caller, orderNo: string, coupons: CouponRef[], who = 'employee') =>
  expectResult(await server.call(who, quoteFlightRefund, { orderNo, coupons }))

/** Asks for a refund as the page does: quote, then apply. */
export async function askRefund(
  server: Caller,
  orderNo: string,
  coupons: CouponRef[],
  { key = randomUUID(), who = 'employee' } = {},
) {
  const { total } = await quoteRefund(server, orderNo, coupons, who)
  const request = { orderNo, coupons, expectedTotal: total }
  return { total, answer: await server.call(who, applyFlightRefund, request, { key }) }
}

/** Refunds to the end. */
export async function refund(server: Caller, orderNo: string, coupons: CouponRef[], who = 'employee') {
  const { total, answer } = await askRefund(server, orderNo, coupons, { who })
  return { total, order: await settle(server, who, expectResult(answer).orderNo) }
}

export type ChangeChoice = (flight: FlightOffer, fare: FlightFare) => boolean

/** Looks for another flight on a day, and asks what the change costs. */
export async function quoteChange(
  server: Caller,
  orderNo: string,
  coupons: CouponRef[],
  departDate: string,
  wanted: ChangeChoice = (_flight, fare) => fare.verdict === 'within',
  who = 'employee',
) {
  const found = expectResult(await server.call(who, searchFlightChange, { orderNo, coupons, departDate }))
  for (const flight of found.flights) {
    const fare = flight.fares.find((each) => wanted(flight, each))
    if (!fare) continue
    const to = { flightKey: flight.flightKey, fareKey: fare.fareKey }
    const quote = expectResult(await server.call(who, quoteFlightChange, { orderNo, coupons, ...to }))
    return { found, flight, fare, to, quote }
  }
  throw new Error(`nothing to change to on ${departDate}`)
}

/** Asks for a change as the page does: search, quote, apply. */
export async function askChange(
  server: Caller,
  orderNo: string,
  coupons: CouponRef[],
  departDate: string,
  wanted?: ChangeChoice,
  who = 'employee',
) {
  const chosen = await quoteChange(server, orderNo, coupons, departDate, wanted, who)
  const request = {
    orderNo,
    coupons,
    ...chosen.to,
    searchId: chosen.found.searchId,
    expectedTotal: chosen.quote.total,
    ...(chosen.quote.violations.length > 0 ? { reasonCode: 'urgent' } : {}),
  }
  return { ...chosen, request, answer: await server.call(who, applyFlightChange, request) }
}

/** Changes to the end. */
export async function change(
  server: Caller,
  orderNo: string,
  coupons: CouponRef[],
  departDate: string,
  wanted?: ChangeChoice,
  who = 'employee',
) {
  const asked = await askChange(server, orderNo, coupons, departDate, wanted, who)
  return { ...asked, order: await settle(server, who, expectResult(asked.answer).orderNo) }
}

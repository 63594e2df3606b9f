import { setTimeout as wait } from 'node:timers/promises'
import { decideApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import {
  applyFlightChange,
  applyFlightRefund,
  quoteFlightChange,
  quoteFlightRefund,
  searchFlightChange,
} from '@sojourn/contract/products/flight/after-sales.calls'
import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { getFlightOrderDetail, type FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chooseWithin, createOrder, orderRequest, saveDraft } from './booking'
import { resultOf, type Client } from './client'
import { findCase } from './flow'
import type { Pair } from './people'
import { tripOfTurn, type CityPair } from './trips'

/** What becomes of a ticket: every fourth order stays, is changed, is refunded, or is changed and then refunded. */
const plans = [[], ['change'], ['refund'], ['change', 'refund']] as const

export const operations = ['submit', 'approve', 'pay', 'change', 'refund'] as const
export type Operation = (typeof operations)[number]

/** An order as its buyer was told of it: its number, its amount in fen, and the state in which it has to end. */
export interface ToldOrder {
  orderNo: string
  kind: 'booking' | 'change' | 'refund'
  total: number
  ends: OrderState
}

export interface World {
  client: Client
  places: readonly CityPair[]
  /** Counts an operation that the server has confirmed. */
  confirmed(operation: Operation): void
}

const companyCredit = 4
const newOrderVersion = 1
/** With hundreds of orders under way, asking more often takes the server's time from the operations. */
const pollMs = 1000
/** A job whose process died is free again after a minute. */
const timeoutMs = 240_000
const daysToTry = 12

/**
 * A fare that is gone by now, or a flight that this person has already, is answered by another one; so is a draft or a search of the moment
 * before the database was killed, which do not wait for the disk (decision 13).
 */
const goOn = new Set<number>(
  [
    problems.fareSoldOut,
    problems.flightUnknown,
    problems.offerGone,
    problems.tempOrderUnknown,
    problems.samePassenger,
    problems.priceChanged,
    problems.saleClosed,
    problems.changeSameFlight,
    problems.changeOutOfOrder,
  ].map(({ code }) => code),
)

/** One order from the first search to its last refund; every step is asked again under its own key until it is answered. */
export async function live(world: World, pair: Pair, turn: number): Promise<ToldOrder[]> {
  const booked = await book(world, pair, turn)
  const told: ToldOrder[] = [booked]
  let ticketed = await settle(world, pair, booked, `${turn}-book`)
  for (const plan of plans[turn % plans.length]!) {
    const asked = plan === 'change' ? await change(world, pair, ticketed, turn) : await refund(world, pair, ticketed, turn)
    // A fare that cannot be changed stays as it is.
    if (!asked) continue
    told.at(-1)!.ends = plan === 'change' ? 'changed' : 'refunded'
    told.push(asked)
    ticketed = await settle(world, pair, asked, `${turn}-${plan}`)
  }
  return told
}

async function book(world: World, { employee }: Pair, turn: number): Promise<ToldOrder> {
  const { client, places } = world
  for (let attempt = 0; ; attempt++) {
    const trip = tripOfTurn(places, turn + attempt * 9973)
    const key = (step: string): string => `life-${turn}-${attempt}-${step}`
    const tempOrderNo = await saveDraft(client, employee, trip, { key: key('draft'), persist: true })
    const found = await client.call(searchFlights, { tempOrderNo }, { token: employee.token, persist: true })
    if (!found.result && goOn.has(found.code)) continue
    const choice = chooseWithin(resultOf(found), turn)
    if (!choice) continue
    const request = orderRequest(employee, tempOrderNo, choice)
    const answer = await createOrder(client, employee, request, { key: key('order'), persist: true })
    if (answer.result) {
      world.confirmed('submit')
      return { orderNo: answer.result.orderNo, kind: 'booking', total: request.expectedTotal, ends: 'issued' }
    }
    if (!goOn.has(answer.code)) throw new Error(`${answer.code} ${answer.message}`)
  }
}

/** Approves and pays what has to be, and waits until the supplier has answered. */
async function settle(
  world: World,
  { employee, manager }: Pair,
  { orderNo, ends }: ToldOrder,
  name: string,
): Promise<FlightOrderDetail> {
  const { client } = world
  let order = await detailOf(client, employee.token, orderNo)
  if (order.state === orderStates.code('approving')) {
    const approvalId = await findCase(client, manager, orderNo, true)
    const decision = { approvalId, decision: 'agree' as const, version: newOrderVersion }
    const options = { token: manager.token, key: `${name}-approve`, persist: true }
    resultOf(await client.call(decideApproval, decision, options))
    world.confirmed('approve')
    order = await detailOf(client, employee.token, orderNo)
  }
  if (order.state === orderStates.code('awaitingPayment')) {
    const payment = { orderNos: [orderNo], settleType: companyCredit as 4, expectedTotal: order.total }
    const options = { token: employee.token, key: `${name}-pay`, persist: true }
    resultOf(await client.call(pay, payment, options))
    world.confirmed('pay')
  }
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await wait(pollMs)) {
    order = await detailOf(client, employee.token, orderNo)
    if (order.state === orderStates.code(ends)) return order
  }
  throw new Error(`${orderNo} was to become ${ends} but is ${order.stateName}`)
}

const detailOf = async (client: Client, token: string, orderId: string): Promise<FlightOrderDetail> =>
  resultOf(await client.call(getFlightOrderDetail, { orderId }, { token, persist: true }))

const couponsOf = ({ travellerList }: FlightOrderDetail) =>
  travellerList.flatMap(({ tickets }) =>
    tickets.flatMap(({ ticketNo, coupons }) => coupons.map(({ segment }) => ({ ticketNo, segment }))),
  )

/** To another day, the first on which a fare within policy is free. */
async function change(world: World, { employee }: Pair, order: FlightOrderDetail, turn: number): Promise<ToldOrder | undefined> {
  const { client } = world
  const options = { token: employee.token, persist: true }
  const of = { orderNo: order.orderNo, coupons: couponsOf(order) }
  for (let days = 1; days <= daysToTry; days++) {
    const departDate = addDays(order.segments[0]!.departDate, days)
    const searched = await client.call(searchFlightChange, { ...of, departDate }, options)
    if (searched.code === problems.ticketNotChangeable.code) return undefined
    const found = resultOf(searched)
    const fares = found.flights.flatMap(({ flightKey, fares: all }) =>
      all.filter(({ verdict }) => verdict === 'within').map(({ fareKey }) => ({ flightKey, fareKey })),
    )
    const to = fares[turn % fares.length]
    if (!to) continue
    const quoted = await client.call(quoteFlightChange, { ...of, ...to }, options)
    if (goOn.has(quoted.code)) continue
    const { total } = resultOf(quoted)
    const request = { ...of, ...to, searchId: found.searchId, expectedTotal: total, cause: 'voluntary' as const }
    const answer = await client.call(applyFlightChange, request, { ...options, key: `life-${turn}-change-${days}` })
    if (goOn.has(answer.code)) continue
    const { orderNo } = resultOf(answer)
    world.confirmed('change')
    return { orderNo, kind: 'change', total, ends: 'changed' }
  }
  return undefined
}

async function refund(world: World, { employee }: Pair, order: FlightOrderDetail, turn: number): Promise<ToldOrder> {
  const { client } = world
  const options = { token: employee.token, persist: true }
  const of = { orderNo: order.orderNo, coupons: couponsOf(order) }
  const { total } = resultOf(await client.call(quoteFlightRefund, of, options))
  const request = { ...of, expectedTotal: total, cause: 'voluntary' as const }
  const key = `life-${turn}-refund`
  const { orderNo } = resultOf(await client.call(applyFlightRefund, request, { ...options, key }))
  world.confirmed('refund')
  return { orderNo, kind: 'refund', total, ends: 'refunded' }
}

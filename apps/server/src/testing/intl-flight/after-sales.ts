import { randomUUID } from 'node:crypto'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import {
  applyIntlChange,
  applyIntlRefund,
  quoteIntlChange,
  quoteIntlRefund,
  searchIntlChange,
} from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { decide, expectResult, payByCredit } from '../flights'
import { bookIntl, intlDetail, patient, timesOf, type IntlSearch, type IntlWanted } from './orders'
import type { Caller } from '../server'

/** Approves, pays and waits until the carriers have answered. */
export async function settleIntl(server: Caller, who: string, orderNo: string): Promise<IntlFlightOrderDetail> {
  for (const approver of ['manager', 'director']) {
    if ((await intlDetail(server, who, orderNo)).state === 20) await decide(server, approver, orderNo).catch(() => undefined)
  }
  const waiting = await intlDetail(server, who, orderNo)
  if (stateOfNumber(waiting.state) === 'awaitingPayment') expectResult(await payByCredit(server, who, orderNo, waiting.total))
  await server.context.drainJobs()
  return intlDetail(server, who, orderNo)
}

/** Of one ticket for the whole trip. */
export const oneTicket: IntlWanted = (fare, itinerary) => patient(fare, itinerary) && !fare.separateTickets

interface Trip extends IntlSearch {
  who?: string
  remark?: string
  /** Colleagues who travel, where the booker may choose them. */
  travellers?: string[]
  wanted?: IntlWanted
}

/** A trip that is approved, paid and ticketed; on one ticket unless it says otherwise. */
export async function ticketedIntl(server: Caller, trip: Trip): Promise<IntlFlightOrderDetail> {
  const { who = 'employee', remark, travellers, wanted = oneTicket, ...search } = trip
  const more = remark ? { remark } : {}
  const { answer } = await bookIntl(server, who, {
    ...search,
    wanted,
    more,
    ...(travellers && { travellers, bookType: 1 as const }),
  })
  return settleIntl(server, who, expectResult(answer).orderNo)
}

export const ticketNosOf = (order: IntlFlightOrderDetail): string[] =>
  order.travellerList.flatMap(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo))
export const couponStatesOf = (order: IntlFlightOrderDetail): number[] =>
  order.travellerList.flatMap(({ tickets }) => tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state)))

/** Asks for a refund as the page does: quote, then apply. */
export async function askIntlRefund(
  server: Caller,
  orderNo: string,
  ticketNos: string[],
  { key = randomUUID(), who = 'employee', taxesOnly = false } = {},
) {
  const request = { orderNo, ticketNos, ...(taxesOnly && { taxesOnly }) }
  const quote = expectResult(await server.call(who, quoteIntlRefund, request))
  return { quote, answer: await server.call(who, applyIntlRefund, { ...request, expectedTotal: quote.total }, { key }) }
}

interface ChangeWish {
  ticketNos: string[]
  slice: number
  departDate: string
  who?: string
}

/** Looks what a direction can be changed to, and what the first of it costs: with the request that would apply for it. */
export async function proposeIntlChange(
  server: Caller,
  orderNo: string,
  { ticketNos, slice, departDate, who = 'employee' }: ChangeWish,
) {
  const direction = { orderNo, ticketNos, slice, departDate }
  const found = expectResult(await server.call(who, searchIntlChange, direction))
  const offer = found.offers.find(({ verdict }) => verdict !== 'forbidden')
  if (!offer) throw new Error(`nothing to change to on ${departDate}`)
  const seenTimes = offer.segments.map(timesOf)
  const to = { ...direction, itineraryKey: offer.itineraryKey, fareKey: offer.fareKey, seenTimes }
  const quote = expectResult(await server.call(who, quoteIntlChange, to))
  const request = {
    ...to,
    searchId: found.searchId,
    expectedTotal: quote.total,
    ...(quote.violations.length > 0 && { reasonCode: 'urgent' }),
  }
  return { found, offer, quote, direction, to, request }
}

/** Asks for the change of a direction as the pages do: search, quote, apply. */
export async function askIntlChange(server: Caller, orderNo: string, wish: ChangeWish) {
  const proposed = await proposeIntlChange(server, orderNo, wish)
  return { ...proposed, answer: await server.call(wish.who ?? 'employee', applyIntlChange, proposed.request) }
}

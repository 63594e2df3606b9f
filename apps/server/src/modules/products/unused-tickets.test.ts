import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchUnusedTickets } from '@sojourn/contract/admin/orders/order.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { applyFlightChange, getOpenTicketsOfSearch } from '@sojourn/contract/products/flight/after-sales.calls'
import { getIntlOpenTicketsOfSearch } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { serves } from '@sojourn/domain/booking/order/unused-tickets'
import { addDays } from '@sojourn/domain/kit/local-date'
import { changePercent } from '@sojourn/domain/products/flight/fare-rules'
import { approveEveryAmount, quoteChange, settle, ticketedOrder } from '../../testing/after-sales'
import { approvedApplication, plannedLine } from '../../testing/applications'
import { book, expectResult, saveDraft, type Wanted } from '../../testing/flights'
import { ticketedIntl, ticketNosOf } from '../../testing/intl-flight/after-sales'
import { draftTrip, givePassport } from '../../testing/intl-flight/orders'
import { expectBooksToBalance } from '../../testing/ledger'
import { openTestServer, type TestServer } from '../../testing/server'
import { inCompany } from '../../work'
import { ticketFacts } from '../booking/unused-ticket/facts'
import { plannedJourneys } from '../booking/unused-ticket/journeys'
import { findOpenCoupons } from '../booking/unused-ticket/open-coupons-store'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

const day = 24 * 60
const today = (): string => server.context.clock.now().toISOString().slice(0, 10)
/** Its rule allows a change after the flight has left. */
const changeableLater: Wanted = (_flight, fare) => fare.verdict !== 'forbidden' && changePercent(fare.ruleTier, -48) !== null
const notFlown = (orderNo: string, coupons = '[{"segment": 0, "state": 0}]') =>
  server.database.pool.query('UPDATE ticket SET coupons = $2 WHERE order_no = $1', [orderNo, coupons])

/** A flight from Beijing to Shanghai that nobody took, two days ago. */
async function unusedFlight() {
  const order = await ticketedOrder(server, { search: { date: addDays(today(), 5) }, wanted: changeableLater, remark: '#NOSHOW' })
  await server.turn(7 * day)
  return order
}

const offeredFor = async (search: Parameters<typeof saveDraft>[2]) => {
  const tempOrderNo = await saveDraft(server, 'employee', search)
  return expectResult(await server.call('employee', getOpenTicketsOfSearch, { tempOrderNo })).list
}
const tickets = async (request: RequestOf<typeof searchUnusedTickets> = {}) =>
  expectResult(await server.call('finance', searchUnusedTickets, request)).list

describe('[S2.36] an unused ticket beside a search', () => {
  test('serves the same way within its validity, and is paid for as the trip is', async () => {
    const order = await unusedFlight()
    const date = addDays(today(), 20)
    expect(await offeredFor({ date })).toMatchObject([{ orderNo: order.orderNo, serves: true, couponsLeft: 1 }])
    expect(await offeredFor({ date, depart: 'SHA', arrive: 'BJS' })).toMatchObject([{ orderNo: order.orderNo, serves: false }])
    // A company's ticket is not for private trips.
    expect(await offeredFor({ date, travelType: 2 })).toEqual([])
  })

  test('used for the trip costs less than a new one, and of two who press at once one gets it', async () => {
    const [offered] = await offeredFor({ date: addDays(today(), 20) })
    const coupons = [{ ticketNo: offered!.ticketNo, segment: offered!.segment }]
    const economy: Wanted = (_flight, fare) => fare.cabin === 'Y' && fare.verdict !== 'forbidden'
    const { quote, flight, fare, to, found } = await quoteChange(server, offered!.orderNo, coupons, addDays(today(), 20), economy)
    const anew = fare.ticketPrice + flight.buildFee + flight.fuelFee
    expect(quote.total).toBeLessThan(anew)
    expect(flight.carrier).toBe(offered!.carrier)
    const request = {
      orderNo: offered!.orderNo,
      coupons,
      ...to,
      searchId: found.searchId,
      expectedTotal: quote.total,
      ...(quote.violations.length > 0 ? { reasonCode: 'urgent' } : {}),
    }
    const answers = await Promise.all([1, 2].map(() => server.call('employee', applyFlightChange, request)))
    const [taken] = answers.filter(({ success }) => success)
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({ status: 409 })
    // As long as one checkout has it, it is offered to no other, and the company sees that.
    expect(await offeredFor({ date: addDays(today(), 20) })).toEqual([])
    expect(await tickets({ keyword: offered!.orderNo })).toMatchObject([{ status: 'taken', plans: [] }])
    const { orderNo } = expectResult(taken!) as { orderNo: string }
    expect((await settle(server, 'employee', orderNo)).state).toBe(1821)
    expect(await tickets({ keyword: offered!.orderNo })).toEqual([])
    await expectBooksToBalance(server)
  })

  test('to a country abroad: the whole ticket with what is left of it', async () => {
    await givePassport(server, 'employee')
    const order = await ticketedIntl(server, { date: addDays(today(), 10) })
    await server.turn(13 * day)
    const [ticketNo] = ticketNosOf(order)
    await server.database.pool.query(
      `UPDATE ticket SET coupons = (SELECT jsonb_agg(jsonb_set(each, '{state}', '0')) FROM jsonb_array_elements(coupons) each) WHERE ticket_no = $1`,
      [ticketNo],
    )
    const tempOrderNo = await draftTrip(server, 'employee', { date: addDays(today(), 40) })
    const { list } = expectResult(await server.call('employee', getIntlOpenTicketsOfSearch, { tempOrderNo }))
    expect(list).toMatchObject([{ ticketNo, orderNo: order.orderNo, serves: true }])
    expect(list[0]!.value).toBeGreaterThan(0)
    const stranger = await draftTrip(server, 'manager', { date: addDays(today(), 40) })
    expect(expectResult(await server.call('manager', getIntlOpenTicketsOfSearch, { tempOrderNo: stranger })).list).toEqual([])
  })
})

describe('[S2.47] what the company’s travellers could use their unused tickets for', () => {
  test('applications in force and orders not yet paid are found as by comparing every pair', async () => {
    const flights = [await unusedFlight(), await unusedFlight()]
    for (const { orderNo } of flights) await notFlown(orderNo)
    const [outward, later] = [addDays(today(), 30), addDays(today(), 33)]
    const line = plannedLine({ startDate: outward, endDate: later })
    const travelApplyNo = await approvedApplication(server, 'employee', { lines: [line], startDate: outward, endDate: later })
    const unpaid = await book(server, 'employee', { date: addDays(today(), 12) })
    const shown = await tickets()
    const found = await inCompany(server.context, 1, async (work) => {
      const rows = await findOpenCoupons(work, {
        products: ['flight', 'intlFlight'],
        travelType: 'business',
        travellers: null,
        before: new Date(server.context.clock.now().getTime() - day * 60_000),
        issuedAfter: new Date(0),
        departments: null,
        keyword: '',
        limit: 1000,
        reader: 'zh-CN',
      })
      const journeys = await plannedJourneys(work, ['1-employee'], today())
      return rows.map((row) => ({
        ticketNo: row.ticketNo,
        numbers: journeys.filter((journey) => serves(ticketFacts(server.context, row), journey)).map(({ number }) => number),
      }))
    })
    expect(found.some(({ numbers }) => numbers.length > 1)).toBe(true)
    for (const { ticketNo, plans } of shown) {
      const numbers = found.find((each) => each.ticketNo === ticketNo)!.numbers
      expect(plans.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
    }
    const { rows } = await server.database.pool.query<{ no: string }>(
      'SELECT display_no AS no FROM travel_application WHERE travel_apply_no = $1',
      [travelApplyNo],
    )
    const own = shown.find(({ orderNo }) => orderNo === flights[0]!.orderNo)!
    // The way back of the application is another way than the ticket's.
    expect(own.plans).toContainEqual({ kind: 'application', number: rows[0]!.no, firstDay: outward, lastDay: outward })
    const orders = own.plans.filter(({ kind }) => kind === 'order').map(({ number }) => number)
    expect([unpaid.created.orderNo]).toEqual(expect.arrayContaining(orders))
    expect((await tickets({ only: 'planned' })).map(({ orderNo }) => orderNo)).toContain(own.orderNo)
  })

  test('what ends within a month is shown alone, its people hear of it once, and then it is over', async () => {
    const order = await unusedFlight()
    await notFlown(order.orderNo)
    const notifications = async (who: string) =>
      expectResult(await server.call(who, getMyMails, {})).list.filter(({ subject }) => subject.startsWith('未使用客票即将到期'))
    const before = (await notifications('employee')).length
    expect((await tickets({ only: 'soon' })).map(({ orderNo }) => orderNo)).not.toContain(order.orderNo)
    await server.turn(335 * day)
    expect((await tickets({ only: 'soon' })).map(({ orderNo }) => orderNo)).toContain(order.orderNo)
    const heard = await notifications('employee')
    expect(heard.length).toBeGreaterThan(before)
    await server.turn(3 * day)
    expect(await notifications('employee')).toHaveLength(heard.length)
    expect(await notifications('manager')).toEqual([])
    await server.turn(30 * day)
    expect((await tickets()).map(({ orderNo }) => orderNo)).not.toContain(order.orderNo)
    expect(await tickets({ keyword: order.orderNo, status: 'expired' })).toMatchObject([{ status: 'expired', plans: [] }])
  })
})

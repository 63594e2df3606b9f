import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quoteIntlRefund, takeIntlPriceDrop } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { decide, expectResult } from '../../../../../testing/flights'
import {
  askIntlRefund,
  couponStatesOf,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, patient, type IntlWanted } from '../../../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../../../testing/ledger'
import { seatsInBooks } from '../../../../../testing/seats-in-books'
import { openTestServer, type TestServer } from '../../../../../testing/server'

let server: TestServer
/** Whether the sale of the carriers has not begun, or is over. */
let dear = true
/** How often the supplier still answers before it is busy. */
let answers = Infinity
let day = 13
/** The ticket that the test is about. */
let watched: string | undefined
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  const { context } = server
  const real = context.intlAir
  const priceInstead: typeof real.priceInstead = async (...asked) => {
    // Tickets of the tests before are still looked at.
    if (asked[1].ticketNos[0] !== watched) return { failure: 'soldOut' }
    if (answers === 0) return { failure: 'supplierBusy' }
    answers--
    return dear ? { failure: 'soldOut' } : real.priceInstead(...asked)
  }
  Object.assign(context, { intlAir: { ...real, priceInstead } })
})
beforeEach(() => {
  day++
  dear = true
  answers = Infinity
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

/** A fare of one flight that costs 1,500 yuan to give back, of which the share of a sale is more. */
const standardFare: IntlWanted = (fare, itinerary) =>
  patient(fare, itinerary) &&
  itinerary.segments.length === 1 &&
  fare.brand === 'standard' &&
  fare.digest.refund === 'fee' &&
  fare.total > 3500_00

async function rule(rule: 'off' | 'propose' | 'take', from = 10_00) {
  await server.database.pool.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{settings,priceDrop}', $1) WHERE enterprise_id = 1`,
    [JSON.stringify({ rule, from })],
  )
}

/** A ticket of today, whose fare will be on sale. */
async function ticketed() {
  const order = await ticketedIntl(server, { date: `2026-12-${day}`, wanted: standardFare, remark: '#FARE_SALE' })
  ;[watched] = ticketNosOf(order)
  return order
}

/** The company wants changes of this many fen approved. */
const approveChangesFrom = (fen: number) =>
  server.database.pool.query(
    `UPDATE approval_flows_version SET flows = (SELECT jsonb_agg(CASE WHEN flow -> 'conditions' -> 'objects' @> '["change"]'
       THEN jsonb_set(flow, '{conditions,minAmount}', to_jsonb($1::int)) ELSE flow END) FROM jsonb_array_elements(flows) AS flow)
     WHERE enterprise_id = 1`,
    [fen],
  )
const sold = async () => (await seatsInBooks(server.database.pool)).sold
/** Until its price is looked at. */
const nextDay = () => server.turn(24 * 60 + 1)
const dropNotifications = async () =>
  expectResult(await server.call('employee', getMyMails, {})).list.filter(({ subject }) => subject.startsWith('机票降价'))

describe('tickets that would cost less today', () => {
  test('are proposed to the booker, once, and taken with one press: same flights, the difference comes back', async () => {
    await rule('propose')
    const order = await ticketed()
    expect(order.priceDrop).toBeUndefined()
    const notifications = (await dropNotifications()).length
    dear = false
    await nextDay()
    const { priceDrop } = await intlDetail(server, 'employee', order.orderNo)
    const given = { orderNo: order.orderNo, ticketNos: ticketNosOf(order) }
    const { fee } = expectResult(await server.call('employee', quoteIntlRefund, given)).lines[0]!
    expect(fee).toBeGreaterThan(0)
    expect(priceDrop).toMatchObject({ state: 'open', penalty: fee })
    expect(priceDrop!.saving).toBe(priceDrop!.paid - priceDrop!.penalty - priceDrop!.now - priceDrop!.serviceFee)
    expect(await dropNotifications()).toHaveLength(notifications + 1)
    await nextDay()
    expect(await dropNotifications(), 'told once').toHaveLength(notifications + 1)

    const before = await creditOf(server)
    const key = randomUUID()
    const request = { orderNo: order.orderNo, expectedSaving: priceDrop!.saving }
    const taken = expectResult(await server.call('employee', takeIntlPriceDrop, request, { key }))
    expect(expectResult(await server.call('employee', takeIntlPriceDrop, request, { key })), 'once').toEqual(taken)
    const change = await settleIntl(server, 'employee', taken.orderNo)
    expect(change).toMatchObject({ kind: 'change', state: 1821, total: 0, parentOrderNo: order.orderNo })
    expect(change.segments.map(({ flightNo }) => flightNo)).toEqual(order.segments.map(({ flightNo }) => flightNo))
    expect(new Set(couponStatesOf(change))).toEqual(new Set([0]))
    expect((await creditOf(server)).used).toBe(before.used - priceDrop!.saving)
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect(parent.priceDrop).toMatchObject({ state: 'taken', changeNo: taken.orderNo })
    expect((await server.call('employee', takeIntlPriceDrop, request)).success, 'taken once').toBe(false)

    const { quote, answer } = await askIntlRefund(server, taken.orderNo, ticketNosOf(change))
    expect(quote.lines[0]).toMatchObject({ paid: expect.any(Number), fee })
    expect((await settleIntl(server, 'employee', expectResult(answer).orderNo)).state).toBe(1811)
  })

  test('its seats are held while approvers decide, and go back where they refuse', async () => {
    await rule('propose')
    const order = await ticketed()
    dear = false
    await nextDay()
    const { priceDrop } = await intlDetail(server, 'employee', order.orderNo)
    const before = await sold()
    await approveChangesFrom(0)
    const request = { orderNo: order.orderNo, expectedSaving: priceDrop!.saving }
    const taken = expectResult(await server.call('employee', takeIntlPriceDrop, request))
    await approveChangesFrom(3_000_00)
    expect(taken.next).toBe('approval')
    expect(await sold(), 'beside those that it has').toBe(before + 1)
    expectResult(await decide(server, 'manager', taken.orderNo, 'reject', '保留原票'))
    await server.context.drainJobs()
    expect(await sold()).toBe(before)
    expect((await intlDetail(server, 'employee', order.orderNo)).state, 'the former ticket stays').toBe(order.state)
  })

  test('a price that goes up and down again is proposed again, without another notification', async () => {
    await rule('propose')
    const order = await ticketed()
    const notifications = (await dropNotifications()).length
    const seen: (string | undefined)[] = []
    for (const isDear of [false, true, false]) {
      dear = isDear
      await nextDay()
      seen.push((await intlDetail(server, 'employee', order.orderNo)).priceDrop?.state)
    }
    expect(seen).toEqual(['open', undefined, 'open'])
    expect(await dropNotifications()).toHaveLength(notifications + 1)
  })

  test('a supplier that does not answer is asked again in an hour', async () => {
    await rule('propose')
    const order = await ticketed()
    dear = false
    answers = 0
    await nextDay()
    expect((await intlDetail(server, 'employee', order.orderNo)).priceDrop).toBeUndefined()
    answers = Infinity
    await server.turn(61)
    expect((await intlDetail(server, 'employee', order.orderNo)).priceDrop?.state).toBe('open')
  })

  test('what cannot be taken by itself is told, once', async () => {
    await rule('take')
    const order = await ticketed()
    const notifications = (await dropNotifications()).length
    dear = false
    for (const told of [1, 1]) {
      // The supplier is heard when it is looked, and busy when it is taken.
      answers = 1
      await nextDay()
      expect((await intlDetail(server, 'employee', order.orderNo)).priceDrop?.state).toBe('open')
      expect(await dropNotifications()).toHaveLength(notifications + told)
    }
  })

  test('a price that has risen meanwhile changes nothing and ends the proposal', async () => {
    await rule('propose')
    const order = await ticketed()
    dear = false
    await nextDay()
    const { priceDrop } = await intlDetail(server, 'employee', order.orderNo)
    dear = true
    const answer = await server.call('employee', takeIntlPriceDrop, { orderNo: order.orderNo, expectedSaving: priceDrop!.saving })
    expect(answer.problem).toBe('priceRoseAgain')
    const after = await intlDetail(server, 'employee', order.orderNo)
    expect(after.priceDrop).toBeUndefined()
    expect(couponStatesOf(after)).toEqual(couponStatesOf(order))
  })

  test('a proposal that nobody took in a day has lapsed where the price is back', async () => {
    await rule('propose')
    const order = await ticketed()
    dear = false
    await nextDay()
    const { priceDrop } = await intlDetail(server, 'employee', order.orderNo)
    expect(priceDrop?.state).toBe('open')
    dear = true
    await nextDay()
    expect((await intlDetail(server, 'employee', order.orderNo)).priceDrop).toBeUndefined()
    const request = { orderNo: order.orderNo, expectedSaving: priceDrop!.saving }
    expect((await server.call('employee', takeIntlPriceDrop, request)).problem).toBe('priceDropOver')
  })

  test.each([
    ['less is saved than the company asks for', 'propose', 100_000_00],
    ['the company does not look', 'off', 100_00],
  ] as const)('nothing is proposed where %s', async (_title, setting, from) => {
    await rule(setting, from)
    const order = await ticketed()
    dear = false
    await nextDay()
    expect((await intlDetail(server, 'employee', order.orderNo)).priceDrop).toBeUndefined()
  })

  test('by the rule of the company it is taken by itself', async () => {
    await rule('take')
    const order = await ticketed()
    dear = false
    await nextDay()
    const after = await intlDetail(server, 'employee', order.orderNo)
    expect(after.priceDrop?.state).toBe('taken')
    const change = await settleIntl(server, 'employee', after.priceDrop!.changeNo!)
    expect(change.state).toBe(1821)
  })

  test('a ticket that is given back is watched no more', async () => {
    await rule('propose')
    const order = await ticketed()
    await askIntlRefund(server, order.orderNo, ticketNosOf(order))
    await server.context.drainJobs()
    dear = false
    await nextDay()
    expect((await intlDetail(server, 'employee', order.orderNo)).priceDrop).toBeUndefined()
    const { rows } = await server.database.pool.query(
      `SELECT FROM job WHERE kind = 'price.watch' AND payload ->> 'orderNo' = $1`,
      [order.orderNo],
    )
    expect(rows).toHaveLength(0)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkIntlPassengers, createIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { IntlExtraOffer, IntlExtraRequest } from '@sojourn/contract/products/intl-flight/extras.shapes'
import { applyIntlRefund, quoteIntlRefund } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { expectResult } from '../../../../testing/flights'
import { settleIntl, ticketNosOf } from '../../../../testing/intl-flight/after-sales'
import { tripWithExtras } from '../../../../testing/intl-flight/extras'
import { givePassport, intlDetail, intlOrderRequest } from '../../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let day = 9
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
// Nobody flies twice on one flight.
beforeEach(() => void day++)
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

async function openForm() {
  const { tempOrderNo, trip, extras } = await tripWithExtras(server, 'employee', `2026-12-${day}`)
  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)
  const priceOf = (code: IntlExtraOffer['code']) => extras.find((each) => each.code === code)!.price
  return { tempOrderNo, trip, extras, request, priceOf }
}

async function buy(wanted: IntlExtraRequest[], remark = '') {
  const form = await openForm()
  const sum = wanted.reduce((total, { code, count }) => total + form.priceOf(code) * count, 0)
  const request = {
    ...form.request,
    passengers: [{ employeeId: '1-employee', extras: wanted }],
    expectedTotal: form.request.expectedTotal + sum,
    ...(remark && { remark }),
  }
  return { ...form, sum, request, answer: await server.call('employee', createIntlFlightOrder, request) }
}

const seatAndBags: IntlExtraRequest[] = [
  { segment: 0, code: 'window', count: 1 },
  { segment: 0, code: 'bag', count: 2 },
]

describe('seats and bags bought with an international flight', () => {
  test('are in the price, are paid with it, confirmed with the tickets, and stand on the order and in its papers', async () => {
    const before = await creditOf(server)
    const { answer, request, sum } = await buy(seatAndBags)
    const { orderNo } = expectResult(answer)
    expect((await intlDetail(server, 'employee', orderNo)).passengers[0]!.extras.map(({ state }) => state)).toEqual([
      'asked',
      'asked',
    ])
    const order = await settleIntl(server, 'employee', orderNo)
    expect(order).toMatchObject({ state: 1800, total: request.expectedTotal, returns: [] })
    const lines = order.prices.filter(({ kind }) => kind === 'seat' || kind === 'bag')
    expect(lines.map(({ amount }) => amount).reduce((one, other) => one + other)).toBe(sum)
    const [seat, bags] = order.passengers[0]!.extras
    expect(seat).toMatchObject({
      state: 'confirmed',
      back: 0,
      given: { code: 'window', seatNo: expect.stringMatching(/^\d+A$/) },
    })
    expect(bags).toMatchObject({ state: 'confirmed', count: 2, kilograms: 23, back: 0 })
    expect((await creditOf(server)).used).toBe(before.used + request.expectedTotal)
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    const issued = list.find(({ subject }) => subject.startsWith('已出票'))!
    expect(JSON.stringify(issued)).toContain(seat!.given!.seatNo)
  })

  test('a seat that the carrier refuses goes back to the fen, and its ticket is there', async () => {
    const before = await creditOf(server)
    const { answer, request, priceOf } = await buy(seatAndBags, '#SEAT_REFUSED')
    const order = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    expect(order.state).toBe(1800)
    expect(order.passengers[0]!.extras[0]).toMatchObject({ state: 'refused', back: priceOf('window') })
    expect(order.returns.map(({ amount }) => amount)).toEqual([priceOf('window')])
    expect((await creditOf(server)).used).toBe(before.used + request.expectedTotal - priceOf('window'))
    const { rows } = await server.database.pool.query<{ kind: string }>('SELECT kind FROM points_entry WHERE order_no = $1', [
      order.orderNo,
    ])
    expect(rows, '[handbook 11.1] what earned no points takes none along').toEqual([{ kind: 'earn' }])
  })

  test('another seat than was asked for is told, and what it costs less goes back', async () => {
    const { answer, priceOf } = await buy([{ segment: 0, code: 'legroom', count: 1 }], '#SEAT_OTHER')
    const order = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    const back = priceOf('legroom') - priceOf('window')
    expect(back).toBeGreaterThan(0)
    expect(order.passengers[0]!.extras[0]).toMatchObject({ state: 'replaced', code: 'legroom', given: { code: 'window' }, back })
    expect(order.returns.map(({ amount }) => amount)).toEqual([back])
  })

  test('a ticket that is given back takes its bags with it and leaves its seat', async () => {
    const { answer, priceOf } = await buy(seatAndBags)
    const order = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    const request = { orderNo: order.orderNo, ticketNos: ticketNosOf(order) }
    const quote = expectResult(await server.call('employee', quoteIntlRefund, request))
    const [line] = quote.lines
    expect(line!.extras).toBe(2 * priceOf('bag'))
    expect(line!.amount).toBe(line!.paid - line!.usedFare - line!.fee + line!.taxes + line!.extras - line!.serviceFee)
    const before = await creditOf(server)
    const asked = expectResult(await server.call('employee', applyIntlRefund, { ...request, expectedTotal: quote.total }))
    const refund = await settleIntl(server, 'employee', asked.orderNo)
    expect(refund.prices.find(({ kind }) => kind === 'extras')?.amount).toBe(2 * priceOf('bag'))
    expect((await creditOf(server)).used).toBe(before.used - quote.total)
  })

  test('what is not on sale, or costs more than was seen, is refused and buys nothing', async () => {
    const { request, priceOf } = await openForm()
    const passengers = (extras: IntlExtraRequest[]) => [{ employeeId: '1-employee', extras }]
    const wrong = { ...request, passengers: passengers([{ segment: 5, code: 'window', count: 1 }]) }
    expect((await server.call('employee', createIntlFlightOrder, wrong)).problem).toBe('extraUnknown')
    const unseen = { ...request, passengers: passengers(seatAndBags) }
    expect((await server.call('employee', createIntlFlightOrder, unseen)).problem).toBe('priceChanged')
    const many = { ...request, passengers: passengers([{ segment: 0, code: 'bag', count: 9 }]) }
    const dear = { ...many, expectedTotal: request.expectedTotal + 9 * priceOf('bag') }
    expect((await server.call('employee', createIntlFlightOrder, dear)).problem).toBe('extraUnknown')
  })

  test('a standard that speaks of them is heard before the order', async () => {
    const { tempOrderNo, trip } = await openForm()
    const asked = {
      tempOrderNo,
      ...trip,
      employeeIds: ['1-employee'],
      extras: [{ employeeId: '1-employee', extras: seatAndBags }],
    }
    const rules = async () =>
      expectResult(await server.call('employee', checkIntlPassengers, asked)).violations.map(({ rule }) => rule)
    expect(await rules()).not.toContain('paidExtras')
    await server.database.pool.query(
      `UPDATE travel_policy SET body = jsonb_set(body, '{intlFlight,paidExtras}', '{"maxPrice": 0}') WHERE body ? 'intlFlight'`,
    )
    expect(await rules()).toContain('paidExtras')
  })
})

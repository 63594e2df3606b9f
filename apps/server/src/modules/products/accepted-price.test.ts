import type { Envelope } from '@sojourn/contract/kit/envelope'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../testing/flights'
import { chooseRate, saveStay, stayRequest } from '../../testing/hotels'
import { openTestServer, type TestServer } from '../../testing/server'
import { chooseTrain, saveTrainDraft, trainRequest } from '../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** An order whose supplier asks more when it is to hold than the search said: what it is sent with, at accepted prices. */
interface Raised {
  send: (more: number) => Promise<Envelope<{ orderNo: string }>>
  price: number
  total: number
}

const products: [string, number, (day: number) => Promise<Raised>][] = [
  [
    'flight',
    6000,
    async (day) => {
      const tempOrderNo = await saveDraft(server, 'employee', { date: `2026-12-${day}` })
      const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
      const [journey] = request.journeys
      return {
        send: (more) =>
          server.call('employee', createFlightOrder, {
            ...request,
            travellers: request.travellers.map((traveller) => ({ ...traveller, reasonCode: 'urgent' })),
            journeys: [{ ...journey!, ticketPrice: journey!.ticketPrice + more }],
            expectedTotal: request.expectedTotal + more,
            remark: '#PRICE_UP',
          }),
        price: journey!.ticketPrice,
        total: request.expectedTotal,
      }
    },
  ],
  [
    'train',
    500,
    async (day) => {
      const tempOrderNo = await saveTrainDraft(server, 'employee', { date: `2026-11-${day + 12}` })
      const request = await trainRequest(server, 'employee', tempOrderNo, await chooseTrain(server, 'employee', tempOrderNo))
      const [ride] = request.rides
      return {
        send: (more) =>
          server.call('employee', createTrainOrder, {
            ...request,
            rides: [{ ...ride!, price: ride!.price + more }],
            expectedTotal: request.expectedTotal + more,
            remark: '#PRICE_UP',
          }),
        price: ride!.price,
        total: request.expectedTotal,
      }
    },
  ],
  [
    'hotel',
    5000,
    async (day) => {
      const tempOrderNo = await saveStay(server, 'employee', { checkIn: `2026-12-${day}`, checkOut: `2026-12-${day + 1}` })
      const chosen = await chooseRate(
        server,
        'employee',
        tempOrderNo,
        (rate) => rate.hotelType === 2 && rate.verdict !== 'forbidden' && rate.guests.includes('mainland'),
        { stars: [30] },
      )
      const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
      return {
        send: (more) =>
          server.call('employee', createHotelOrder, {
            ...request,
            travellers: request.travellers.map((traveller) => ({ ...traveller, reasonCode: 'urgent' })),
            chosen: { ...request.chosen, totalPrice: request.chosen.totalPrice + more },
            expectedTotal: request.expectedTotal + more,
            remark: '#PRICE_UP',
          }),
        price: request.chosen.totalPrice,
        total: request.expectedTotal,
      }
    },
  ],
]

test.each(products)(
  '[handbook 1.5] %s: what was accepted is enough, and only more is asked for again',
  async (_name, raise, open) => {
    const raised = await open(10)
    const refused = await raised.send(0)
    expect(refused).toMatchObject({ success: false, problem: 'priceChanged', detail: { price: raised.price + raise } })
    expect(await raised.send(raise - 1)).toMatchObject({ problem: 'priceChanged', detail: { price: raised.price + raise } })
    const { orderNo } = expectResult(await raised.send(raise))
    const { rows } = await server.database.pool.query('SELECT total FROM orders WHERE order_no = $1', [orderNo])
    expect(rows).toEqual([{ total: raised.total + raise }])
  },
)

test.each(products)(
  '[handbook 1.5] %s: more than it costs may be accepted, and what it costs is charged',
  async (_name, raise, open) => {
    const raised = await open(14)
    const { orderNo } = expectResult(await raised.send(raise + 10_000))
    const { rows } = await server.database.pool.query('SELECT total FROM orders WHERE order_no = $1', [orderNo])
    expect(rows).toEqual([{ total: raised.total + raise }])
  },
)

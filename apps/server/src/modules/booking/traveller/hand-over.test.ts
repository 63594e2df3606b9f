import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFlightOrder } from '@sojourn/contract/products/flight.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel.calls'
import { choose, orderRequest, saveDraft, within } from '../../../testing/flights'
import { chooseRate, saveStay, stayRequest } from '../../../testing/hotels'
import { countOf } from '../../../testing/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const handedOver = (to: string) => countOf(server, 'access_log', 'purpose LIKE $1', [`%documents for ${to}`])

describe('[handbook 11.5] documents that a supplier was given', () => {
  test('a carrier that refuses: the order is undone, that it was given them is not', async () => {
    const tempOrderNo = await saveDraft(server, 'employee')
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    const orders = await countOf(server, 'orders', 'true', [])
    const answer = await server.call('employee', createFlightOrder, { ...request, remark: '#SOLD_OUT' })
    expect(answer.success).toBe(false)
    expect(await countOf(server, 'orders', 'true', [])).toBe(orders)
    expect(await handedOver('the carrier')).toBe(1)
  })

  test('a railway that refuses', async () => {
    const { answer } = await bookTrain(server, { search: { date: '2026-12-02' }, more: { remark: '#NO_SEAT' } })
    expect(answer.success).toBe(false)
    expect(await handedOver('the railway')).toBe(1)
  })

  test('a hotel that refuses, and one that says yes', async () => {
    const tempOrderNo = await saveStay(server, 'employee')
    const chosen = await chooseRate(
      server,
      'employee',
      tempOrderNo,
      ({ verdict, hotelType }) => verdict === 'within' && hotelType === 2,
    )
    const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
    const orders = await countOf(server, 'orders', 'true', [])
    const refused = await server.call('employee', createHotelOrder, { ...request, remark: '#ROOM_GONE' })
    expect(refused).toMatchObject({ problem: 'roomSoldOut' })
    expect(await countOf(server, 'orders', 'true', [])).toBe(orders)
    const given = () => countOf(server, 'access_log', 'purpose LIKE $1', ['%guests for the hotel'])
    expect(await given()).toBe(1)
    expect((await server.call('employee', createHotelOrder, request)).success).toBe(true)
    expect(await given()).toBe(2)
  })

  test('one that says yes, once', async () => {
    const before = await handedOver('the carrier')
    const tempOrderNo = await saveDraft(server, 'employee')
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    expect((await server.call('employee', createFlightOrder, request)).success).toBe(true)
    expect(await handedOver('the carrier')).toBe(before + 1)
  })
})

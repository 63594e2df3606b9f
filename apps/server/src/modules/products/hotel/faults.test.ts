import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { bookStay, stayOrder } from '../../../testing/hotels'
import { openAccounts } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function paid(checkIn: string, checkOut: string, remark: string) {
  const stay = await bookStay(
    server,
    'employee',
    { checkIn, checkOut },
    (rate) => rate.verdict === 'within' && rate.confirmation === 'instant',
    (request) => ({ ...request, remark }),
  )
  await decide(server, 'manager', stay.created.orderNo)
  expectResult(await payByCredit(server, 'employee', stay.created.orderNo, stay.request.expectedTotal))
  await server.context.drainJobs()
  return stay
}

describe('a hotel that does not say yes at once', () => {
  test('[handbook 4.5] refused after payment: the money goes back, and hotels near by are offered for the same nights', async () => {
    const { created, request, detail } = await paid('2026-12-09', '2026-12-11', '#REFUSE')
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order).toMatchObject({ state: 2502, stay: 'refused' })
    expect(await openAccounts(server, created.orderNo)).toEqual({})
    expect(order.alternatives.length).toBeGreaterThan(0)
    for (const { hotelId, price } of filled(order.alternatives)) {
      expect(hotelId).not.toBe(detail.hotel.hotelId)
      expect(price).toBeGreaterThan(0)
    }
    expect(request.expectedTotal).toBeGreaterThan(0)
    expect(order.total).toBe(request.expectedTotal)
    expect(order.nextStep).toContain('酒店未能接待，已付款项原路退回')
    expect(order.nextStep).toMatch(/¥[\d,.]+ 已于 \d+月\d+日 \d\d:\d\d 退回企业月结/)
  })

  test('[handbook 4.2] answered by hand: the order waits until the hotel has decided, then has its number', async () => {
    const { created } = await paid('2026-12-14', '2026-12-15', '#MANUAL')
    const waiting = await stayOrder(server, 'employee', created.orderNo)
    expect(waiting).toMatchObject({ state: 2500, stay: 'sent', stayName: '酒店确认中' })
    const minutes = (Date.parse(waiting.decidesBy!) - server.context.clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(0)
    await server.turn(Math.ceil(minutes) + 1)
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order).toMatchObject({ state: 2501, stay: 'confirmed' })
    expect(order.confirmationNo).toBeDefined()
    expect(order.decidesBy).toBeUndefined()
  })

  test('[handbook 4.5] an order that nobody pays gives its rooms back', async () => {
    const { created } = await bookStay(
      server,
      'employee',
      { checkIn: '2026-12-16', checkOut: '2026-12-17', travelType: 2 },
      (rate) => rate.confirmation === 'instant',
    )
    expect(created.next).toBe('pay')
    await server.turn(31)
    expect(await stayOrder(server, 'employee', created.orderNo)).toMatchObject({ state: 2700, stay: 'released' })
  })
})

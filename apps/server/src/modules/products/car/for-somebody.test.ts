import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { cancelCarRide, confirmCarFare } from '@sojourn/contract/products/car/order.calls'
import { carDetail, carRequest, rideStateOf, saveCarDraft, sendCar } from '../../../testing/cars'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The manager orders a car for the employee; the manager is the one to ring about the order. */
async function orderedByManager(): Promise<string> {
  const frame = { bookType: 1, bookMode: 1 } as const
  const own = await carRequest(server, 'employee', await saveCarDraft(server, 'employee'))
  const request = await carRequest(server, 'manager', await saveCarDraft(server, 'manager', {}, frame))
  const contact = { name: '陈志远', mobile: '13800019999', email: 'manager@yuanxing.example' }
  return sendCar(server, 'manager', { ...request, travellers: own.travellers, expectedTotal: own.expectedTotal, contact })
}

async function until(orderNo: string, wanted: string) {
  for (let minutes = 0; minutes < 180; minutes++) {
    const order = await carDetail(server, 'employee', orderNo)
    if (rideStateOf(order) === wanted) return order
    await server.turn(1)
  }
  throw new Error(`the ride of ${orderNo} is never ${wanted}`)
}

describe('[handbook 5.3] a ride that somebody else ordered', () => {
  test('is driven for its passenger, whose mobile the platform has, and whose fare both may confirm', async () => {
    const order = vi.spyOn(server.context.rides, 'order')
    const orderNo = await orderedByManager()
    expect(order.mock.calls.at(-1)?.[1].passenger).toEqual({ name: '林晓雯', mobile: '13800010001' })
    const opened = vi.spyOn(server.context.vault, 'open')
    await server.turn(1)
    expect(
      opened.mock.results.filter(({ value }) => String(value).includes('13800010001')),
      'once it is sent for nobody needs a number',
    ).toEqual([])
    opened.mockRestore()
    const { ride } = await until(orderNo, 'ended')
    expect([ride.canAnswerFare, (await carDetail(server, 'manager', orderNo)).ride.canAnswerFare]).toEqual([true, true])
    const confirmed = { orderNo, amount: ride.fare!.amount }
    expect(await server.call('finance', confirmCarFare, confirmed)).toMatchObject({ problem: 'orderUnknown' })
    expectResult(await server.call('employee', confirmCarFare, confirmed))
    await server.context.drainJobs()
    expect(rideStateOf(await carDetail(server, 'manager', orderNo))).toBe('done')
  })

  test('is called off by its passenger, and by nobody else', async () => {
    const orderNo = await orderedByManager()
    expect((await until(orderNo, 'accepted')).ride.canCancel).toBe(true)
    expect(await server.call('director', cancelCarRide, { orderNo, feeAtMost: 0 })).toMatchObject({ problem: 'orderUnknown' })
    expectResult(await server.call('employee', cancelCarRide, { orderNo, feeAtMost: 0 }))
    await server.context.drainJobs()
    expect(stateOfNumber((await carDetail(server, 'employee', orderNo)).state)).toBe('cancelled')
  })
})

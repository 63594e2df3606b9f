import { SupplierSilent } from '@sojourn/supply/ports/outside'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelOrder, cancelTrip, quoteTripCancel } from '@sojourn/contract/booking/order.calls'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import { findOrders } from '../../../booking/order/store'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { bookStay, stayOrder } from '../../../../testing/hotels'
import { openAccounts } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { inCompany } from '../../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A paid stay whose hotel answers by hand. */
async function waiting(checkIn: string, checkOut: string, remark = '#MANUAL') {
  const { created, request } = await bookStay(
    server,
    'employee',
    { checkIn, checkOut },
    (rate) => rate.verdict === 'within' && rate.confirmation === 'instant' && rate.cancellation.kind === 'none',
    (asked) => ({ ...asked, remark }),
  )
  await decide(server, 'manager', created.orderNo)
  expectResult(await payByCredit(server, 'employee', created.orderNo, request.expectedTotal))
  await server.context.drainJobs()
  const order = await stayOrder(server, 'employee', created.orderNo)
  expect(order).toMatchObject({ state: 2500, stay: 'sent' })
  return order
}
const bookingNoOf = async (orderNo: string): Promise<string> => {
  const [order] = await inCompany(server.context, 1, (work) => findOrders(work, [orderNo]))
  return order!.supplierReference!
}
const minutesTo = (instant: string): number => (Date.parse(instant) - server.context.clock.now().getTime()) / 60_000

describe('[handbook 4.5] a request that the hotel has not answered', () => {
  test('is cancelled by its traveller for nothing, also of a rate that cannot be cancelled once it is confirmed', async () => {
    const { orderNo, actions, decidesBy } = await waiting('2026-12-09', '2026-12-11')
    expect(actions.find(({ action }) => action === 'cancel')).toEqual({ action: 'cancel', enabled: true })
    expect(expectResult(await server.call('employee', cancelOrder, { orderNo }))).toEqual({ orderNo, state: 2301 })
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2301, stay: 'released' })
    expect(await openAccounts(server, orderNo)).toEqual({})
    // The hotel's yes that would have come changes nothing, and asking again neither.
    await server.turn(Math.ceil(minutesTo(decidesBy!)) + 1)
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2301, stay: 'released' })
    expect(await server.call('employee', cancelOrder, { orderNo })).toMatchObject({ problem: 'transitionRefused' })
  })

  test('is not cancelled any more once the hotel has answered, though nobody has heard of it yet', async () => {
    const { orderNo, decidesBy } = await waiting('2026-12-14', '2026-12-15')
    const clock = server.context.clock as unknown as { turn(minutes: number): void }
    clock.turn(minutesTo(decidesBy!))
    expect(await server.call('employee', cancelOrder, { orderNo })).toMatchObject({ problem: 'orderChanged' })
    await server.context.drainJobs()
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2501, stay: 'confirmed' })
    expect(await server.call('employee', cancelOrder, { orderNo })).toMatchObject({ problem: 'transitionRefused' })
  })

  test('that the hotel has refused is over for both', async () => {
    const { orderNo, decidesBy } = await waiting('2026-12-16', '2026-12-17', '#MANUAL #REFUSE')
    await server.turn(minutesTo(decidesBy!))
    expect(await server.call('employee', cancelOrder, { orderNo })).toMatchObject({ problem: 'transitionRefused' })
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2502, stay: 'refused' })
    expect(await openAccounts(server, orderNo)).toEqual({})
  })

  test('and the answer at the same moment: one of them wins, never both', async () => {
    const { orderNo, decidesBy, total } = await waiting('2026-12-18', '2026-12-19')
    const clock = server.context.clock as unknown as { turn(minutes: number): void }
    clock.turn(minutesTo(decidesBy!) - 1 / 60)
    const early = server.call('employee', cancelOrder, { orderNo })
    clock.turn(1 / 60)
    const [left] = await Promise.all([early, server.context.drainJobs()])
    await server.context.drainJobs()
    const order = await stayOrder(server, 'employee', orderNo)
    if (left.problem === undefined) {
      expect(order).toMatchObject({ state: 2301, stay: 'released' })
      expect(await openAccounts(server, orderNo)).toEqual({})
    } else {
      expect(order).toMatchObject({ state: 2501, stay: 'confirmed', total })
      expect(await openAccounts(server, orderNo)).not.toEqual({})
    }
  })

  test('goes with its whole trip', async () => {
    const { orderNo, total } = await waiting('2026-12-07', '2026-12-08')
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [orderNo] }))
    const quote = expectResult(await server.call('employee', quoteTripCancel, { travelOrderNo }))
    expect(quote.orders).toMatchObject([{ orderNo, step: 'cancel', amount: total, fee: 0 }])
    expectResult(await server.call('employee', cancelTrip, { travelOrderNo, expectedTotal: total, expectedFee: 0 }))
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2301, stay: 'released' })
  })

  test('that its hotel answers at the very moment stays, and is told; the rest of the trip is given up', async () => {
    const [one, other] = [await waiting('2026-12-11', '2026-12-12'), await waiting('2026-12-13', '2026-12-14')]
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [one.orderNo, other.orderNo] }))
    const { hotels } = server.context
    const real = hotels.release.bind(hotels)
    const bookingNo = await bookingNoOf(one.orderNo)
    vi.spyOn(hotels, 'release').mockImplementation(async (asking, request) =>
      request.bookingNo === bookingNo ? 'answered' : real(asking, request),
    )
    const press = { travelOrderNo, expectedTotal: one.total + other.total, expectedFee: 0 }
    const done = expectResult(await server.call('employee', cancelTrip, press))
    vi.restoreAllMocks()
    expect(done).toMatchObject({ cancelled: [other.orderNo], refunds: [], refused: [{ orderNo: one.orderNo }] })
    expect(done.refused[0]!.reason).toMatch(/\p{Script=Han}/u)
    expect(await stayOrder(server, 'employee', one.orderNo)).toMatchObject({ stay: 'sent' })
    expect(await stayOrder(server, 'employee', other.orderNo)).toMatchObject({ state: 2301, stay: 'released' })
  })

  test('whose hotel does not answer stays for now, and is told so', async () => {
    const [one, other] = [await waiting('2026-12-01', '2026-12-02'), await waiting('2026-12-03', '2026-12-04')]
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [one.orderNo, other.orderNo] }))
    const { hotels } = server.context
    const real = hotels.release.bind(hotels)
    const bookingNo = await bookingNoOf(one.orderNo)
    vi.spyOn(hotels, 'release').mockImplementation((asking, request) =>
      request.bookingNo === bookingNo ? Promise.reject(new SupplierSilent('no answer')) : real(asking, request),
    )
    expect(await server.call('employee', cancelOrder, { orderNo: one.orderNo })).toMatchObject({ problem: 'leaveUnanswered' })
    const press = { travelOrderNo, expectedTotal: one.total + other.total, expectedFee: 0 }
    const done = expectResult(await server.call('employee', cancelTrip, press))
    vi.restoreAllMocks()
    expect(done).toMatchObject({ cancelled: [other.orderNo], refused: [], pending: [{ orderNo: one.orderNo }] })
    expect(done.pending[0]!.reason).toMatch(/\p{Script=Han}/u)
    expect(await stayOrder(server, 'employee', one.orderNo)).toMatchObject({ stay: 'sent' })
    expectResult(await server.call('employee', cancelOrder, { orderNo: one.orderNo }))
    expect(await stayOrder(server, 'employee', one.orderNo)).toMatchObject({ state: 2301 })
  })

  test('is asked for by nobody but its booker', async () => {
    const { orderNo } = await waiting('2026-12-15', '2026-12-16')
    const release = vi.spyOn(server.context.hotels, 'release')
    expect(await server.call('manager', cancelOrder, { orderNo })).toMatchObject({ problem: 'orderUnknown' })
    expect(release).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('that was left while we stopped before writing it down ends as cancelled when its issue hears of it', async () => {
    const { orderNo, decidesBy } = await waiting('2026-12-20', '2026-12-21')
    const bookingNo = await bookingNoOf(orderNo)
    const { hotels } = server.context
    expect(await hotels.release({ now: server.context.clock.now() }, { bookingNo })).toBe('released')
    await server.turn(Math.ceil(minutesTo(decidesBy!)) + 1)
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2301, stay: 'released' })
    expect(await openAccounts(server, orderNo)).toEqual({})
  })

  test('confirmed between the quote and the press, costs its penalty only after it was shown', async () => {
    const { orderNo, total, decidesBy } = await waiting('2026-12-09', '2026-12-10')
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [orderNo] }))
    const { total: expectedTotal } = expectResult(await server.call('employee', quoteTripCancel, { travelOrderNo }))
    expect(expectedTotal).toBe(total)
    await server.turn(Math.ceil(minutesTo(decidesBy!)) + 1)
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2501, stay: 'confirmed' })
    const pressed = await server.call('employee', cancelTrip, { travelOrderNo, expectedTotal, expectedFee: 0 })
    expect(pressed).toMatchObject({ problem: 'quoteChanged', field: 'expectedTotal' })
    expect(await stayOrder(server, 'employee', orderNo)).toMatchObject({ state: 2501, stay: 'confirmed' })
  })
})

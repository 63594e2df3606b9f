import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTrainOrder, searchTrainTransfers } from '@sojourn/contract/products/train/train.calls'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { expectResult } from '../../../testing/flights'
import { askForMoney, noticeOf, notify } from '../../../testing/payments'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, refundTrain, rideOf, saveTrainDraft, ticketsOf, trainDetail, trainRequest } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Personal money: the pay page's notice arrives, then the railway answers. */
async function payAndIssue(who: string, orderNo: string) {
  const { total } = await trainDetail(server, who, orderNo)
  const { paymentNo } = await askForMoney(server, who, orderNo, total)
  expect((await notify(server, noticeOf(server, paymentNo, total))).success).toBe(true)
  await server.context.drainJobs()
  return trainDetail(server, who, orderNo)
}

describe('more than one seat of one train', () => {
  test('a journey with one change is one order with a ticket for each ride; one of them can be given back', async () => {
    const tempOrderNo = await saveTrainDraft(server, 'employee', { depart: 'SHH', arrive: 'KMM', fastOnly: false, travelType: 2 })
    const { transfers, searchId } = expectResult(await server.call('employee', searchTrainTransfers, { tempOrderNo }))
    const free = ({ seats, sale }: TrainOffer): TrainSeat | undefined =>
      sale === 'onSale' ? seats.find(({ seat, seats: left }) => seat !== 'WZ' && left > 2) : undefined
    const chosen = transfers.find(({ first, second }) => free(first) && free(second))!
    const rides = [chosen.first, chosen.second].map((train) => ({
      train,
      seat: free(train)!,
      ride: rideOf(searchId, train, free(train)!),
    }))
    const one = await trainRequest(server, 'employee', tempOrderNo, rides[0]!)
    const fees = one.expectedTotal - rides[0]!.seat.price
    const expectedTotal = rides.reduce((sum, { seat }) => sum + seat.price + fees, 0)
    const request = { ...one, rides: rides.map(({ ride }) => ride), expectedTotal }
    const { orderNo } = expectResult(await server.call('employee', createTrainOrder, request))
    const order = await payAndIssue('employee', orderNo)
    expect(order.state).toBe(3202)
    expect(order.rides.map(({ trainNo }) => trainNo)).toEqual([chosen.first.trainNo, chosen.second.trainNo])
    expect(new Set(order.places.map(({ ticketNo }) => ticketNo)).size).toBe(2)
    const { order: refunded } = await refundTrain(server, orderNo, ticketsOf(order).slice(1))
    expect(refunded.state).toBe(3801)
    expect((await trainDetail(server, 'employee', orderNo)).state).toBe(3400)
  })

  test('[handbook 3.2] a berth is booked at the highest price, and the difference comes back with the ticket', async () => {
    const { answer, chosen } = await bookTrain(server, {
      who: 'director',
      search: { date: '2026-12-02', fastOnly: false, travelType: 2 },
      wanted: (_train, { seat, seats, berths }) => seat === '3' && seats > 5 && berths !== undefined,
      more: { berthChoice: { lower: 0, middle: 0, upper: 1 } },
    })
    const { orderNo } = expectResult(answer)
    const held = await trainDetail(server, 'director', orderNo)
    expect(held.places[0]!.berth).toBe('upper')
    const order = await payAndIssue('director', orderNo)
    const { berths, price } = chosen.seat
    expect(order.places[0]!.price).toBe(berths!.upper)
    expect(order.differenceReturned).toBe(price - berths!.upper)
    expect(order.invoices[0]!.amount).toBe(berths!.upper)
    const { paid } = await payersOf(server, orderNo)
    expect(paid).toEqual({ personal: order.total - order.differenceReturned })
    await expectBooksToBalance(server)
  })
})

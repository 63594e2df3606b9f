import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTrainOrder, getTrainOrderTemp, searchTrains } from '@sojourn/contract/products/train.calls'
import { joinTrainWaitlist, quoteTrainWaitlist } from '@sojourn/contract/products/train-waitlist.calls'
import { addDays, addMinutes } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { refundTrain, rideOf, ticketsOf, trainDetail } from '../../../testing/trains'
import { payAndSettle, paying, soldOut, waitFor } from '../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('[handbook 3.6] [S2.26] a waitlist over several days', () => {
  test('looking at another day leaves the search where it is', async () => {
    const { tempOrderNo, date } = await waitFor(server, 'finance', { wanted: soldOut })
    const departDate = addDays(date, 1)
    const dateOf = async () =>
      expectResult(await server.call('finance', getTrainOrderTemp, { tempOrderNo })).searchParams.departDate
    const looked = expectResult(await server.call('finance', searchTrains, { tempOrderNo, departDate, onlyLook: true }))
    expect([looked.departDate, await dateOf()]).toEqual([departDate, date])
    expectResult(await server.call('finance', searchTrains, { tempOrderNo, departDate }))
    expect(await dateOf()).toBe(departDate)
  })

  test('is fulfilled on whichever day has the seat; the order becomes that ride, and the difference comes back', async () => {
    const lastOne = await waitFor(server, 'employee', { wanted: (_train, { seat, seats }) => seats === 1 && seat !== 'WZ' })
    const otherDays = [1, 2, 3, -1].map((days) => addDays(lastOne.date, days))
    const first = await waitFor(server, 'director', { wanted: soldOut, onDates: otherDays })
    const { tempOrderNo, frame } = first
    const bought = expectResult(await server.call('employee', createTrainOrder, { ...lastOne.frame, rides: [lastOne.ride] }))
    const theirs = await payAndSettle(server, 'employee', bought.orderNo)

    const look = { tempOrderNo, departDate: lastOne.date, onlyLook: true }
    const { trains, searchId } = expectResult(await server.call('director', searchTrains, look))
    const train = trains.find(({ trainKey }) => trainKey === lastOne.train.trainKey)!
    const other = rideOf(
      searchId,
      train,
      train.seats.find(({ seat }) => seat === lastOne.seat.seat)!,
    )
    const choices = [other, first.ride]
    const asked = { tempOrderNo, choices, travellers: paying(frame) }
    const { total, deadlines, prices } = expectResult(await server.call('director', quoteTrainWaitlist, asked))
    const dearest = Math.max(first.seat.price, lastOne.seat.price)
    expect(prices[0]!.unit).toBe(dearest)
    const leaves = [first.train, train].map(({ departDate, departTime }) => new Date(`${departDate}T${departTime}:00+08:00`))
    const earliest = new Date(Math.min(...leaves.map(Number))).toISOString()
    expect(deadlines.every(({ at }) => at <= addMinutes(earliest, -20))).toBe(true)
    const join = { ...frame, choices, deadline: deadlines.find(({ usual }) => usual)!.at, expectedTotal: total }
    const { orderNo } = expectResult(await server.call('director', joinTrainWaitlist, join))
    expect((await payAndSettle(server, 'director', orderNo)).waitlist?.state).toBe('waiting')

    await refundTrain(server, theirs.orderNo, ticketsOf(theirs))
    await server.turn(2)
    const order = await trainDetail(server, 'director', orderNo)
    expect(order).toMatchObject({ state: 1800, rides: [{ trainKey: other.trainKey, departDate: lastOne.date }] })
    const back = dearest - order.places[0]!.price
    expect(order.waitlist).toMatchObject({ state: 'fulfilled', returned: back })
    expect(order.waitlist?.choices.map(({ taken }) => taken)).toEqual([true, false])
    expect((await payersOf(server, orderNo)).paid).toEqual({ personal: total - back })
    await expectBooksToBalance(server)
  })
})

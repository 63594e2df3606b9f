import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelTrip, quoteTripCancel } from '@sojourn/contract/booking/order.calls'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { checkTrainPassengers, createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { joinTrainWaitlist, leaveTrainWaitlist, quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { expectResult } from '../../../../testing/flights'
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { refundTrain, ticketsOf, trainDetail } from '../../../../testing/trains'
import { payAndSettle, paying, soldOut, soldOutRides, waitFor } from '../../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('a waitlist', () => {
  test('is fulfilled when another traveller gives the seat back', async () => {
    const only = await waitFor(server, 'employee', { wanted: (_train, { seat, seats }) => seats === 1 && seat !== 'WZ' })
    const { date } = only
    const request = { ...only.frame, rides: [only.ride] }
    const { orderNo } = expectResult(await server.call('employee', createTrainOrder, request))
    const bought = await payAndSettle(server, 'employee', orderNo)
    expect(bought.state).toBe(3202)
    const same = (train: TrainOffer, { seat }: TrainSeat): boolean =>
      train.trainKey === only.train.trainKey &&
      train.departStation === only.train.departStation &&
      train.arriveStation === only.train.arriveStation &&
      seat === only.seat.seat
    const { seat, frame, ride, quote } = await waitFor(server, 'director', { wanted: same, onDates: [date] })
    expect(seat).toMatchObject({ seats: 0, waitlist: true })
    const { total, deadlines } = expectResult(quote)
    expect(total).toBe(frame.expectedTotal)
    const deadline = deadlines.find(({ usual }) => usual)!.at
    const joined = expectResult(await server.call('director', joinTrainWaitlist, { ...frame, choices: [ride], deadline }))
    const unpaid = await trainDetail(server, 'director', joined.orderNo)
    expect(unpaid).toMatchObject({ nothingHeld: true, waitlist: { state: 'awaitingPayment' } })
    const paid = await payAndSettle(server, 'director', joined.orderNo)
    expect(paid.waitlist).toMatchObject({ state: 'waiting', canLeave: true })
    expect(paid.stateName).toBe('待兑现')
    await server.turn(3)
    expect((await trainDetail(server, 'director', joined.orderNo)).waitlist?.state).toBe('waiting')
    const purpose = `order ${joined.orderNo}: documents for the railway`
    const { rowCount } = await server.database.pool.query('SELECT FROM access_log WHERE purpose = $1', [purpose])
    expect(rowCount).toBe(1)
    await refundTrain(server, bought.orderNo, ticketsOf(bought))
    await server.turn(2)
    const fulfilled = await trainDetail(server, 'director', joined.orderNo)
    expect(fulfilled).toMatchObject({ state: 3202, stateName: '兑现成功' })
    expect(fulfilled.waitlist).toMatchObject({ state: 'fulfilled', prepaid: fulfilled.total, returned: 0 })
    expect(fulfilled.places[0]!.ticketNo).toBeTruthy()
  })

  test('can be left while it waits; all money comes back', async () => {
    const one = await waitFor(server, 'employee', { wanted: soldOut })
    const [latest] = expectResult(one.quote).deadlines
    const join = { ...one.frame, choices: [one.ride], deadline: latest!.at }
    const joined = expectResult(await server.call('employee', joinTrainWaitlist, join))
    await payAndSettle(server, 'employee', joined.orderNo)
    expectResult(await server.call('employee', leaveTrainWaitlist, { orderNo: joined.orderNo }))
    const left = await trainDetail(server, 'employee', joined.orderNo)
    expect(left.waitlist).toMatchObject({ state: 'cancelled', returned: left.total })
    expect(await payersOf(server, joined.orderNo)).toEqual({ paid: {}, held: {} })
    await expectBooksToBalance(server)
    expect(await server.call('employee', leaveTrainWaitlist, { orderNo: joined.orderNo })).toMatchObject({ success: false })
  })

  test('is left from its trip or its list button too, and all money comes back', async () => {
    const one = await waitFor(server, 'employee', { wanted: soldOut })
    const join = { ...one.frame, choices: [one.ride], deadline: expectResult(one.quote).deadlines[0]!.at }
    const { orderNo } = expectResult(await server.call('employee', joinTrainWaitlist, join))
    await payAndSettle(server, 'employee', orderNo)
    const waiting = await trainDetail(server, 'employee', orderNo)
    expect(waiting.actions).toContainEqual({ action: 'cancel', enabled: true })
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [orderNo] }))
    const quote = expectResult(await server.call('employee', quoteTripCancel, { travelOrderNo }))
    expect(quote.orders).toMatchObject([{ orderNo, step: 'cancel', amount: waiting.total, fee: 0 }])
    expectResult(await server.call('employee', cancelTrip, { travelOrderNo, expectedTotal: quote.total, expectedFee: quote.fee }))
    expect((await trainDetail(server, 'employee', orderNo)).waitlist).toMatchObject({
      state: 'cancelled',
      returned: waiting.total,
    })
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })

  test('[handbook 3.6] waits for several trains and classes at once, paid at the dearest of them', async () => {
    const one = await waitFor(server, 'finance', { wanted: soldOut })
    const { tempOrderNo } = one
    const choices = (await soldOutRides(server, 'finance', tempOrderNo, one.date)).slice(0, 6)
    expect(choices.length).toBeGreaterThan(1)
    const asked = { tempOrderNo, rides: choices, employeeIds: ['1-finance'], waitlist: true }
    expect(expectResult(await server.call('finance', checkTrainPassengers, asked)).blocked).toEqual([])
    const { prices, total, deadlines } = expectResult(
      await server.call('finance', quoteTrainWaitlist, { tempOrderNo, choices, travellers: paying(one.frame) }),
    )
    expect(prices[0]!.unit).toBe(Math.max(...choices.map(({ price }) => price)))
    const join = { ...one.frame, choices, deadline: deadlines[0]!.at, expectedTotal: total }
    const { orderNo } = expectResult(await server.call('finance', joinTrainWaitlist, join))
    expect((await trainDetail(server, 'finance', orderNo)).waitlist?.choices).toHaveLength(choices.length)
  })

  test('ends unfulfilled at its deadline; all money comes back, and nobody is asked again', async () => {
    const one = await waitFor(server, 'manager', { wanted: soldOut })
    const deadline = expectResult(one.quote).deadlines.at(-1)!.at
    const join = { ...one.frame, choices: [one.ride], deadline }
    const { orderNo } = expectResult(await server.call('manager', joinTrainWaitlist, join))
    expect((await payAndSettle(server, 'manager', orderNo)).waitlist?.state).toBe('waiting')
    await server.turn(minutesBetween(server.context.clock.now().toISOString(), deadline) - 1)
    expect((await trainDetail(server, 'manager', orderNo)).waitlist?.state).toBe('waiting')
    await server.turn(2)
    const ended = await trainDetail(server, 'manager', orderNo)
    expect(ended).toMatchObject({ state: 3203, stateName: '兑现失败' })
    expect(ended.waitlist).toMatchObject({ state: 'failed', returned: ended.total, canLeave: false })
    expect(ended.history.at(-1)!.sentence).toContain('截止兑现时间已到')
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    await expectBooksToBalance(server)
  })

  test('bad input: seats are left, a deadline too late or over, a train that was not shown', async () => {
    const free = await waitFor(server, 'finance', { wanted: (_train, { seat, seats }) => seat === 'O' && seats > 5 })
    expect(free.quote).toMatchObject({ problem: 'waitlistNotNeeded' })
    const gone = await waitFor(server, 'finance', { wanted: soldOut })
    const join = { ...gone.frame, choices: [gone.ride] }
    await expectRefusals(server, [
      refusal(
        'over',
        joinTrainWaitlist,
        { ...join, deadline: '2026-11-20T01:00:00.000Z' },
        'waitlistDeadlineWrong',
        'deadline',
        'finance',
      ),
      refusal(
        'too late',
        joinTrainWaitlist,
        { ...join, deadline: '2026-12-09T01:00:00.000Z' },
        'waitlistDeadlineWrong',
        'deadline',
        'finance',
      ),
      refusal('unknown', leaveTrainWaitlist, { orderNo: 'TW2026112000000001' }, 'orderUnknown', 'orderNo', 'finance'),
    ])
  })
})

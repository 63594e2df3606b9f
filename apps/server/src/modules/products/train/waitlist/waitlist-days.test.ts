import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkTrainPassengers,
  createTrainOrder,
  getTrainOrderTemp,
  searchTrains,
} from '@sojourn/contract/products/train/train.calls'
import { joinTrainWaitlist, quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { addDays, addMinutes } from '@sojourn/domain/kit/local-date'
import { approvedApplication, plannedLine } from '../../../../testing/applications'
import { expectResult } from '../../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { refundTrain, rideOf, ticketsOf, trainDetail } from '../../../../testing/trains'
import { payAndSettle, paying, soldOut, soldOutRides, waitFor, type Wanted } from '../../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('[handbook 3.6] a waitlist over several days', () => {
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
    const last = new Date(Math.max(...leaves.map(Number))).toISOString()
    expect(deadlines.map(({ at, minutesBefore }) => [at, addMinutes(last, -minutesBefore)])).toEqual(
      deadlines.map(({ at }) => [at, at]),
    )
    const join = { ...frame, choices, deadline: deadlines.find(({ usual }) => usual)!.at, expectedTotal: total }
    const { orderNo } = expectResult(await server.call('director', joinTrainWaitlist, join))
    expect((await payAndSettle(server, 'director', orderNo)).waitlist?.state).toBe('waiting')

    await refundTrain(server, theirs.orderNo, ticketsOf(theirs))
    await server.turn(2)
    const order = await trainDetail(server, 'director', orderNo)
    expect(order).toMatchObject({ state: 3202, rides: [{ trainKey: other.trainKey, departDate: lastOne.date }] })
    const back = dearest - order.places[0]!.price
    expect(order.waitlist).toMatchObject({ state: 'fulfilled', returned: back })
    expect(order.waitlist?.choices.map(({ taken }) => taken)).toEqual([true, false])
    expect((await payersOf(server, orderNo)).paid).toEqual({ personal: total - back })
    await expectBooksToBalance(server)
  })
})

describe('[handbook 9.3] a waitlist under an application', () => {
  const depart = { code: 'SHA', name: '上海' }
  const arrive = { code: 'BJS', name: '北京' }
  const secondClass: Wanted = (train, seat) => seat.seat === 'O' && soldOut(train, seat)
  const applied = (who: string, mode: 'lines' | 'cities', startDate: string) =>
    approvedApplication(server, who, {
      travellerIds: [`1-${who}`],
      productTypes: [5],
      itineraryMode: mode,
      lines:
        mode === 'lines' ? [plannedLine({ productType: 5, depart, arrive, startDate, endDate: startDate, isReturn: false })] : [],
      cities: mode === 'cities' ? [depart, arrive] : [],
      startDate,
      endDate: startDate,
      budgets: [{ productType: 5, amount: 50_000_00 }],
    })

  test.each(['lines', 'cities'] as const)('each of its choices lies within the application: %s', async (mode) => {
    const who = mode === 'lines' ? 'guest-booker' : 'hongkong'
    const { date } = await waitFor(server, who, { wanted: secondClass })
    const travelApplyNo = await applied(who, mode, date)
    const { tempOrderNo, frame, ride } = await waitFor(server, who, { wanted: secondClass, onDates: [date], travelApplyNo })
    const join = async (choices: (typeof ride)[]) => {
      const asked = { tempOrderNo, choices, travellers: paying(frame) }
      const { total, deadlines } = expectResult(await server.call(who, quoteTrainWaitlist, asked))
      const deadline = deadlines.at(-1)!.at
      return server.call(who, joinTrainWaitlist, { ...frame, choices, deadline, expectedTotal: total })
    }
    const inside = (await soldOutRides(server, who, tempOrderNo, date)).filter(
      ({ seat, trainKey }) => seat === 'O' && trainKey !== ride.trainKey,
    )
    const outside = (await soldOutRides(server, who, tempOrderNo, addDays(date, 1))).find(({ seat }) => seat === 'O')
    const choices = [ride, ...inside.slice(0, 1)]
    const refused = await join([...choices, outside!])
    expect(refused).toMatchObject({ problem: 'waitlistOutsideApplication', field: `choices.${choices.length}` })
    expect(refused.message).toContain(dayInWords(addDays(date, 1), 'zh-CN'))
    expectResult(await join(choices))
  })

  test('[handbook 1.8] no other journey is booked at the time of any of its choices', async () => {
    const { tempOrderNo, frame, ride, date } = await waitFor(server, 'finance', { wanted: soldOut })
    const [another] = await soldOutRides(server, 'finance', tempOrderNo, addDays(date, 2))
    const choices = [ride, another!]
    const asked = { tempOrderNo, choices, travellers: paying(frame) }
    const { total, deadlines } = expectResult(await server.call('finance', quoteTrainWaitlist, asked))
    const join = { ...frame, choices, deadline: deadlines.at(-1)!.at, expectedTotal: total }
    const { orderNo } = expectResult(await server.call('finance', joinTrainWaitlist, join))
    const check = { tempOrderNo, rides: [another!], employeeIds: ['1-finance'], waitlist: true }
    expect(expectResult(await server.call('finance', checkTrainPassengers, check)).blocked).toMatchObject([{ orderNo }])
  })
})

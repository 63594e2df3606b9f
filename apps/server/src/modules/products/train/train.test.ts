import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryTravelOrder } from '@sojourn/contract/booking/order.calls'
import {
  getTrainOrderTemp,
  getTrainStops,
  searchTrains,
  searchTrainTransfers,
} from '@sojourn/contract/products/train/train.calls'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import {
  bookTrain,
  changeTrain,
  refundTrain,
  saveTrainDraft,
  settleTrain,
  ticketedTrain,
  ticketsOf,
  trainDetail,
  type TrainSearch,
} from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('a list of trains', () => {
  test('[S3.34] by city: every station of Shanghai and Beijing, in order of departure, with verdicts', async () => {
    const tempOrderNo = await saveTrainDraft(server, 'employee')
    const found = expectResult(await server.call('employee', searchTrains, { tempOrderNo }))
    expect(found.trains.length).toBeGreaterThan(20)
    expect(found.departPlace).toBe('上海')
    expect(found.saleDates).toEqual({ first: '2026-11-20', last: '2026-12-04' })
    const times = found.trains.map(({ departTime }) => departTime)
    expect(times).toEqual(times.toSorted())
    expect(found.lowestCompliant?.price).toBeGreaterThan(0)
    const first = found.trains.flatMap(({ seats }) => seats).find(({ seat }) => seat === '9')
    expect(first?.violations[0]?.rule).toBe('trainSeat')
    expect(first?.violations[0]?.change).toBeTruthy()
    expect(expectResult(await server.call('employee', getTrainOrderTemp, { tempOrderNo })).searchParams.departDate).toBe(
      '2026-12-01',
    )
  })

  test('[S2.54] a train number and high-speed only narrow it; beyond fifteen days it is not on sale yet', async () => {
    const numbersOf = async (search: TrainSearch) => {
      const tempOrderNo = await saveTrainDraft(server, 'employee', search)
      return expectResult(await server.call('employee', searchTrains, { tempOrderNo })).trains.map(({ trainNo }) => trainNo)
    }
    const all = await numbersOf({ fastOnly: false })
    const fast = await numbersOf({ fastOnly: true })
    expect(fast.length).toBeGreaterThan(0)
    expect(fast.filter((number) => !/^[GDC]/.test(number))).toEqual([])
    expect(all.length).toBeGreaterThan(fast.length)
    expect(await numbersOf({ trainNo: fast[0]! })).toEqual([fast[0]])
    const later = await saveTrainDraft(server, 'employee', { date: '2026-12-08' })
    const { trains } = expectResult(await server.call('employee', searchTrains, { tempOrderNo: later }))
    expect(trains.length).toBeGreaterThan(0)
    expect(trains).toAllSatisfy(({ sale, saleStartsAt }) => sale === 'notYetOnSale' && saleStartsAt !== undefined)
  })

  test('the stops of a train, and journeys with one change', async () => {
    const direct = await saveTrainDraft(server, 'employee')
    const { trains } = expectResult(await server.call('employee', searchTrains, { tempOrderNo: direct }))
    const { trainKey, departStation, arriveStation } = trains[0]!
    const { stops } = expectResult(await server.call('employee', getTrainStops, { trainKey, departStation, arriveStation }))
    const ride = stops.filter(({ onRide }) => onRide).map(({ station }) => station)
    expect([ride[0], ride.at(-1)]).toEqual([departStation, arriveStation])
    expect(stops).toAllSatisfy(({ stationName }) => stationName !== '')
    const tempOrderNo = await saveTrainDraft(server, 'employee', { depart: 'SHH', arrive: 'KMM', fastOnly: false })
    const { transfers } = expectResult(await server.call('employee', searchTrainTransfers, { tempOrderNo }))
    expect(transfers.length).toBeGreaterThan(0)
    for (const { changeMinutes, totalMinutes } of filled(transfers)) expect(totalMinutes).toBeGreaterThan(changeMinutes)
  })
})

describe('a train for two with seats side by side', () => {
  test('to tickets, changed to a later day, and given back', async () => {
    const { answer, chosen } = await bookTrain(server, {
      who: 'manager',
      search: { travellers: ['1-manager', '1-employee'] },
      more: { seatChoice: ['1A', '1B'] },
    })
    const { orderNo, next } = expectResult(answer)
    expect(['approval', 'pay']).toContain(next)
    const held = await trainDetail(server, 'manager', orderNo)
    expect(held.lock).toBe('locked')
    expect(held.places.map(({ place }) => place.slice(-1)).toSorted()).toEqual(['A', 'B'])
    const order = await settleTrain(server, 'manager', orderNo)
    expect(order.state).toBe(3202)
    expect(order.purchaseNo).toMatch(/^E[A-Z0-9]{9}$/)
    expect(order.places).toAllSatisfy(({ ticketNo, gate }) => ticketNo && gate)
    expect(order.invoices.map(({ amount, taxPercent }) => [amount, taxPercent])).toEqual([
      [chosen.seat.price, 9],
      [chosen.seat.price, 9],
    ])
    const { quote, order: changed } = await changeTrain(server, orderNo, ticketsOf(order), '2026-12-02', { who: 'manager' })
    expect(quote.lines).toHaveLength(2)
    expect(changed.state).toBe(3703)
    expect(changed.places).toAllSatisfy(({ ticketNo }) => ticketNo)
    expect((await trainDetail(server, 'manager', orderNo)).state).toBe(3703)
    const { order: refunded } = await refundTrain(server, changed.orderNo, ticketsOf(changed).slice(0, 1), 'manager')
    expect(refunded.state).toBe(3801)
  })

  test('[S3.42] [S3.43] [S3.46] a ticketed train is among my journeys', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-03' } })
    expect(order.state).toBe(3202)
    const trips = expectResult(await server.call('employee', queryTravelOrder, { Type: 0 }))
    const item = trips.list.flatMap(({ travelList }) => travelList).find(({ orderSerialNo }) => orderSerialNo === order.orderNo)
    expect(item).toMatchObject({
      departStation: order.rides[0]!.departStationName,
      arriveStation: order.rides[0]!.arriveStationName,
      trainNo: order.rides[0]!.trainNo,
      seatNo: `${order.places[0]!.coach}车${order.places[0]!.place}号`,
      productType: 5,
      productName: '火车票',
      orderSerialNo: order.orderNo,
      flightNo: order.rides[0]!.trainNo,
      travelStartDate: '2026-12-03',
    })
  })
})

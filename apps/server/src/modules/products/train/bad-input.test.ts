import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { CreateTrainOrder } from '@sojourn/contract/products/train/booking.shapes'
import { saveTrainOrderTemp } from '@sojourn/contract/products/train/draft.calls'
import {
  checkTrainBooking,
  checkTrainPassengers,
  createTrainOrder,
  getTrainBookInfo,
  getTrainStops,
  searchTrains,
  searchTrainTransfers,
} from '@sojourn/contract/products/train/train.calls'
import { getTrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { book, expectResult } from '../../../testing/flights'
import { expectRefusals, refusal, type Refusal } from '../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, chooseTrain, saveTrainDraft, ticketedTrain, trainRequest, type SeatWanted } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const create = (title: string, request: CreateTrainOrder, problem: ProblemName, field?: string, who?: string): Refusal =>
  refusal(title, createTrainOrder, request, problem, field, who)

async function requestOf(who: string, travellers?: string[], wanted?: SeatWanted): Promise<CreateTrainOrder> {
  const tempOrderNo = await saveTrainDraft(server, who, travellers ? { travellers } : {})
  return trainRequest(server, who, tempOrderNo, await chooseTrain(server, who, tempOrderNo, wanted))
}

describe('a search for trains that cannot be', () => {
  const saved = (title: string, change: object, problem: ProblemName, field: string): Refusal =>
    refusal(
      title,
      saveTrainOrderTemp,
      {
        searchParams: {
          segmentType: 0,
          departStation: '上海',
          departStationCode: 'SHH',
          arriveStation: '北京',
          arriveStationCode: 'BJP',
          searchFastTrainOnly: false,
          departDate: '2026-12-01',
          ...change,
        },
        travelType: 1,
        bookType: 0,
      },
      problem,
      field,
    )
  test('[S5.10] [S5.11] stations equal, unknown or missing; a number that no train has; a date outside', () =>
    expectRefusals(server, [
      saved('equal', { arriveStationCode: 'SHH' }, 'citySame', 'arriveStationCode'),
      saved('unknown', { arriveStationCode: 'QQQ' }, 'stationUnknown', 'arriveStationCode'),
      saved('missing', { departStationCode: '' }, 'cityMissing', 'departStationCode'),
      saved('number', { trainNo: 'X12' }, 'trainNumberInvalid', 'trainNo'),
      saved('past', { departDate: '2026-11-19' }, 'datePast', 'departDate'),
      saved('too far', { departDate: '2026-12-11' }, 'dateTooFar', 'departDate'),
    ]))

  test('[S5.11] a train number has at most ten characters', async () => {
    const searchParams = {
      segmentType: 0 as const,
      departStation: '上海',
      departStationCode: 'SHH',
      arriveStation: '北京',
      arriveStationCode: 'BJP',
      searchFastTrainOnly: false,
      departDate: '2026-12-01',
      trainNo: 'G1234567890',
    }
    const answer = await server.call('employee', saveTrainOrderTemp, { searchParams, travelType: 1, bookType: 0 })
    expect(answer).toMatchObject({ status: 400, problem: 'badRequest' })
  })

  test('another date of the ribbon: not a day, over, too far; an unknown train has no stops', async () => {
    const tempOrderNo = await saveTrainDraft(server, 'employee')
    await expectRefusals(server, [
      refusal('over', searchTrains, { tempOrderNo, departDate: '2026-11-19' }, 'datePast', 'departDate'),
      refusal('too far', searchTrains, { tempOrderNo, departDate: '2026-12-11' }, 'dateTooFar', 'departDate'),
      refusal('unknown', getTrainStops, { trainKey: 'NOTRAIN-20261201' }, 'trainUnknown', 'trainKey'),
      refusal('somebody else’s', getTrainBookInfo, { tempOrderNo }, 'tempOrderUnknown', 'tempOrderNo', 'finance'),
    ])
  })

  test('two stations that no train joins have empty lists, direct and with a change', async () => {
    // Sanya's trains stay on the island of Hainan.
    const tempOrderNo = await saveTrainDraft(server, 'employee', { depart: 'SHH', arrive: 'SEQ', fastOnly: false })
    const direct = expectResult(await server.call('employee', searchTrains, { tempOrderNo }))
    expect(direct).toMatchObject({ trains: [], departPlace: '上海', arrivePlace: '三亚' })
    expect(expectResult(await server.call('employee', searchTrainTransfers, { tempOrderNo })).transfers).toEqual([])
    const island = await saveTrainDraft(server, 'employee', { depart: 'VUQ', arrive: 'SEQ', fastOnly: false })
    expect(expectResult(await server.call('employee', searchTrains, { tempOrderNo: island })).trains).not.toEqual([])
  })
})

describe('an order of trains that cannot be', () => {
  let good: CreateTrainOrder
  let others: CreateTrainOrder
  beforeAll(async () => {
    good = await requestOf('employee')
    others = await requestOf('manager', ['1-manager', '1-employee'])
  })
  const riding = (change: object): CreateTrainOrder => ({ ...good, rides: [{ ...good.rides[0]!, ...change }] })

  test('the ride: not shown, unknown, another price, another total', () =>
    expectRefusals(server, [
      create('not shown', riding({ searchId: 'nothing' }), 'trainUnknown', 'searchId'),
      create('unknown', riding({ trainKey: 'NOTRAIN-20261201' }), 'trainUnknown', 'rides.0'),
      create('price', riding({ price: good.rides[0]!.price - 50 }), 'priceChanged', 'rides.0'),
      create('total', { ...good, expectedTotal: good.expectedTotal - 1 }, 'priceChanged', 'expectedTotal'),
      refusal(
        'check',
        checkTrainBooking,
        { tempOrderNo: good.tempOrderNo, rides: [{ ...good.rides[0]!, trainKey: 'NOTRAIN-20261201' }] },
        'trainUnknown',
        'rides.0',
      ),
    ]))

  test('seats: a letter that the row lacks, the same twice, more than travellers, berths where there are none', () =>
    expectRefusals(server, [
      create('twice', { ...others, seatChoice: ['1A', '1A'] }, 'seatChoiceInvalid', 'seatChoice', 'manager'),
      create('too many', { ...good, seatChoice: ['1A', '1B'] }, 'seatChoiceInvalid', 'seatChoice'),
      create('berths', { ...good, berthChoice: { lower: 1, middle: 0, upper: 0 } }, 'seatChoiceInvalid', 'seatChoice'),
    ]))

  test('[handbook 3.5] travellers: a sixth, twice, unknown, not allowed, without document or contact', () => {
    const [traveller] = others.travellers
    const six = Array.from({ length: 6 }, (_, index) => ({ ...traveller!, employeeId: `1-nobody-${index}` }))
    return expectRefusals(server, [
      create('a sixth', { ...others, travellers: six }, 'tooManyTravellers', 'travellers', 'manager'),
      create('twice', { ...others, travellers: [traveller!, traveller!] }, 'travellerTwice', 'travellers', 'manager'),
      create(
        'not allowed',
        { ...good, travellers: [{ ...good.travellers[0]!, employeeId: '1-manager' }] },
        'travellerNotAllowed',
        'employeeIds',
      ),
      create(
        'document',
        { ...good, travellers: [{ ...good.travellers[0]!, credentialId: 'none' }] },
        'credentialUnknown',
        'travellers.0.credentialId',
      ),
      create('mobile', { ...good, contact: { ...good.contact, mobile: '123' } }, 'contactInvalid', 'contact.mobile'),
    ])
  })

  test('[handbook 3.5] one ticket per person, train and date; no second train at that time', async () => {
    const order = await ticketedTrain(server, { who: 'director', search: { date: '2026-12-02' } })
    const [ride] = order.rides
    const same = await bookTrain(server, {
      who: 'director',
      search: { date: '2026-12-02' },
      wanted: (train, { seat, seats }) =>
        train.trainKey === ride!.trainKey && train.departStation === ride!.departStation && seat === 'O' && seats > 0,
    })
    expect(same.answer).toMatchObject({ problem: 'sameTrainTwice' })
    expect(same.answer.message).toContain(ride!.trainNo)
    const other = await bookTrain(server, {
      who: 'director',
      search: { date: '2026-12-02' },
      wanted: (train, { seat, seats }) =>
        train.trainNo !== ride!.trainNo && seat === 'O' && seats > 0 && train.departTime >= ride!.departTime,
    })
    expect(other.answer).toMatchObject({ problem: 'journeyOverlaps' })
    const { request } = other
    const checked = expectResult(
      await server.call('director', checkTrainPassengers, {
        tempOrderNo: request.tempOrderNo,
        rides: request.rides,
        employeeIds: ['1-director'],
      }),
    )
    expect(checked.blocked[0]).toMatchObject({ orderNo: order.orderNo, number: ride!.trainNo })
  })

  test('[S2.29] an order of another company, of another product or of nobody is not found', async () => {
    const { orderNo } = expectResult((await bookTrain(server, { search: { date: '2026-12-03' } })).answer)
    expectResult(await server.call('employee', getTrainOrderDetail, { orderId: orderNo }))
    const flight = (await book(server, 'employee', { date: '2026-12-06' })).created.orderNo
    const stranger = 'employee@beichen.example'
    await expectRefusals(server, [
      refusal('unknown', getTrainOrderDetail, { orderId: 'T2026112000000001' }, 'orderUnknown', 'orderId'),
      refusal('another company', getTrainOrderDetail, { orderId: orderNo }, 'orderUnknown', 'orderId', stranger),
      refusal(
        'a colleague who has no part in it',
        getTrainOrderDetail,
        { orderId: orderNo },
        'orderUnknown',
        'orderId',
        'director',
      ),
      refusal('a flight', getTrainOrderDetail, { orderId: flight }, 'orderUnknown', 'orderId'),
    ])
  })
})

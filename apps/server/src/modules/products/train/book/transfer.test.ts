import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { quoteTrainChange, searchTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import { checkTrainBooking, createTrainOrder, searchTrainTransfers } from '@sojourn/contract/products/train/train.calls'
import type { CreateTrainOrder } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import {
  changeTrain,
  refundTrain,
  rideOf,
  saveTrainDraft,
  settleTrain,
  ticketsOf,
  trainDetail,
  trainRequest,
  type SeatWanted,
} from '../../../../testing/trains'

let server: TestServer
let party: string[]
beforeAll(async () => {
  server = await openTestServer()
  party = await Promise.all([1, 2, 3, 4, 5].map(guest))
})
afterAll(() => server.close())

async function guest(serial: number): Promise<string> {
  const number = `1101011980010100${serial}`
  const credential = { type: 1 as const, number: number + identityCheckDigit(number) }
  const saved = await server.call('manager', saveGuest, {
    name: `来宾${'甲乙丙丁戊'[serial - 1]}`,
    mobile: '13900001111',
    credential,
  })
  return expectResult(saved).employeeId
}

type Wanted = (seat: TrainSeat) => boolean
const seatOf = ({ seats, sale }: TrainOffer, wanted: Wanted): TrainSeat | undefined =>
  sale === 'onSale' ? seats.find((each) => each.seat !== 'WZ' && each.verdict !== 'forbidden' && wanted(each)) : undefined

/** Five people on a journey with one change, of which a ride has too few seats for them. */
const tooFewOn = (short: 0 | 1, remark = '') =>
  journeyOf(
    party,
    [0, 1].map((ride): Wanted => (ride === short ? ({ seats }) => seats > 0 && seats < 5 : isFree)),
    remark,
  )

const isFree: Wanted = ({ seats }) => seats > 10
const isSecondClass: Wanted = (each) => each.seat === 'O' && isFree(each)
const isInSecondClass: SeatWanted = (_train, seat) => isSecondClass(seat) && seat.verdict !== 'forbidden'

/** These people on a journey with one change, with such seats on its rides. */
async function journeyOf(
  people: string[],
  wanted: readonly Wanted[],
  remark = '',
): Promise<{ request: CreateTrainOrder; rides: TrainOffer[] }> {
  for (let day = 0; day < 12; day++) {
    const search = { depart: 'SHH', arrive: 'KMM', fastOnly: false, date: addDays('2026-11-22', day), travellers: people }
    const tempOrderNo = await saveTrainDraft(server, 'manager', search)
    const { transfers, searchId } = expectResult(await server.call('manager', searchTrainTransfers, { tempOrderNo }))
    for (const { first, second } of filled(transfers)) {
      const chosen = [first, second].flatMap((train, ride) => {
        const seat = seatOf(train, wanted[ride]!)
        return seat ? [{ train, seat, ride: rideOf(searchId, train, seat) }] : []
      })
      if (chosen.length < 2) continue
      const one = await trainRequest(server, 'manager', tempOrderNo, chosen[0]!)
      const fees = one.expectedTotal - chosen[0]!.seat.price * people.length
      const expectedTotal = chosen.reduce((sum, { seat }) => sum + seat.price * people.length + fees, 0)
      const travellers = one.travellers.map((each) => ({ ...each, reasonCode: 'urgent' }))
      const request = { ...one, travellers, rides: chosen.map(({ ride }) => ride), expectedTotal, remark }
      return { request, rides: [first, second] }
    }
  }
  throw new Error('no such journey on offer')
}
const heldSeats = async () =>
  (await server.database.pool.query("SELECT FROM sandbox_rail_ticket WHERE state IN ('held', 'issued')")).rowCount

describe('[handbook 3.9] a journey with one change is had as a whole or not at all', () => {
  test.each([0, 1] as const)('seats are wanting on ride %i: it is named, and no seat of the other is kept', async (short) => {
    const { request, rides } = await tooFewOn(short)
    const refused = await server.call('manager', createTrainOrder, request)
    expect(refused).toMatchObject({ problem: 'trainSoldOut', field: `rides.${short}` })
    expect(refused.message).toContain(rides[short]!.trainNo)
    expect(await heldSeats()).toBe(0)
  })

  test('the same from the railway’s queue: the order fails, and no seat is kept', async () => {
    const { request } = await tooFewOn(1, '#LATE')
    const { orderNo, next } = expectResult(await server.call('manager', createTrainOrder, request))
    expect(next).toBe('locking')
    await server.turn(1)
    const order = await trainDetail(server, 'manager', orderNo)
    expect([order.state, order.lock]).toEqual([3203, 'none'])
    expect(await heldSeats()).toBe(0)
    const { list } = expectResult(await server.call('manager', getTripOrderList, {}))
    expect(list.find((each) => each.orderNo === orderNo)?.state).toBe(3203)
  })

  test('a second ride that is not known is named before anything is asked of the railway', async () => {
    const { request } = await tooFewOn(1)
    const rides = request.rides.map((ride, index) => (index === 1 ? { ...ride, trainKey: 'NOTRAIN-20261201' } : ride))
    const checked = await server.call('manager', checkTrainBooking, { tempOrderNo: request.tempOrderNo, rides })
    expect(checked).toMatchObject({ problem: 'trainUnknown', field: 'rides.1' })
    expect(await server.call('manager', createTrainOrder, { ...request, rides })).toMatchObject({ field: 'rides.1' })
  })
})

test('a ride is changed beside the other as it is now: changed before, or given back', async () => {
  const { request } = await journeyOf([party[0]!], [isSecondClass, isSecondClass])
  const { orderNo } = expectResult(await server.call('manager', createTrainOrder, request))
  const order = await settleTrain(server, 'manager', orderNo)
  const [first, second] = ticketsOf(order)
  const day = (later: number) => addDays(order.rides[0]!.departDate, later)
  const options = { who: 'manager', wanted: isInSecondClass }
  const problemOf = async (departDate: string) => {
    const search = { orderNo, coupons: [first!], departDate }
    const { trains, searchId } = expectResult(await server.call('manager', searchTrainChange, search))
    const [train] = filled(trains.filter((each) => seatOf(each, isSecondClass)))
    const to = rideOf(searchId, train!, seatOf(train!, isSecondClass)!)
    return (await server.call('manager', quoteTrainChange, { orderNo, coupons: [first!], to })).problem
  }
  expect(await problemOf(day(2))).toBe('changeOutOfOrderTrain')
  const { order: changed } = await changeTrain(server, orderNo, [second!], day(3), options)
  expect(await problemOf(day(2))).toBeUndefined()
  expect(await problemOf(day(4))).toBe('changeOutOfOrderTrain')
  await refundTrain(server, changed.orderNo, ticketsOf(changed), 'manager')
  expect(await problemOf(day(4))).toBeUndefined()
})

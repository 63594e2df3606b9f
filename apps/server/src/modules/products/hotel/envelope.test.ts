import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import { answer, approvalOf, caseOf, flow, level, refusedAs, setFlows } from '../../../testing/approvals'
import { expectResult, payByCredit } from '../../../testing/flights'
import { bookStay, stayOrder } from '../../../testing/hotels'
import { expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => setFlows(server, flow([level('any', 'manager')])))
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

let day = 1
async function open(remark = '') {
  const [checkIn, checkOut] = [day, ++day].map((each) => `2026-12-${String(each).padStart(2, '0')}`)
  const { created, request } = await bookStay(
    server,
    'employee',
    { checkIn: checkIn!, checkOut: checkOut! },
    ({ verdict, confirmation, hotelType }) => verdict === 'within' && confirmation === 'instant' && hotelType === 2,
    (asked) => ({ ...asked, remark }),
  )
  const { orderNo } = created
  return { orderNo, request, approvalId: await approvalOf(server, orderNo), before: await order(orderNo) }
}
/** The hotel gives held rooms back before their time. */
const lose = (orderNo: string) =>
  server.database.pool.query(
    `UPDATE sandbox_hotel_booking SET state = 'released'
     WHERE booking_no = (SELECT supplier_reference FROM orders WHERE order_no = $1)`,
    [orderNo],
  )
const order = (orderNo: string) => stayOrder(server, 'employee', orderNo)
const agree = (approvalId: string, envelope?: { amount: number; hours: number }) =>
  answer(server, 'manager', approvalId, envelope ? { envelope } : {})

describe('[handbook 1.5] rooms that the hotel gave back before the approval', () => {
  test('without an envelope the decision is refused, and nothing has happened', async () => {
    const { orderNo, approvalId } = await open()
    await lose(orderNo)
    expect(await agree(approvalId)).toMatchObject(refusedAs('offerGone'))
    expect((await order(orderNo)).state).toBe(20)
    expect((await caseOf(server, 'manager', approvalId)).canDecide).toBe(true)
  })

  test('within the envelope others are kept: the same nights, the hotel itself where no way is accepted, no more than was accepted', async () => {
    const { orderNo, approvalId, request, before } = await open()
    await lose(orderNo)
    expect((await agree(approvalId, { amount: 300_00, hours: 0 })).result).toMatchObject({ subjectState: 1100 })
    const after = await order(orderNo)
    expect(after.hotel.hotelId).toBe(before.hotel.hotelId)
    expect(after.stayTotal).toBeLessThanOrEqual(before.stayTotal + 300_00)
    expect(after.rooms[0]!.nights.map(({ date }) => date)).toEqual(before.rooms[0]!.nights.map(({ date }) => date))
    expect(after.rooms[0]!.nights.reduce((sum, { price }) => sum + price, 0)).toBe(after.stayTotal)
    expect(after.total - after.stayTotal).toBe(request.expectedTotal - before.stayTotal)
    expect(after.history.at(-1)?.sentence).toContain('在批准范围内')
    expectResult(await payByCredit(server, 'employee', orderNo, after.total))
    await server.context.drainJobs()
    expect(await order(orderNo)).toMatchObject({ state: 1800, stay: 'confirmed' })
  })
})

test('[handbook 1.5] a full hotel is replaced by one near it, with no fewer stars, where the approver accepted a way', async () => {
  const { orderNo, approvalId, before } = await open()
  await lose(orderNo)
  await server.database.pool.query(
    `INSERT INTO sandbox_hotel_night (hotel_id, room, night, city_id, sold)
     SELECT $1, room, $2, 224, 99 FROM generate_series(0, 9) AS room
     ON CONFLICT (hotel_id, room, night) DO UPDATE SET sold = 99`,
    [before.hotel.hotelId, before.checkInDate],
  )
  expect(await agree(approvalId, { amount: 500_00, hours: 0 })).toMatchObject(refusedAs('offerGone'))
  expect((await agree(approvalId, { amount: 500_00, hours: 1 })).result).toMatchObject({ subjectState: 1100 })
  const after = await order(orderNo)
  expect(after.hotel.hotelId).not.toBe(before.hotel.hotelId)
  expect(starsOf(after.hotel.starCode)).toBeGreaterThanOrEqual(starsOf(before.hotel.starCode))
  expect(after.room!.bed).toBe(before.room!.bed)
  expect(after).toMatchObject({ checkInDate: before.checkInDate, outOfPolicy: false })
  expect(after.history.at(-1)?.sentence).toContain(after.hotel.name)
})

test('[handbook 1.5] rooms that the hotel refuses after the approval are replaced as well, by the same guests', async () => {
  const { orderNo, approvalId, request, before } = await open('#REFUSE')
  expectResult(await agree(approvalId, { amount: 300_00, hours: 2 }))
  expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
  await server.context.drainJobs()
  const after = await order(orderNo)
  expect(after).toMatchObject({ state: 1800, stay: 'confirmed' })
  expect(after.rooms.map(({ guests }) => guests)).toEqual(before.rooms.map(({ guests }) => guests))
  expect(after.stayTotal).toBeLessThanOrEqual(before.stayTotal + 300_00)
})

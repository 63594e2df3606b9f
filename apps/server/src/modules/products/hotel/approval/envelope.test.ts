import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getHotelMemberCards, saveHotelMemberCard } from '@sojourn/contract/products/hotel/member-card.calls'
import type { HotelRate } from '@sojourn/contract/products/hotel/hotel.shapes'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import { groupOfHotel } from '@sojourn/domain/products/hotel/groups'
import { answer, approvalOf, caseOf, flow, level, setFlows } from '../../../../testing/approvals'
import { expectResult, payByCredit } from '../../../../testing/flights'
import { bookStay, stayOrder } from '../../../../testing/hotels'
import { expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => setFlows(server, flow([level('any', 'manager')])))
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

let day = 1
type Wanted = (rate: HotelRate, rates: HotelRate[], detail: { hotel: { brandId?: string } }) => boolean
async function open(remark = '', wanted: Wanted = () => true, memberOf?: string) {
  const [checkIn, checkOut] = [day, ++day].map((each) => `2026-12-${String(each).padStart(2, '0')}`)
  const card = memberOf && (await cardOf(memberOf))
  const { created, request } = await bookStay(
    server,
    'employee',
    { checkIn: checkIn!, checkOut: checkOut! },
    (rate, detail) =>
      rate.verdict === 'within' &&
      rate.confirmation === 'instant' &&
      rate.hotelType === 2 &&
      wanted(rate, detail.hotel.rooms.find(({ rates }) => rates.includes(rate))!.rates, detail),
    (asked) => ({ ...asked, remark, rooms: [{ guests: [{ traveller: 0, ...(card && { memberCardId: card }) }] }] }),
  )
  const { orderNo } = created
  return { orderNo, request, approvalId: await approvalOf(server, orderNo), before: await order(orderNo) }
}
async function cardOf(group: string): Promise<string> {
  const { cards } = expectResult(await server.call('employee', getHotelMemberCards, {}))
  const known = cards.find((card) => card.group === group)
  if (known) return known.cardId
  const added = { group, number: 'HZ12345678', holder: '林晓雯' }
  return expectResult(await server.call('employee', saveHotelMemberCard, added)).cards.find((card) => card.group === group)!
    .cardId
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
  test('without an envelope the order is closed, and its booker is asked to book again', async () => {
    const { orderNo, approvalId } = await open()
    await lose(orderNo)
    expect((await agree(approvalId)).result).toMatchObject({ subjectState: 2700 })
    expect((await order(orderNo)).state).toBe(2700)
    expect((await caseOf(server, 'manager', approvalId)).canDecide).toBe(false)
  })

  test('within the envelope others are kept: the same nights, the hotel itself where no way is accepted, no more than was accepted', async () => {
    const { orderNo, approvalId, request, before } = await open()
    await lose(orderNo)
    expect((await agree(approvalId, { amount: 300_00, hours: 0 })).result).toMatchObject({ subjectState: 2200 })
    const after = await order(orderNo)
    expect(after.hotel.hotelId).toBe(before.hotel.hotelId)
    expect(after.stayTotal).toBeLessThanOrEqual(before.stayTotal + 300_00)
    expect(after.rooms[0]!.nights.map(({ date }) => date)).toEqual(before.rooms[0]!.nights.map(({ date }) => date))
    expect(after.rooms[0]!.nights.reduce((sum, { price }) => sum + price, 0)).toBe(after.stayTotal)
    expect(after.total - after.stayTotal).toBe(request.expectedTotal - before.stayTotal)
    expect(after.history.at(-1)?.sentence).toContain('在批准范围内')
    expectResult(await payByCredit(server, 'employee', orderNo, after.total))
    await server.context.drainJobs()
    expect(await order(orderNo)).toMatchObject({ state: 2501, stay: 'confirmed' })
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
  expect((await agree(approvalId, { amount: 500_00, hours: 1 })).result).toMatchObject({ subjectState: 2200 })
  const after = await order(orderNo)
  expect(after.hotel.hotelId).not.toBe(before.hotel.hotelId)
  expect(starsOf(after.hotel.starCode)).toBeGreaterThanOrEqual(starsOf(before.hotel.starCode))
  expect(after.room!.bed).toBe(before.room!.bed)
  expect(after).toMatchObject({ checkInDate: before.checkInDate, verdict: 'within' })
  expect(after.history.at(-1)?.sentence).toContain(after.hotel.name)
})

/** The hotel says no to a booking that it is sent. */
const refuse = (orderNo: string) =>
  server.database.pool.query(
    `UPDATE sandbox_hotel_booking SET faults = '{REFUSE}'
     WHERE booking_no = (SELECT supplier_reference FROM orders WHERE order_no = $1)`,
    [orderNo],
  )
async function paidAndRefused(opened: Awaited<ReturnType<typeof open>>) {
  const { orderNo, approvalId, request } = opened
  await refuse(orderNo)
  expectResult(await agree(approvalId, { amount: 500_00, hours: 2 }))
  expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
  const hold = vi.spyOn(server.context.hotels, 'hold')
  await server.context.drainJobs()
  const held = hold.mock.calls.map(([, asked]) => asked)
  hold.mockRestore()
  return { after: await order(orderNo), held }
}

test('[handbook 1.5] rooms that the hotel refuses are replaced in another hotel, for the same guests with their remark', async () => {
  const opened = await open('请安排高楼层')
  const { after, held } = await paidAndRefused(opened)
  const { before } = opened
  expect(after).toMatchObject({ state: 2501, stay: 'confirmed' })
  expect(after.hotel.hotelId).not.toBe(before.hotel.hotelId)
  expect(after.rooms.map(({ guests }) => guests)).toEqual(before.rooms.map(({ guests }) => guests))
  expect(after.stayTotal).toBeLessThanOrEqual(before.stayTotal + 500_00)
  expect(held.map(({ remark }) => remark)).toEqual(held.map(() => '请安排高楼层'))
})

test('[handbook 1.5] [handbook 4.3] what can be cancelled for nothing, and its breakfasts, are not replaced by less', async () => {
  const { orderNo, approvalId, before } = await open(
    '',
    ({ freeUntil, totalPrice, nights }, rates) =>
      freeUntil !== undefined &&
      nights.every(({ breakfasts }) => breakfasts > 0) &&
      rates.some((other) => other.hotelType === 2 && other.freeUntil === undefined && other.totalPrice < totalPrice),
  )
  await lose(orderNo)
  expect((await agree(approvalId, { amount: 500_00, hours: 2 })).result).toMatchObject({ subjectState: 2200 })
  const after = await order(orderNo)
  expect(Date.parse(after.rate!.freeUntil ?? '')).toBeGreaterThanOrEqual(Date.parse(before.rate!.freeUntil!))
  for (const [night, { breakfasts }] of after.rooms[0]!.nights.entries())
    expect(breakfasts).toBeGreaterThanOrEqual(before.rooms[0]!.nights[night]!.breakfasts)
})

describe("the guests' documents and memberships", () => {
  const readings = async (orderNo: string): Promise<number> => {
    const found = await server.database.pool.query('SELECT FROM access_log WHERE employee_id = $1 AND purpose LIKE $2', [
      'system',
      `%${orderNo}%`,
    ])
    return found.rowCount ?? 0
  }

  test('[handbook 11.5] documents are not opened where nothing can be held, and a reading is told even where the decision is refused', async () => {
    const { orderNo, approvalId } = await open()
    await lose(orderNo)
    const hold = vi.spyOn(server.context.hotels, 'hold').mockResolvedValue({ failure: 'soldOut' })
    const detail = vi.spyOn(server.context.hotels, 'detail').mockResolvedValue({ failure: 'closed' })
    expect((await agree(approvalId, { amount: 500_00, hours: 2 })).result).toMatchObject({ subjectState: 2700 })
    expect([hold.mock.calls.length, await readings(orderNo)]).toEqual([0, 0])
    detail.mockRestore()
    hold.mockRestore()
    const asked = await open()
    await lose(asked.orderNo)
    const refusing = vi.spyOn(server.context.hotels, 'hold').mockResolvedValue({ failure: 'soldOut' })
    expect((await agree(asked.approvalId, { amount: 500_00, hours: 2 })).result).toMatchObject({ subjectState: 2700 })
    expect(refusing).toHaveBeenCalled()
    expect(await readings(asked.orderNo)).toBe(1)
    refusing.mockRestore()
  })

  test('a membership is told to hotels of its group only, and leaves the order with the group', async () => {
    const groupAt = ({ hotel }: { hotel: { brandId?: string } }) => groupOfHotel(hotel)
    const stranger = await open('', (_rate, _rates, detail) => ![undefined, '华住'].includes(groupAt(detail)), '华住')
    expect(stranger.before.rooms[0]!.guests[0]).not.toHaveProperty('memberNumber')
    const member = await open('', (_rate, _rates, detail) => groupAt(detail) === '华住', '华住')
    expect(member.before.rooms[0]!.guests[0]).toMatchObject({ memberNumber: '******5678' })
    const { after, held } = await paidAndRefused(member)
    expect(after.hotel.hotelId).not.toBe(member.before.hotel.hotelId)
    const told = groupAt(after) === '华住'
    expect(held.at(-1)!.guests[0]!.memberNumber).toBe(told ? 'HZ12345678' : undefined)
    expect(after.rooms[0]!.guests[0]!.memberNumber).toBe(told ? '******5678' : undefined)
  })
})

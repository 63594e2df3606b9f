import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelTrip, quoteTripCancel } from '@sojourn/contract/booking/order.calls'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { createExternalHotelOrder, getHotelDetail } from '@sojourn/contract/products/hotel/hotel.calls'
import { shortYuan } from '@sojourn/domain/kit/money'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { currentFlows, flow, level, setFlows } from '../../../../testing/approvals'
import { offContractRequest, saveStay, stayOrder, type StaySearch, type WantedRate } from '../../../../testing/hotels'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { confirmedStay, finishedRefund, giveUpRooms, turnTo } from './refund.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const free: WantedRate = (rate) =>
  rate.verdict !== 'forbidden' && rate.confirmation === 'instant' && rate.cancellation.kind === 'limited'
const couponsOf = (order: Awaited<ReturnType<typeof stayOrder>>) =>
  order.travellerList.flatMap(({ tickets }) => tickets.flatMap(({ coupons }) => coupons.map(({ stateName }) => stateName)))
const statesOf = (order: Awaited<ReturnType<typeof stayOrder>>) =>
  order.rooms.map(({ nights }) => nights.map(({ state }) => state))

test('[handbook 4.3] on the second day the first night is used, the others are given up by the leave of the hotel', async () => {
  const stay = { checkIn: '2026-11-23', checkOut: '2026-11-27' }
  const refused = await confirmedStay(server, stay, free, { remark: '#NO_CONSENT' })
  await turnTo(server, '2026-11-24T07:00:00Z')
  const order = await stayOrder(server, 'manager', refused.orderNo)
  expect(order.stay).toBe('checkedIn')
  expect(statesOf(order)).toEqual([['used', 'booked', 'booked', 'booked']])
  expect(couponsOf(order)).toEqual(['已使用', '未使用', '未使用', '未使用'])
  const whole = await server.call('manager', quoteHotelRefund, { orderNo: refused.orderNo, rooms: [{ room: 0 }] })
  expect(whole).toMatchObject({ problem: 'consentRefused', message: expect.stringContaining('联系客服') })
  const slept = await server.call('manager', quoteHotelRefund, {
    orderNo: refused.orderNo,
    rooms: [{ room: 0, nights: ['2026-11-23'] }],
  })
  expect(slept).toMatchObject({ problem: 'nightsNotBooked' })
  const { rules } = expectResult(await server.call('manager', getHotelRefundInfo, { orderId: refused.orderNo }))
  expect(rules).toEqual([{ sentence: '酒店同意后退还这些房晚，不扣款', current: true }])
}, 60_000)

describe('what is over does not stop the end of a whole trip', () => {
  test('a stay under way whose nights the hotel keeps, one that nobody came to and one still ahead', async () => {
    const kept = await confirmedStay(server, { checkIn: '2026-12-01', checkOut: '2026-12-05' }, free, { remark: '#NO_CONSENT' })
    const other = { travellers: ['1-employee'] }
    const missed = await confirmedStay(server, { checkIn: '2026-12-01', checkOut: '2026-12-02', ...other }, free, {
      remark: '#NO_SHOW',
    })
    const ahead = await confirmedStay(server, { checkIn: '2026-12-14', checkOut: '2026-12-15' }, free)
    const orderNos = [kept, missed, ahead].map(({ orderNo }) => orderNo)
    const { travelOrderNo } = expectResult(await server.call('manager', saveTrip, { orderNos }))
    await turnTo(server, '2026-12-02T07:00:00Z')
    const quote = expectResult(await server.call('manager', quoteTripCancel, { travelOrderNo }))
    const steps = new Map(quote.orders.map((order) => [order.orderNo, order]))
    expect(steps.get(kept.orderNo)).toMatchObject({ step: 'none', reason: '酒店不同意退还余下房晚，予以保留', amount: 0 })
    expect(steps.get(missed.orderNo)).toMatchObject({ step: 'none', reason: '酒店记录未按时入住，不能退订', amount: 0 })
    expect(steps.get(ahead.orderNo)).toMatchObject({ step: 'refund', fee: 0, amount: ahead.rate.totalPrice })
    const done = expectResult(
      await server.call('manager', cancelTrip, { travelOrderNo, expectedTotal: quote.total, expectedFee: quote.fee }),
    )
    expect(done.refunds).toHaveLength(1)
    const absent = await stayOrder(server, 'manager', missed.orderNo)
    expect(statesOf(absent)).toEqual([['notUsed']])
    expect(couponsOf(absent)).toEqual(['已作废'])
    expect(absent.actions.map(({ action }) => action)).not.toContain('refund')
  })

  test('a room that the hotel keeps holds no other room of its order back', async () => {
    const rooms = [['1-manager'], ['1-director']]
    const days = { checkIn: '2026-12-11', checkOut: '2026-12-13', travellers: rooms.flat() }
    const { orderNo, rate } = await confirmedStay(server, days, (each, at) => each.rooms > 1 && free(each, at), {}, rooms)
    const { travelOrderNo } = expectResult(await server.call('manager', saveTrip, { orderNos: [orderNo] }))
    const { hotels } = server.context
    const cancel = hotels.cancel.bind(hotels)
    const partly = vi.spyOn(hotels, 'cancel').mockImplementation(async (context, asked) => {
      if (asked.lines.some(({ room }) => room === 0)) return { failure: 'consentRefused' }
      return cancel(context, asked)
    })
    const quote = expectResult(await server.call('manager', quoteTripCancel, { travelOrderNo }))
    expect(quote.orders).toMatchObject([{ step: 'refund', amount: rate.totalPrice, fee: 0 }])
    const done = expectResult(
      await server.call('manager', cancelTrip, { travelOrderNo, expectedTotal: quote.total, expectedFee: quote.fee }),
    )
    await finishedRefund(server, done.refunds[0]!)
    expect(statesOf(await stayOrder(server, 'manager', orderNo))).toEqual([
      ['booked', 'booked'],
      ['cancelled', 'cancelled'],
    ])
    partly.mockRestore()
  })

  test('a stay that is over is used, and its refund page says so', async () => {
    const { orderNo } = await confirmedStay(server, { checkIn: '2026-12-16', checkOut: '2026-12-18' }, free)
    const { travelOrderNo } = expectResult(await server.call('manager', saveTrip, { orderNos: [orderNo] }))
    await turnTo(server, '2026-12-19T06:00:00Z')
    const info = expectResult(await server.call('manager', getHotelRefundInfo, { orderId: orderNo }))
    expect(info.rooms[0]).toMatchObject({ possible: false, reason: '这间房已入住，没有可退的房晚' })
    expect(info.rooms[0]!.nights.map(({ state }) => state)).toEqual(['used', 'used'])
    const quote = expectResult(await server.call('manager', quoteTripCancel, { travelOrderNo }))
    expect(quote).toMatchObject({ total: 0, orders: [{ step: 'none', reason: '这间房已入住，没有可退的房晚' }] })
  })
})

describe('what is left of a stay', () => {
  const rooms = [['1-manager', '1-employee'], ['1-director']]
  const travellers = rooms.flat()

  test('a shared room goes with both its guests; the order says what is left, the refund what was given up', async () => {
    const stay = { checkIn: '2026-12-27', checkOut: '2026-12-29', travellers }
    const { orderNo, order, rate } = await confirmedStay(
      server,
      stay,
      (rate, detail) => rate.rooms > 1 && free(rate, detail),
      {},
      rooms,
    )
    expect(order).toMatchObject({ stayTotal: 2 * rate.totalPrice })
    const penalties = (of: typeof order) => of.cancellation.map(({ penalty }) => penalty)
    const { refund } = await giveUpRooms(server, orderNo, [{ room: 0 }])
    expect(refund.travellers).toHaveLength(2)
    expect(refund).toMatchObject({ stay: 'confirmed', total: rate.totalPrice })
    expect(refund.alters.map(({ guests }) => guests)).toEqual(
      [0, 1].map(() => order.rooms[0]!.guests.map(({ name }) => name).join('、')),
    )
    const after = await stayOrder(server, 'manager', orderNo)
    expect(after).toMatchObject({ stay: 'confirmed', stayTotal: rate.totalPrice, checkOutDate: '2026-12-29' })
    expect(penalties(after).map((penalty) => 2 * penalty)).toEqual(penalties(order))
    expect(after.rooms.map(({ guests }) => guests.length)).toEqual([2, 1])
    expect(statesOf(after)).toEqual([
      ['cancelled', 'cancelled'],
      ['booked', 'booked'],
    ])
  })

  test('both who shared it are free for these nights again, and so is nobody of the other room', async () => {
    const again = { checkIn: '2026-12-27', checkOut: '2026-12-28', travellers: ['1-manager', '1-employee'] }
    const { order } = await confirmedStay(server, again, free, {}, [['1-manager', '1-employee']])
    expect(order.rooms).toHaveLength(1)
    const taken = { checkIn: '2026-12-27', checkOut: '2026-12-28', travellers: ['1-director'] }
    await expect(confirmedStay(server, taken, free)).rejects.toThrow()
  })

  test('of a stay that was given up altogether, what its policy would have cost', async () => {
    const { orderNo, order } = await confirmedStay(server, { checkIn: '2026-12-30', checkOut: '2026-12-31' }, free)
    expect(order.cancellation.at(-1)!.penalty).toBeGreaterThan(0)
    await giveUpRooms(server, orderNo, [{ room: 0 }])
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({ stay: 'cancelled', cancellation: order.cancellation })
  })
})

describe("a partner's rate", () => {
  async function partnerStay(checkIn: string, checkOut: string): Promise<string> {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn, checkOut })
    const { externalRates } = expectResult(await server.call('employee', getHotelDetail, { tempOrderNo, hotelId: '224-1' }))
    const { externalRateId, totalPrice } = externalRates[0]!
    const request = await offContractRequest(server, 'employee', tempOrderNo, totalPrice + daysBetween(checkIn, checkOut) * 1_000)
    const { orderNo } = expectResult(
      await server.call('employee', createExternalHotelOrder, { ...request, externalRateId, reasonText: '近会场' }),
    )
    for (const who of ['manager', 'director'])
      if ((await stayOrder(server, 'employee', orderNo)).state === 20) await decide(server, who, orderNo)
    expectResult(await payByCredit(server, 'employee', orderNo, totalPrice + daysBetween(checkIn, checkOut) * 1_000))
    await server.context.drainJobs()
    return orderNo
  }

  test('ends like the others: slept in, used, and no part of the end of its trip', async () => {
    const orderNo = await partnerStay('2026-12-21', '2026-12-23')
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [orderNo] }))
    await turnTo(server, '2026-12-22T06:00:00Z')
    const under = await stayOrder(server, 'employee', orderNo)
    expect(under.stay).toBe('checkedIn')
    expect(statesOf(under)).toEqual([['used', 'booked']])
    const { rules } = expectResult(await server.call('employee', getHotelRefundInfo, { orderId: orderNo }))
    const due = rules.find(({ current }) => current)!.sentence
    expect(due).toContain(shortYuan(under.rooms[0]!.nights[1]!.price))
    await turnTo(server, '2026-12-24T06:00:00Z')
    const over = await stayOrder(server, 'employee', orderNo)
    expect(over).toMatchObject({ stay: 'checkedOut', state: 2610 })
    expect(couponsOf(over)).toEqual(['已使用', '已使用'])
    expect(over.actions.map(({ action }) => action)).not.toContain('refund')
    expect(expectResult(await server.call('employee', quoteTripCancel, { travelOrderNo })).orders).toMatchObject([
      { step: 'none' },
    ])
  })

  test('[handbook 4.3] a refund that waited until its nights were slept in gives nothing back', async () => {
    const orderNo = await partnerStay('2026-12-26', '2026-12-27')
    const asked = { orderNo, rooms: [{ room: 0 }] }
    const { total } = expectResult(await server.call('employee', quoteHotelRefund, asked))
    expect(total).toBeGreaterThan(0)
    const applied = expectResult(
      await server.call('employee', applyHotelRefund, { ...asked, expectedTotal: total, expectedPenalty: 0 }),
    )
    const clock = server.context.clock as unknown as { turn(minutes: number): void }
    clock.turn((Date.parse('2026-12-26T22:00:00Z') - server.context.clock.now().getTime()) / 60_000)
    await server.context.drainJobs()
    await server.turn(0)
    const refund = await stayOrder(server, 'employee', applied.orderNo)
    expect(refund).toMatchObject({ state: 2802, stay: 'checkedOut' })
    expect(statesOf(await stayOrder(server, 'employee', orderNo))).toEqual([['used']])
  })
})

describe('[handbook 4.5] nobody comes while a refund waits for its approver', () => {
  const waiting = async (search: StaySearch, wanted: WantedRate, more: object = {}) => {
    const stay = await confirmedStay(server, search, wanted, { remark: '#NO_SHOW', ...more })
    const asked = { orderNo: stay.orderNo, rooms: [{ room: 0 }] }
    const { total, penalty } = expectResult(await server.call('manager', quoteHotelRefund, asked))
    const flows = await currentFlows(server)
    await setFlows(server, flow([level('any', 'director')], { conditions: { objects: ['refund'] }, deadlineHours: 700 }))
    const applied = await server.call('manager', applyHotelRefund, { ...asked, expectedTotal: total, expectedPenalty: penalty })
    await setFlows(server, ...flows)
    return { ...stay, refundNo: expectResult(applied).orderNo }
  }
  const pointsOf = async (orderNo: string) => {
    const { rows } = await server.database.pool.query<{ points: number }>(
      'SELECT coalesce(sum(points), 0)::integer AS points FROM points_entry WHERE order_no = $1',
      [orderNo],
    )
    return rows[0]!.points
  }

  test('what was paid comes back less the penalty, once, and the points of all that was given up go', async () => {
    const { orderNo, refundNo, request } = await waiting({ checkIn: '2027-01-04', checkOut: '2027-01-06' }, free)
    expect(await pointsOf(orderNo)).toBeGreaterThan(0)
    await turnTo(server, '2027-01-05T07:00:00Z')
    const over = await stayOrder(server, 'manager', orderNo)
    expect(statesOf(over)).toEqual([['notUsed', 'notUsed']])
    const back = over.returns.map(({ amount }) => amount)
    expect(back).toEqual([expect.any(Number)])
    expect(back[0]).toBeGreaterThan(0)
    expect(back[0]).toBeLessThan(request.expectedTotal)
    expect(await pointsOf(orderNo)).toBe(0)
    expectResult(await decide(server, 'director', refundNo))
    await server.context.drainJobs()
    expect(await stayOrder(server, 'manager', refundNo)).toMatchObject({ state: 2802 })
    await turnTo(server, '2027-01-09T07:00:00Z')
    expect((await stayOrder(server, 'manager', orderNo)).returns.map(({ amount }) => amount)).toEqual(back)
  })

  test('and the hotel takes what the company guaranteed', async () => {
    const guaranteed: WantedRate = (rate) =>
      rate.verdict !== 'forbidden' && rate.confirmation === 'instant' && rate.guarantee?.time?.start === '18:00'
    const late = { latestArrival: 1380, guarantee: { kind: 'company' as const } }
    const { orderNo } = await waiting({ checkIn: '2027-01-11', checkOut: '2027-01-13', hotelType: 1 }, guaranteed, late)
    await turnTo(server, '2027-01-15T08:00:00Z')
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({ guarantee: { state: 'captured' } })
  })

  test('a refund that the hotel was asked about already is settled by what it answers, and once', async () => {
    const { orderNo, refundNo } = await waiting({ checkIn: '2027-01-18', checkOut: '2027-01-20' }, free)
    const { hotels } = server.context
    const busy = vi.spyOn(hotels, 'cancel').mockResolvedValue({ failure: 'supplierBusy' })
    expectResult(await decide(server, 'director', refundNo))
    await server.context.drainJobs()
    await turnTo(server, '2027-01-19T07:00:00Z')
    expect(statesOf(await stayOrder(server, 'manager', orderNo))).toEqual([['cancelling', 'cancelling']])
    expect((await stayOrder(server, 'manager', orderNo)).returns).toEqual([])
    busy.mockRestore()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '@sojourn/contract/products/hotel-after-sales.calls'
import { expectResult } from '../../../testing/flights'
import { stayOrder, type StaySearch, type WantedRate } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { confirmedStay, finishedRefund } from './refund.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const free: WantedRate = (rate) =>
  rate.verdict !== 'forbidden' &&
  rate.confirmation === 'instant' &&
  rate.cancellation.kind === 'limited' &&
  rate.freeUntil !== undefined

const late = { latestArrival: 1380, guarantee: { kind: 'company' as const } }

const confirmed = (search: StaySearch, wanted: WantedRate, rooms?: string[][], remark?: string, more: object = {}) =>
  confirmedStay(server, search, wanted, { ...more, ...(remark ? { remark } : {}) }, rooms)
const finished = (orderNo: string) => finishedRefund(server, orderNo)

describe('rooms and nights are given up', () => {
  test('[S2.25] [S7.54] one of two rooms, in time: all of it comes back, the other room stays', async () => {
    const rooms = [['1-manager'], ['1-employee']]
    const stay = { checkIn: '2026-12-09', checkOut: '2026-12-11', travellers: ['1-manager', '1-employee'] }
    const { orderNo, rate } = await confirmed(stay, free, rooms)
    const info = expectResult(await server.call('manager', getHotelRefundInfo, { orderId: orderNo }))
    expect(info.rooms.map(({ possible }) => possible)).toEqual([true, true])
    expect(info.rules.find(({ current }) => current)?.sentence).toContain('免费取消')
    const asked = { orderNo, rooms: [{ room: 1 }] }
    const quote = expectResult(await server.call('manager', quoteHotelRefund, asked))
    expect(quote).toMatchObject({ penalty: 0, total: rate.totalPrice, captured: 0, needsConsent: false })
    expect(quote.holdsUntil).toBe(rate.freeUntil)
    expect(quote.shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total)
    const applied = expectResult(
      await server.call('manager', applyHotelRefund, { ...asked, expectedTotal: quote.total, expectedPenalty: 0 }),
    )
    const again = await server.call('manager', applyHotelRefund, { ...asked, expectedTotal: 0, expectedPenalty: 0 })
    expect(['nightsTaken', 'nightsNotBooked']).toContain(again.problem)
    const refund = await finished(applied.orderNo)
    expect(refund).toMatchObject({ kind: 'refund', total: rate.totalPrice })
    expect(refund.alters.map(({ room, date, amount }) => [room, date, amount])).toEqual(
      rate.nights.map(({ date, price }) => [1, date, price]),
    )
    const order = await stayOrder(server, 'manager', orderNo)
    expect(order.state).toBe(1900)
    expect(order.rooms.map(({ nights }) => nights.map(({ state }) => state))).toEqual([
      ['booked', 'booked'],
      ['cancelled', 'cancelled'],
    ])
    const { list } = expectResult(await server.call('manager', getTripOrderList, {}))
    expect(list.map(({ orderNo: no, stateName }) => [no, stateName])).toEqual([
      [applied.orderNo, '已退订'],
      [orderNo, '部分退订'],
    ])
  })

  test('[handbook 4.3] cancelling in the second of the deadline is free, a second later it costs', async () => {
    const { orderNo, rate } = await confirmed({ checkIn: '2026-11-24', checkOut: '2026-11-25' }, free)
    const asked = { orderNo, rooms: [{ room: 0 }] }
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse(rate.freeUntil!) - now) / 60_000)
    expect(expectResult(await server.call('manager', quoteHotelRefund, asked))).toMatchObject({ penalty: 0 })
    await server.turn(1 / 60)
    const late = expectResult(await server.call('manager', quoteHotelRefund, asked))
    expect(late.penalty).toBeGreaterThan(0)
    expect(late.total).toBe(rate.totalPrice - late.penalty)
    const stale = await server.call('manager', applyHotelRefund, {
      ...asked,
      expectedTotal: rate.totalPrice,
      expectedPenalty: 0,
    })
    expect(stale).toMatchObject({ problem: 'quoteChanged' })
    const applied = expectResult(
      await server.call('manager', applyHotelRefund, { ...asked, expectedTotal: late.total, expectedPenalty: late.penalty }),
    )
    expect(await finished(applied.orderNo)).toMatchObject({ state: 1811, total: late.total })
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({ stay: 'cancelled' })
  })

  test('[S2.25] the last night alone comes back; a night in the middle does not', async () => {
    const { orderNo, rate } = await confirmed({ checkIn: '2026-12-18', checkOut: '2026-12-21' }, free)
    const gap = await server.call('manager', quoteHotelRefund, { orderNo, rooms: [{ room: 0, nights: ['2026-12-19'] }] })
    expect(gap).toMatchObject({ problem: 'nightsNotAtEnd', field: 'rooms.0' })
    const asked = { orderNo, rooms: [{ room: 0, nights: ['2026-12-20'] }] }
    const quote = expectResult(await server.call('manager', quoteHotelRefund, asked))
    expect(quote.total).toBe(rate.nights[2]!.price)
    const applied = expectResult(
      await server.call('manager', applyHotelRefund, { ...asked, expectedTotal: quote.total, expectedPenalty: quote.penalty }),
    )
    await finished(applied.orderNo)
    const order = await stayOrder(server, 'manager', orderNo)
    expect(order.rooms[0]!.nights.map(({ state }) => state)).toEqual(['booked', 'booked', 'cancelled'])
    const twice = await server.call('manager', quoteHotelRefund, asked)
    expect(twice).toMatchObject({ problem: 'nightsNotBooked' })
    const unknown = await server.call('manager', quoteHotelRefund, { orderNo, rooms: [{ room: 4 }] })
    expect(unknown).toMatchObject({ problem: 'roomUnknown' })
  })

  test('[handbook 4.4] a guest who does not come: the audit of the next noon says so, and what is kept', async () => {
    const { orderNo, order } = await confirmed({ checkIn: '2026-12-01', checkOut: '2026-12-02' }, free, undefined, '#NO_SHOW')
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse('2026-12-02T05:00:00Z') - now) / 60_000)
    const missed = await stayOrder(server, 'manager', orderNo)
    expect(missed).toMatchObject({ stay: 'noShow', stayName: '未入住' })
    expect(missed.noShowPenalty).toBeGreaterThan(0)
    expect(missed.noShowPenalty).toBeLessThanOrEqual(order.stayTotal)
    const tooLate = await server.call('manager', quoteHotelRefund, { orderNo, rooms: [{ room: 0 }] })
    expect(tooLate).toMatchObject({ problem: 'nightsNotBooked' })
  })
})

describe('a stay that the hotel is paid for', () => {
  const guaranteed: WantedRate = (rate) =>
    rate.hotelType === 1 &&
    rate.verdict !== 'forbidden' &&
    rate.confirmation === 'instant' &&
    rate.guarantee?.time?.start === '18:00' &&
    rate.guarantee.change.kind !== 'noChange'

  test('[S7.54] cancelled in time costs nothing, later the guarantee is kept; no money moves through us', async () => {
    const early = await confirmed(
      { checkIn: '2026-12-05', checkOut: '2026-12-06', hotelType: 1 },
      guaranteed,
      undefined,
      '',
      late,
    )
    const quote = expectResult(await server.call('manager', quoteHotelRefund, { orderNo: early.orderNo, rooms: [{ room: 0 }] }))
    expect(quote).toMatchObject({ total: 0, penalty: 0, captured: 0, shares: [] })
    const applied = expectResult(
      await server.call('manager', applyHotelRefund, {
        orderNo: early.orderNo,
        rooms: [{ room: 0 }],
        expectedTotal: 0,
        expectedPenalty: 0,
      }),
    )
    expect(await finished(applied.orderNo)).toMatchObject({ kind: 'refund', state: 1811, total: 0 })
    const released = await stayOrder(server, 'manager', early.orderNo)
    expect(released).toMatchObject({ stay: 'cancelled', guarantee: { state: 'released' } })

    const kept = await confirmed({ checkIn: '2026-12-05', checkOut: '2026-12-06', hotelType: 1 }, guaranteed, undefined, '', late)
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse('2026-12-05T15:30:00Z') - now) / 60_000)
    const asked = { orderNo: kept.orderNo, rooms: [{ room: 0 }] }
    const tooLate = expectResult(await server.call('manager', quoteHotelRefund, asked))
    expect(tooLate.captured).toBeGreaterThan(0)
    const done = expectResult(
      await server.call('manager', applyHotelRefund, { ...asked, expectedTotal: 0, expectedPenalty: tooLate.penalty }),
    )
    expect(await finished(done.orderNo)).toMatchObject({ state: 1811 })
    expect(await stayOrder(server, 'manager', kept.orderNo)).toMatchObject({
      guarantee: { state: 'captured' },
      noShowPenalty: tooLate.captured,
    })
  })

  test('[handbook 4.5] a stay that is over is complete, its nights used', async () => {
    const { orderNo } = await confirmed({ checkIn: '2026-12-13', checkOut: '2026-12-15' }, free)
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse('2026-12-17T06:00:00Z') - now) / 60_000)
    const order = await stayOrder(server, 'manager', orderNo)
    expect(order).toMatchObject({ state: 1990, stay: 'checkedOut', stateName: '已离店' })
    const states = order.travellerList[0]!.tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state))
    expect(states).toEqual([3, 3])
  })

  test('[handbook 4.3] leaving early needs the consent of the hotel', async () => {
    const stay = { checkIn: '2026-12-22', checkOut: '2026-12-25' }
    const { orderNo } = await confirmed(stay, free, undefined, '#NO_CONSENT')
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse('2026-12-23T06:00:00Z') - now) / 60_000)
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({ stay: 'checkedIn' })
    const last = await server.call('manager', quoteHotelRefund, { orderNo, rooms: [{ room: 0, nights: ['2026-12-24'] }] })
    expect(last).toMatchObject({ problem: 'consentRefused', field: 'rooms' })
  })
})

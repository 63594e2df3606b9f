import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { decide, expectResult } from '../../../../testing/flights'
import { creditOf, expectBooksToBalance, openAccounts, payersOf } from '../../../../testing/ledger'
import { chooseRate, saveStay, stayOrder, stayRequest, type StaySearch, type WantedRate } from '../../../../testing/hotels'
import { noticeOf, notify } from '../../../../testing/payments'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { confirmedStay, finishedRefund, turnTo } from './refund.testing'

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
  test('[S7.54] one of two rooms, in time: all of it comes back, the other room stays', async () => {
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
    expect(order.state).toBe(2900)
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

  test('[handbook 6.4] free of charge, all that was paid personally comes back; the fee that is kept is said, and the company’s', async () => {
    const search = { checkIn: '2026-12-14', checkOut: '2026-12-16' }
    const tempOrderNo = await saveStay(server, 'employee', search)
    const chosen = await chooseRate(
      server,
      'employee',
      tempOrderNo,
      (rate, detail) =>
        free(rate, detail) && rate.violations.some(({ rule, handling }) => rule === 'hotelPrice' && handling === 'choose'),
      { sort: 'priceDown', stars: [30] },
    )
    const asked = await stayRequest(server, 'employee', tempOrderNo, chosen)
    const request = { ...asked, travellers: asked.travellers.map((traveller) => ({ ...traveller, paysExcess: true })) }
    const { orderNo } = expectResult(await server.call('employee', createHotelOrder, request))
    if ((await stayOrder(server, 'employee', orderNo)).state === 20) await decide(server, 'manager', orderNo)
    const { methods, total } = expectResult(await server.call('employee', getPaymentInfo, { orderNos: [orderNo] }))
    const { company, personal } = methods.find(({ settleType }) => settleType === 4)!
    const payment = { orderNos: [orderNo], settleType: 4 as const, expectedTotal: total }
    const { paymentNo } = expectResult(await server.call('employee', pay, payment))
    expect(await notify(server, noticeOf(server, paymentNo, personal))).toMatchObject({ result: { accepted: true } })
    await server.context.drainJobs()
    const quote = expectResult(await server.call('employee', quoteHotelRefund, { orderNo, rooms: [{ room: 0 }] }))
    expect(quote).toMatchObject({ penalty: 0, total: chosen.rate.totalPrice, keptServiceFee: total - chosen.rate.totalPrice })
    expect(quote.keptServiceFee).toBeGreaterThan(0)
    const backTo = (isOwn: boolean) => quote.shares.filter(({ payer }) => (payer !== undefined) === isOwn)
    expect(backTo(true).map(({ amount }) => amount)).toEqual([personal])
    expect(backTo(false).map(({ amount }) => amount)).toEqual([company - quote.keptServiceFee])
    const lastNight = { orderNo, rooms: [{ room: 0, nights: ['2026-12-15'] }] }
    expect(expectResult(await server.call('employee', quoteHotelRefund, lastNight))).toMatchObject({
      keptServiceFee: quote.keptServiceFee / 2,
    })
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
    expect(await finished(applied.orderNo)).toMatchObject({ state: 2800, total: late.total })
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({ stay: 'cancelled' })
  })

  test('the last night alone comes back; a night in the middle does not', async () => {
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

  test('[handbook 4.3] a guest who does not come loses what the rate says; the rest comes back by itself, once', async () => {
    const firstNight: WantedRate = (rate, detail) =>
      free(rate, detail) && rate.cancellation.steps.at(-1)?.penalty.kind === 'firstNight'
    const { orderNo, order, rate } = await confirmed(
      { checkIn: '2026-12-01', checkOut: '2026-12-03' },
      firstNight,
      undefined,
      '#NO_SHOW',
    )
    const penalty = rate.nights[0]!.price
    await turnTo(server, '2026-12-02T08:00:00Z')
    const missed = await stayOrder(server, 'manager', orderNo)
    expect(missed).toMatchObject({ stay: 'noShow', stateName: '未入住', noShowPenalty: penalty })
    expect(missed.noShowReturned).toBe(rate.totalPrice - penalty)
    const kept = order.total - rate.totalPrice + penalty
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: kept })
    const tooLate = await server.call('manager', quoteHotelRefund, { orderNo, rooms: [{ room: 0 }] })
    expect(tooLate).toMatchObject({ problem: 'nightsNotBooked' })
    await turnTo(server, '2026-12-05T08:00:00Z')
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({ state: 2620, stateName: '未入住' })
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: kept })
    await expectBooksToBalance(server)
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
    const { amount } = early.order.guarantee!
    const frozen = (await creditOf(server)).frozen
    expect(await openAccounts(server, early.orderNo)).toEqual({ 'credit.available': -amount, 'credit.guaranteed': amount })
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
    expect(await finished(applied.orderNo)).toMatchObject({ kind: 'refund', state: 2800, total: 0 })
    expect(await openAccounts(server, early.orderNo)).toEqual({})
    const released = await stayOrder(server, 'manager', early.orderNo)
    expect(released).toMatchObject({ stay: 'cancelled', guarantee: { state: 'released' } })
    expect((await creditOf(server)).frozen).toBe(frozen - amount)

    const kept = await confirmed({ checkIn: '2026-12-05', checkOut: '2026-12-06', hotelType: 1 }, guaranteed, undefined, '', late)
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse('2026-12-05T15:30:00Z') - now) / 60_000)
    const asked = { orderNo: kept.orderNo, rooms: [{ room: 0 }] }
    const tooLate = expectResult(await server.call('manager', quoteHotelRefund, asked))
    expect(tooLate.captured).toBeGreaterThan(0)
    const done = expectResult(
      await server.call('manager', applyHotelRefund, { ...asked, expectedTotal: 0, expectedPenalty: tooLate.penalty }),
    )
    expect(await finished(done.orderNo)).toMatchObject({ state: 2800 })
    expect(await stayOrder(server, 'manager', kept.orderNo)).toMatchObject({
      guarantee: { state: 'captured' },
      noShowPenalty: tooLate.captured,
    })
    expect(await openAccounts(server, kept.orderNo)).toEqual(taken(tooLate.captured))
    await expectBooksToBalance(server)
  })

  const taken = (amount: number) => ({ 'credit.used': amount, 'supplier.payable': -amount })

  test('[handbook 4.5] a stay that is over is complete, its nights used', async () => {
    const { orderNo } = await confirmed({ checkIn: '2026-12-13', checkOut: '2026-12-15' }, free)
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse('2026-12-17T06:00:00Z') - now) / 60_000)
    const order = await stayOrder(server, 'manager', orderNo)
    expect(order).toMatchObject({ state: 2610, stay: 'checkedOut', stateName: '已离店' })
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

  const spentOfBudgets = async (): Promise<number> => {
    const { rows } = await server.database.pool.query<{ spent: number }>(
      "SELECT coalesce(sum(spent), 0)::integer AS spent FROM budget WHERE enterprise_id = 1 AND owner_kind = 'costCentre'",
    )
    return rows[0]!.spent
  }
  test.each([
    ['nobody comes: it is captured', '#NO_SHOW', '2026-12-26', true],
    ['the guest has left: it is released', '', '2027-01-04', false],
  ])('[handbook 4.4] [handbook 10.2] the company’s guarantee when %s', async (_title, remark, checkIn, isCaptured) => {
    const stay = { checkIn, checkOut: addDays(checkIn, 2), hotelType: 1 as const }
    const { orderNo, order } = await confirmed(stay, guaranteed, undefined, remark, late)
    const { amount } = order.guarantee!
    expect(await openAccounts(server, orderNo)).toEqual({ 'credit.available': -amount, 'credit.guaranteed': amount })
    // What is taken is owed, and counts also where the budget has nothing left.
    await server.database.pool.query("UPDATE budget SET over_limit = 'forbid', amount = spent + encumbered - adjusted")
    const spent = await spentOfBudgets()
    await turnTo(server, `${addDays(checkIn, 4)}T08:00:00Z`)
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({
      guarantee: { amount, state: isCaptured ? 'captured' : 'released' },
    })
    expect(await openAccounts(server, orderNo)).toEqual(isCaptured ? taken(amount) : {})
    expect(await spentOfBudgets()).toBe(isCaptured ? spent + amount : spent)
    await expectBooksToBalance(server)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import {
  checkFlightBooking,
  chooseFlightTravellers,
  createFlightOrder,
  getFlightBookInfo,
} from '@sojourn/contract/products/flight/flight.calls'
import { applyFlightRefund, searchFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import {
  approveEveryAmount,
  askChange,
  couponsOf,
  quoteRefund,
  refund,
  settle,
  ticketedOrder,
} from '../../../testing/after-sales'
import { choose, detail, expectResult, orderRequest, saveDraft, within, type Wanted } from '../../../testing/flights'
import { expectBooksToBalance } from '../../../testing/ledger'
import { soldSeats } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

/** Parent, child of seven and infant of the demonstration company. */
const [parent, child, infant] = ['1-admin', 'G1-admin-1', 'G1-admin-2']
const family = [parent, child, infant]
const who = 'admin'
/** A discounted fare above half the full one, so that the child pays half. */
const middle: Wanted = (_flight, fare) =>
  fare.cabin === 'Y' && fare.fareType === 'published' && fare.ticketPrice < fare.fullFare && fare.ticketPrice > fare.fullFare / 2
const ticketed = (date: string) => ticketedOrder(server, { who, travellers: family, search: { date }, wanted: middle })

async function asked(travellers: readonly string[], date: string, wanted = middle) {
  const tempOrderNo = await saveDraft(server, who, { bookType: 1, date })
  expectResult(await server.call(who, chooseFlightTravellers, { tempOrderNo, employeeIds: [...travellers] }))
  const choice = await choose(server, who, tempOrderNo, wanted)
  return { tempOrderNo, choice, request: await orderRequest(server, who, tempOrderNo, [choice]) }
}
/** Somebody of this age on the birth certificate, for whom the parent books. */
async function born(name: string, birthDate: string, number: string): Promise<string> {
  const credential = { type: 11 as const, number, birthDate }
  return expectResult(await server.call(who, saveGuest, { name, mobile: '13900002222', credential })).employeeId
}

describe('[handbook 1.2] [handbook 13.3] a family flies', () => {
  test('each at the fare of the age, two seats for three people, and every ticket is worth its own price', async () => {
    const before = await soldSeats(server)
    const { choice, request } = await asked(family, '2026-12-09')
    const { ticketPrice, fullFare } = choice.fare
    const { orderNo } = expectResult(await server.call(who, createFlightOrder, request))
    const order = await settle(server, who, orderNo)
    expect(order.state).toBe(1800)
    expect(order.prices.filter(({ kind }) => kind !== 'serviceFee').map(({ kind, unit, count }) => [kind, unit, count])).toEqual([
      ['fare', ticketPrice, 1],
      ['childFare', Math.round(fullFare / 200) * 100, 1],
      ['infantFare', Math.round(fullFare / 1000) * 100, 1],
      ['buildFee', 50_00, 1],
      ['fuelFee', 20_00, 1],
      ['fuelFee', 10_00, 1],
    ])
    expect(order.travellerList.map(({ name, passenger, tickets }) => [name, passenger, tickets.length])).toEqual([
      ['周雅琴', 'adult', 1],
      ['周小禾（儿童）', 'child', 1],
      ['周小麦（婴儿）', 'infant', 1],
    ])
    expect(await soldSeats(server)).toBe(before + 2)
    const { list } = expectResult(await server.call(who, getMyMails, {}))
    expect(JSON.stringify(list)).toContain('周小禾（儿童）')
    await expectBooksToBalance(server)
  })

  test('the list and the check say the price of the whole party', async () => {
    const { tempOrderNo, request } = await asked(family, '2026-12-10')
    const check = expectResult(await server.call(who, checkFlightBooking, { tempOrderNo, journeys: request.journeys }))
    expect(check.partyTotal).toBe(request.expectedTotal)
    expect(check.partyTotal).toBeLessThan(check.totalPerTraveller * 2)
  })

  test('[handbook 1.6] the child is refunded by the own fare; fees that were not paid do not come back', async () => {
    const order = await ticketed('2026-12-11')
    const seats = await soldSeats(server)
    const [, childCoupon] = couponsOf(order)
    const quote = await quoteRefund(server, order.orderNo, [childCoupon!], who)
    const [line] = quote.lines
    const price = order.prices.find(({ kind }) => kind === 'childFare')!.unit
    expect(line).toMatchObject({ traveller: '周小禾（儿童）', ticketPrice: price, buildFee: 0, fuelFee: 10_00 })
    expect(quote.total).toBe(price - line!.fee + 10_00)
    const { order: refunded } = await refund(server, order.orderNo, [childCoupon!], who)
    expect(refunded).toMatchObject({ state: 1811, total: quote.total })
    expect(await soldSeats(server)).toBe(seats - 1)
  })

  test('an infant gives back no seat', async () => {
    const order = await ticketed('2026-12-12')
    const seats = await soldSeats(server)
    await refund(server, order.orderNo, [couponsOf(order)[2]!], who)
    expect(await soldSeats(server)).toBe(seats)
  })

  test('nobody leaves a child alone on a flight, nor moves one to another alone', async () => {
    const order = await ticketed('2026-12-13')
    const [adult, young] = couponsOf(order)
    const alone = { orderNo: order.orderNo, coupons: [adult!], expectedTotal: 0 }
    const refused = await server.call(who, applyFlightRefund, alone)
    expect(refused).toMatchObject({ problem: 'childLeftOnFlight' })
    expect(refused.message).toContain('儿童')
    const moved = { orderNo: order.orderNo, coupons: [young!], departDate: '2026-12-20' }
    expect(await server.call(who, searchFlightChange, moved)).toMatchObject({ problem: 'childLeftOnFlight' })
    expect((await detail(server, who, order.orderNo)).afterSales).toEqual([])
  })

  test('a change costs each the fee and difference of the own fare, and the new tickets are worth that', async () => {
    const order = await ticketed('2026-12-14')
    const paid = order.segments[0]!.ticketPrice
    const dearer: Wanted = (_flight, fare) => fare.cabin === 'Y' && fare.ticketPrice > paid && fare.verdict !== 'forbidden'
    const { answer, quote } = await askChange(server, order.orderNo, couponsOf(order), '2026-12-21', dearer, who)
    const changed = await settle(server, who, expectResult(answer).orderNo)
    expect(changed.state).toBe(1821)
    const worth = quote.lines.map(({ ticketPrice, fareDifference }) => ticketPrice + fareDifference)
    expect(worth[0]).toBeGreaterThan(paid)
    expect(new Set(worth).size).toBe(3)
    expect(changed.segments[0]!.ticketPrice).toBe(worth[0])
    const back = await quoteRefund(server, changed.orderNo, couponsOf(changed), who)
    expect(back.lines.map(({ ticketPrice }) => ticketPrice)).toEqual(worth)
  })
})

describe('[handbook 1.2] [handbook 1.8] who does not fly so', () => {
  test.each([
    ['a child without an adult', () => Promise.resolve([child]), 'unaccompaniedChild', 'travellers.0'],
    [
      'a second infant of one adult',
      async () => [parent, infant, await born('周小稻', '2026-08-01', 'Z320009002')],
      'tooManyInfants',
      'travellers.2',
    ],
    ['a newborn', async () => [parent, await born('周小粟', '2026-11-19', 'Z320009003')], 'newbornFlies', 'travellers.1'],
  ] as const)('%s', async (_rule, people, problem, field) => {
    const { tempOrderNo, request } = await asked(await people(), '2026-12-02', within)
    const checked = await server.call(who, checkFlightBooking, { tempOrderNo, journeys: request.journeys })
    expect(checked).toMatchObject({ problem, field })
    expect(await server.call(who, createFlightOrder, request)).toMatchObject({ problem, field })
    const { rows } = await server.database.pool.query("SELECT order_no FROM orders WHERE depart_at::date = '2026-12-02'")
    expect(rows).toEqual([])
  })

  test('a birth certificate is for those under sixteen', async () => {
    const grown = await born('周成年', '2009-01-01', 'Z320009004')
    const { request } = await asked([parent, grown], '2026-12-15')
    request.travellers[1]!.credentialId = (await credentialOf(grown)) ?? ''
    expect(await server.call(who, createFlightOrder, request)).toMatchObject({
      problem: 'credentialUnknown',
      field: 'travellers.1.credentialId',
    })
  })

  async function credentialOf(guestId: string): Promise<string | undefined> {
    const tempOrderNo = await saveDraft(server, who, { bookType: 1, date: '2026-12-15' })
    expectResult(await server.call(who, chooseFlightTravellers, { tempOrderNo, employeeIds: [guestId] }))
    const info = expectResult(await server.call(who, getFlightBookInfo, { tempOrderNo }))
    return info.travellers[0]?.credentials[0]?.credentialId
  }
})

describe('[handbook 1.2] the date of birth', () => {
  test('is asked of a guest whose document does not say it', async () => {
    const passport = { type: 2 as const, number: 'E12340001' }
    const guest = { name: 'LI/MING', mobile: '13900002222', credential: passport }
    expect(await server.call(who, saveGuest, guest)).toMatchObject({ problem: 'guestInvalid', field: 'credential.birthDate' })
    const unborn = { ...guest, credential: { ...passport, birthDate: addDays('2026-11-20', 1) } }
    expect(await server.call(who, saveGuest, unborn)).toMatchObject({ field: 'credential.birthDate' })
    const born = { ...guest, credential: { ...passport, birthDate: '1990-01-01' } }
    expectResult(await server.call(who, saveGuest, born))
  })

  test('is asked at booking where a kept document lacks it, sealed with the document, and not asked again', async () => {
    await server.database.pool.query("UPDATE credential SET bearer_cipher = NULL WHERE employee_id = '1-hongkong'")
    const people = [parent, '1-hongkong']
    const { tempOrderNo, request } = await asked(people, '2026-12-16')
    const asking = async () =>
      expectResult(await server.call(who, getFlightBookInfo, { tempOrderNo })).travellers[1]!.credentials[0]!.asksBirthDate
    expect(await asking()).toBe(true)
    expect(await server.call(who, createFlightOrder, request)).toMatchObject({
      problem: 'birthDateMissing',
      field: 'travellers.1.birthDate',
    })
    request.travellers[1]!.birthDate = '1991-07-23'
    expectResult(await server.call(who, createFlightOrder, request))
    expect(await asking()).toBeUndefined()
    const { rows } = await server.database.pool.query("SELECT bearer_cipher FROM credential WHERE employee_id = '1-hongkong'")
    expect(JSON.stringify(rows)).not.toContain('1991')
  })
})

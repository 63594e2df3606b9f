import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markServedVip } from '@sojourn/contract/admin/people/person.calls'
import { compareJourney } from '@sojourn/contract/booking/comparison.calls'
import { chooseFlightTravellers, checkFlightBooking, createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { createHotelOrder, getHotelBookInfo } from '@sojourn/contract/products/hotel/hotel.calls'
import { quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { joinTrainWaitlist, leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { sum } from '@sojourn/domain/kit/money'
import { askChange, couponsOf, quoteRefund, settle } from '../../../testing/after-sales'
import { answer, approvalOf, flow, level, refusedAs, setFlows } from '../../../testing/approvals'
import { choose, detail, expectResult, orderRequest, payByCredit, saveDraft, type Wanted } from '../../../testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest } from '../../../testing/hotels'
import { creditOf, expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, refundTrain, settleTrain, ticketsOf, trainDetail } from '../../../testing/trains'
import { soldOut, waitFor } from '../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await setFlows(server)
  await markDirector(true)
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

/** As the agency marks the director from now on. */
const markDirector = async (isVip: boolean): Promise<unknown> =>
  expectResult(await server.call('agent@agency.example', markServedVip, { enterpriseId: 1, employeeId: '1-director', isVip }))

/** Who books, and the director of the demonstration company, whom the agency marks as a VIP. */
const who = 'manager'
const [usual, vip] = ['1-manager', '1-director']
const travellers = [usual, vip]
const [usualFee, vipFee] = [10_00, 15_00]

const feesOf = (prices: readonly { kind: string; unit: number; count: number }[]) =>
  prices.filter(({ kind }) => kind === 'serviceFee').map(({ unit, count }) => [unit, count])
const line = (unit: number, count = 1): [number, number] => [unit, count]
const bothFees = [line(usualFee), line(vipFee)]
const askApprover = () => setFlows(server, flow([level('any', 'admin')]))
const agree = async (orderNo: string, envelope: { amount: number; hours: number }) =>
  expectResult(await answer(server, 'admin', await approvalOf(server, orderNo), { envelope }))
const befall = (table: string, column: string, key: string, orderNo: string, change: string) =>
  server.database.pool.query(`UPDATE ${table} SET ${change} WHERE ${column} = (SELECT ${key} FROM orders WHERE order_no = $1)`, [
    orderNo,
  ])

describe('[handbook 6.4] a flight of a party of two tiers', () => {
  const bookable: Wanted = (_flight, fare) =>
    fare.verdict === 'within' && fare.cabin === 'Y' && fare.ruleTier > 'T1' && fare.discount <= 60
  async function asked(date: string) {
    const tempOrderNo = await saveDraft(server, who, { bookType: 1, date })
    expectResult(await server.call(who, chooseFlightTravellers, { tempOrderNo, employeeIds: travellers }))
    const choice = await choose(server, who, tempOrderNo, bookable)
    return { tempOrderNo, choice, request: await orderRequest(server, who, tempOrderNo, [choice]) }
  }

  test('each has the own fee on the check, in the order and in its total; a fen less is refused', async () => {
    const { tempOrderNo, choice, request } = await asked('2026-12-09')
    const check = expectResult(await server.call(who, checkFlightBooking, { tempOrderNo, journeys: request.journeys }))
    expect(feesOf(check.prices)).toEqual(bothFees)
    expect(check.partyTotal).toBe(request.expectedTotal)
    const cheap = { ...request, expectedTotal: request.expectedTotal - 1 }
    expect(await server.call(who, createFlightOrder, cheap)).toMatchObject(refusedAs('priceChanged'))
    const { orderNo } = expectResult(await server.call(who, createFlightOrder, request))
    const order = await detail(server, who, orderNo)
    const each = choice.fare.ticketPrice + choice.flight.buildFee + choice.flight.fuelFee
    expect([order.total, feesOf(order.prices)]).toEqual([2 * each + usualFee + vipFee, bothFees])
  })

  test('what is kept of a refund is the own fee of who does not fly, and stays so after a change', async () => {
    const { request } = await asked('2026-12-10')
    const { orderNo } = expectResult(await server.call(who, createFlightOrder, request))
    const order = await settle(server, who, orderNo)
    const [ofUsual, ofVip] = couponsOf(order)
    const keptOf = async (no: string, coupons: Parameters<typeof quoteRefund>[2]) =>
      (await quoteRefund(server, no, coupons, who)).keptBookingFee
    expect([await keptOf(orderNo, [ofUsual!]), await keptOf(orderNo, [ofVip!])]).toEqual([usualFee, vipFee])
    expect(await keptOf(orderNo, [ofUsual!, ofVip!])).toBe(usualFee + vipFee)
    const { answer: changed } = await askChange(server, orderNo, [ofVip!], '2026-12-11', undefined, who)
    const later = await settle(server, who, expectResult(changed).orderNo)
    expect(await keptOf(later.orderNo, couponsOf(later))).toBe(vipFee)
  })

  test('[handbook 1.5] a fare that rises within what the approver accepted leaves the fees as they were agreed', async () => {
    await askApprover()
    const { request } = await asked('2026-12-14')
    const { orderNo } = expectResult(await server.call(who, createFlightOrder, request))
    await befall('sandbox_air_pnr', 'pnr', 'supplier_reference', orderNo, "faults = ARRAY['PRICE_RISE']")
    await markDirector(false)
    await agree(orderNo, { amount: 200_00, hours: 0 })
    const after = await detail(server, who, orderNo)
    expect(after.total).toBeGreaterThan(request.expectedTotal)
    expect(feesOf(after.prices)).toEqual(bothFees)
    expect(sum(after.prices.map(({ amount }) => amount))).toBe(after.total)
  })

  test('a comparison counts what one of them pays on average', async () => {
    const pricesFor = async (employeeIds: string[]) => {
      const tempOrderNo = await saveDraft(server, who, { bookType: 1, date: '2026-12-16' })
      expectResult(await server.call(who, chooseFlightTravellers, { tempOrderNo, employeeIds }))
      const { products } = expectResult(await server.call(who, compareJourney, { tempOrderNo }))
      return products.flatMap(({ offers }) => offers.map(({ number, seat, price }) => ({ key: `${number} ${seat}`, price })))
    }
    const [alone, both] = [await pricesFor([usual]), await pricesFor(travellers)]
    const dearer = both.map(({ key, price }) => price - alone.find((each) => each.key === key)!.price)
    expect(new Set(dearer)).toEqual(new Set([(vipFee - usualFee) / 2]))
  })
})

describe('[handbook 6.4] a train of a party of two tiers', () => {
  const book = async (date: string, remark = '') =>
    bookTrain(server, { who, search: { date, travellers }, more: remark ? { remark } : {} })

  test('each has the own fee in the order and in its total; a fen less is refused', async () => {
    const { request, chosen, answer: made } = await book('2026-11-30')
    const { orderNo } = expectResult(made)
    const order = await trainDetail(server, who, orderNo)
    expect([order.total, feesOf(order.prices)]).toEqual([2 * chosen.seat.price + usualFee + vipFee, bothFees])
    const cheap = { ...request, expectedTotal: request.expectedTotal - 1, acceptConflicts: true }
    expect(await server.call(who, createTrainOrder, cheap)).toMatchObject({ success: false })
  })

  test('[handbook 1.5] seats that are found within an envelope cost each the own fee', async () => {
    await askApprover()
    const { answer: made } = await book('2026-12-03')
    const { orderNo } = expectResult(made)
    await server.database.pool.query(
      "UPDATE sandbox_rail_lock SET faults = '{SEATS_LOST}' WHERE lock_no = (SELECT lock_no FROM train_order WHERE order_no = $1)",
      [orderNo],
    )
    await agree(orderNo, { amount: 900_00, hours: 3 })
    const after = await trainDetail(server, who, orderNo)
    expect([after.state, feesOf(after.prices)]).toEqual([3100, bothFees])
    expect(after.total).toBe(sum(after.places.map(({ price }) => price)) + usualFee + vipFee)
  })

  test('[handbook 3.6] who leaves a waitlist takes the own fee along, and the other goes on at theirs', async () => {
    const { frame, ride, quote, tempOrderNo } = await waitFor(server, who, { wanted: soldOut, travellers })
    const { prices, total, deadlines } = expectResult(quote)
    expect(feesOf(prices)).toEqual(bothFees)
    const deadline = deadlines.find(({ usual: proposed }) => proposed)!.at
    const join = { ...frame, tempOrderNo, choices: [ride], deadline, expectedTotal: total }
    const { orderNo } = expectResult(await server.call(who, joinTrainWaitlist, join))
    expectResult(await payByCredit(server, who, orderNo, total))
    await server.context.drainJobs()
    const before = await creditOf(server)
    const { waitlist } = await trainDetail(server, who, orderNo)
    expect(waitlist!.leavers.map(({ employeeId, back }) => [employeeId, back])).toEqual([
      [usual, ride.price + usualFee],
      [vip, ride.price + vipFee],
    ])
    expectResult(await server.call(who, leaveTrainWaitlist, { orderNo, employeeId: usual }))
    const left = await trainDetail(server, who, orderNo)
    expect([left.total, feesOf(left.prices)]).toEqual([ride.price + vipFee, [line(vipFee)]])
    expect((await creditOf(server)).frozen).toBe(before.frozen - ride.price - usualFee)
  })

  test('of a train that the railway stopped each gets exactly the own fee back', async () => {
    const { answer: made } = await book('2026-12-01', '#STOPPED')
    const order = await settleTrain(server, who, expectResult(made).orderNo)
    await server.turn((Date.parse(order.departAt) - server.context.clock.now().getTime()) / 60_000 - 120)
    const { price } = order.places[0]!
    const [ofUsual, ofVip] = ticketsOf(order)
    const { quote, order: refunded } = await refundTrain(server, order.orderNo, [ofVip!], who)
    expect(quote).toMatchObject({ total: price + vipFee, keptBookingFee: 0, lines: [{ bookingFee: vipFee }] })
    expect(refunded).toMatchObject({ state: 3801, total: price + vipFee })
    const rest = await refundTrain(server, order.orderNo, [ofUsual!], who)
    expect(rest.quote.lines).toMatchObject([{ bookingFee: usualFee, amount: price + usualFee }])
  })
})

describe('[handbook 6.4] a hotel of a party of two tiers', () => {
  const search = (checkIn: string, checkOut: string) => ({ checkIn, checkOut, travellers })
  async function booked(checkIn: string, checkOut: string, rooms: string[][]) {
    const tempOrderNo = await saveStay(server, who, search(checkIn, checkOut))
    const wanted = { rooms }
    const chosen = await chooseRate(
      server,
      who,
      tempOrderNo,
      ({ hotelType, verdict, confirmation }) => hotelType === 2 && verdict === 'within' && confirmation === 'instant',
      wanted,
    )
    const request = await stayRequest(server, who, tempOrderNo, chosen, rooms)
    const { orderNo } = expectResult(await server.call(who, createHotelOrder, request))
    return { tempOrderNo, orderNo, request, order: await stayOrder(server, who, orderNo) }
  }

  test('each room pays by its guests, a shared one the highest fee once; the form tells everybody’s', async () => {
    const { tempOrderNo, order, request } = await booked('2026-12-09', '2026-12-11', [[usual], [vip]])
    const info = expectResult(await server.call(who, getHotelBookInfo, { tempOrderNo }))
    expect(info.travellers.map(({ serviceFee }) => serviceFee)).toEqual([usualFee, vipFee])
    expect([order.total, feesOf(order.prices)]).toEqual([request.expectedTotal, [line(usualFee, 2), line(vipFee, 2)]])
    const shared = await booked('2026-12-12', '2026-12-14', [[usual, vip]])
    expect(feesOf(shared.order.prices)).toEqual([line(vipFee, 2)])
  })

  test('giving up a room loses the fee of that room', async () => {
    const { orderNo, request } = await booked('2026-12-15', '2026-12-17', [[usual], [vip]])
    expectResult(await payByCredit(server, who, orderNo, request.expectedTotal))
    await server.context.drainJobs()
    const keptOf = async (rooms: { room: number }[]) =>
      expectResult(await server.call(who, quoteHotelRefund, { orderNo, rooms })).keptServiceFee
    const { rooms } = await stayOrder(server, who, orderNo)
    const [first, second] = rooms.map(({ room }) => ({ room }))
    expect(await keptOf([first!])).toBe(2 * usualFee)
    expect(await keptOf([second!])).toBe(2 * vipFee)
  })

  test('[handbook 1.5] rooms that are found within an envelope cost each the own fee', async () => {
    await askApprover()
    const { orderNo } = await booked('2026-12-18', '2026-12-19', [[usual], [vip]])
    await befall('sandbox_hotel_booking', 'booking_no', 'supplier_reference', orderNo, "state = 'released'")
    await agree(orderNo, { amount: 600_00, hours: 0 })
    const after = await stayOrder(server, who, orderNo)
    expect([after.state, feesOf(after.prices)]).toEqual([2200, bothFees])
    expect(after.total).toBe(after.stayTotal + usualFee + vipFee)
  })
})

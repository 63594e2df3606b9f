import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import { cancelCarRide } from '@sojourn/contract/products/car/order.calls'
import { getCarBookInfo, getCarsAlong } from '@sojourn/contract/products/car/car.calls'
import { approveEveryAmount, change, couponsOf, refund } from '../../../testing/after-sales'
import { carDetail, orderCar, rideStateOf, saveCarDraft } from '../../../testing/cars'
import { detail, book, decide, expectResult, payByCredit } from '../../../testing/flights'
import { payersOf } from '../../../testing/ledger'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A ticket to Beijing, its number and when it arrives. */
async function ticketToBeijing(date: string) {
  const { created } = await book(server, 'employee', { depart: 'SHA', arrive: 'PEK', date })
  const { orderNo } = created
  if (stateOfNumber((await detail(server, 'employee', orderNo)).state) === 'approving')
    expectResult(await decide(server, 'manager', orderNo))
  const { state, total } = await detail(server, 'employee', orderNo)
  if (stateOfNumber(state) === 'awaitingPayment') expectResult(await payByCredit(server, 'employee', orderNo, total))
  await server.turn(5)
  const { rows } = await server.database.pool.query<{ flight_no: string; arrive_at: Date }>(
    'SELECT flight_no, arrive_at FROM order_segment WHERE enterprise_id = 1 AND order_no = $1',
    [orderNo],
  )
  return { orderNo, flightNo: rows[0]!.flight_no, arriveAt: rows[0]!.arrive_at.toISOString() }
}

async function arrivalOf(orderNo: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ arrive_at: Date }>(
    'SELECT arrive_at FROM order_segment WHERE enterprise_id = 1 AND order_no = $1',
    [orderNo],
  )
  return rows[0]!.arrive_at.toISOString()
}

async function newsOf(orderNo: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ body: string }>(
    'SELECT body FROM mail WHERE enterprise_id = 1 AND subject_no = $1',
    [orderNo],
  )
  return rows.map(({ body }) => body)
}

const announce = (orderNo: string, kind: string, now: object | null) =>
  server.database.pool.query(
    `INSERT INTO schedule_notice (enterprise_id, order_no, segment, event_id, kind, can_refund_all, can_free_rebook, announced_at, now)
     VALUES (1, $1, 0, $2, $2, true, true, $3, $4)`,
    [orderNo, kind, server.context.clock.now(), now && JSON.stringify(now)],
  )

async function pickUp(flightNo: string, arriveAt: string) {
  const at = new Date(addMinutes(arriveAt, 30))
  return orderCar(server, 'employee', { type: 'airportPickup', serviceNo: flightNo, at })
}

test('[handbook 5.3] a pick-up moves with the flight that it waits for, and its people are told once', async () => {
  const { orderNo, flightNo, arriveAt } = await ticketToBeijing('2026-12-09')
  const ride = await pickUp(flightNo, arriveAt)
  const before = await carDetail(server, 'employee', ride)
  expect(rideStateOf(before)).toBe('reserved')
  await announce(orderNo, 'delayed', { arriveAt: addMinutes(arriveAt, 90) })
  await server.turn(11)
  const after = await carDetail(server, 'employee', ride)
  expect(after.ride).toMatchObject({ departAt: addMinutes(before.ride.departAt, 90), formerDepartAt: before.ride.departAt })
  expect(after.ride.events.map(({ kind }) => kind)).toEqual(['reserved', 'moved'])
  await server.turn(11)
  expect((await newsOf(ride)).filter((body) => body.includes('接驾时间已由'))).toHaveLength(1)
})

test('[handbook 5.3] a pick-up stays where it was moved to when the traveller agrees to the new times', async () => {
  const { orderNo, flightNo, arriveAt } = await ticketToBeijing('2026-12-07')
  const ride = await pickUp(flightNo, arriveAt)
  await announce(orderNo, 'retimed', { arriveAt: addMinutes(arriveAt, 45) })
  await server.turn(11)
  const moved = await carDetail(server, 'employee', ride)
  await server.database.pool.query('UPDATE order_segment SET arrive_at = $2 WHERE enterprise_id = 1 AND order_no = $1', [
    orderNo,
    addMinutes(arriveAt, 45),
  ])
  await server.turn(11)
  const agreed = await carDetail(server, 'employee', ride)
  expect(agreed.ride.departAt).toBe(addMinutes(moved.ride.formerDepartAt!, 45))
  expect(agreed.ride.events.map(({ kind }) => kind)).toEqual(['reserved', 'moved'])
})

test('[handbook 5.3] a pick-up is called off free of charge with a flight that does not come', async () => {
  const { orderNo, flightNo, arriveAt } = await ticketToBeijing('2026-12-10')
  const ride = await pickUp(flightNo, arriveAt)
  const followed = async () => {
    const at = new Date(addMinutes(arriveAt, 30))
    const tempOrderNo = await saveCarDraft(server, 'employee', { type: 'airportPickup', serviceNo: flightNo, at })
    return expectResult(await server.call('employee', getCarBookInfo, { tempOrderNo, carClass: 'economy' })).ride.followed
  }
  expect(await followed()).toBe(true)
  await announce(orderNo, 'cancelled', null)
  expect(await followed()).toBe(false)
  await server.turn(11)
  expect(stateOfNumber((await carDetail(server, 'employee', ride)).state)).toBe('failed')
  expect(await payersOf(server, ride)).toEqual({ paid: {}, held: {} })
})

describe('[handbook 5.3] a pick-up of a flight whose ticket was bought elsewhere', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const plannedAt = new Date('2026-12-12T04:00:00Z')
  const lands = (airport: string, expectedAt?: Date) =>
    vi.spyOn(server.context.air, 'arrivals').mockResolvedValue([{ airport, plannedAt, ...(expectedAt && { expectedAt }) }])
  const later = (minutes: number): Date => new Date(plannedAt.getTime() + minutes * 60_000)
  const ordered = () => pickUp('CA1999', plannedAt.toISOString())

  test('moves with its landing, later and earlier, and its people are told each time', async () => {
    const asked = lands('PEK', plannedAt)
    const ride = await ordered()
    const { ride: before } = await carDetail(server, 'employee', ride)
    expect([before.followed, asked.mock.calls.at(-1)?.[1].flightNo]).toEqual([true, 'CA1999'])
    // A few minutes are nothing to move for.
    for (const [minutes, moved] of [
      [90, 90],
      [99, 90],
      [-25, -25],
    ] as const) {
      lands('PEK', later(minutes))
      await server.turn(11)
      expect((await carDetail(server, 'employee', ride)).ride.departAt).toBe(addMinutes(before.departAt, moved))
    }
    expect((await newsOf(ride)).filter((body) => body.includes('接驾时间已由'))).toHaveLength(2)
  })

  test('moves at the platform too when its landing returns to what it was before', async () => {
    lands('PEK', plannedAt)
    const ride = await ordered()
    const { ride: before } = await carDetail(server, 'employee', ride)
    for (const minutes of [90, 60, 90]) {
      lands('PEK', later(minutes))
      await server.turn(11)
    }
    const { rows } = await server.database.pool.query<{ depart_at: Date }>(
      `SELECT depart_at FROM sandbox_ride
       WHERE ride_no = (SELECT ride_no FROM car_ride WHERE enterprise_id = 1 AND order_no = $1)`,
      [ride],
    )
    expect(rows[0]!.depart_at.toISOString()).toBe(addMinutes(before.departAt, 90))
    const told = await server.database.pool.query<{ depart_at: Date; arrive_city: string }>(
      `SELECT s.depart_at, s.arrive_city FROM order_segment s JOIN orders o USING (enterprise_id, order_no)
       WHERE order_no = $1 AND o.depart_at = s.depart_at`,
      [ride],
    )
    expect(told.rows).toEqual([{ depart_at: new Date(addMinutes(before.departAt, 90)), arrive_city: '北京' }])
    const { around } = (await carDetail(server, 'employee', ride)).ride
    expect(around.map(({ placeId }) => placeId)).not.toContain(before.from.placeId)
    expect(around.length).toBeGreaterThan(3)
    expect((await newsOf(ride)).filter((body) => body.includes('接驾时间已由'))).toHaveLength(3)
  })

  test('is heard of from the carriers abroad while those at home are silent', async () => {
    vi.spyOn(server.context.air, 'arrivals').mockRejectedValue(new SupplierSilent('no answer'))
    vi.spyOn(server.context.intlAir, 'arrivals').mockResolvedValue([{ airport: 'PEK', plannedAt, expectedAt: plannedAt }])
    expect((await carDetail(server, 'employee', await ordered())).ride.followed).toBe(true)
  })

  test('is called off free of charge when its carrier cancels it', async () => {
    lands('PEK', plannedAt)
    const ride = await ordered()
    lands('PEK')
    const tempOrderNo = await saveCarDraft(server, 'employee', { type: 'airportPickup', serviceNo: 'CA1999', at: later(30) })
    const info = expectResult(await server.call('employee', getCarBookInfo, { tempOrderNo, carClass: 'economy' }))
    expect(info.ride.followed, 'nobody is to wait for it').toBe(false)
    await server.turn(11)
    expect(stateOfNumber((await carDetail(server, 'employee', ride)).state)).toBe('failed')
    expect(await payersOf(server, ride)).toEqual({ paid: {}, held: {} })
  })

  test.each([
    ['lands elsewhere', () => lands('PVG', later(90))],
    ['no carrier flies', () => vi.spyOn(server.context.air, 'arrivals').mockResolvedValue([])],
    ['nobody answers for', () => vi.spyOn(server.context.air, 'arrivals').mockRejectedValue(new SupplierSilent('no answer'))],
  ])('that %s is not followed, and says so', async (_name, answered) => {
    answered()
    const ride = await ordered()
    const { ride: shown } = await carDetail(server, 'employee', ride)
    expect(shown).toMatchObject({ serviceNo: 'CA1999', followed: false, state: 'reserved' })
    expectResult(await server.call('employee', cancelCarRide, { orderNo: ride, feeAtMost: 0 }))
    await server.context.drainJobs()
    const { ride: over } = await carDetail(server, 'employee', ride)
    expect([over.state, over.followed], 'nothing is left to be followed').toEqual(['cancelled', undefined])
    const tempOrderNo = await saveCarDraft(server, 'employee', { type: 'airportPickup', serviceNo: 'CA1999', at: later(30) })
    const info = expectResult(await server.call('employee', getCarBookInfo, { tempOrderNo, carClass: 'economy' }))
    expect([info.ride.followed, info.rules.at(-1)]).toEqual([false, expect.stringContaining('查不到 CA1999 的动态')])
  })
})

describe('a pick-up whose ticket is not travelled with', () => {
  beforeAll(() => approveEveryAmount(server))
  const notifications = (orderNo: string): Promise<number> => countOf(server, 'mail', 'subject_no = $1', [orderNo])

  test('is called off free of charge when the ticket is given back, and its people are told', async () => {
    const { orderNo, flightNo, arriveAt } = await ticketToBeijing('2026-12-14')
    const ride = await pickUp(flightNo, arriveAt)
    const told = await notifications(ride)
    await refund(server, orderNo, couponsOf(await detail(server, 'employee', orderNo)))
    await server.turn(11)
    const after = await carDetail(server, 'employee', ride)
    expect(stateOfNumber(after.state)).toBe('cancelled')
    expect(after.ride.ticket).toBe(`${flightNo} 已退票，接驾已免费取消，预留的款项全部退回`)
    expect(await payersOf(server, ride)).toEqual({ paid: {}, held: {} })
    expect(await notifications(ride)).toBe(told + 1)
  })

  test('moves with the flight to which the ticket is changed, once, and goes on with that one', async () => {
    const { orderNo, flightNo, arriveAt } = await ticketToBeijing('2026-12-15')
    const ride = await pickUp(flightNo, arriveAt)
    const before = await carDetail(server, 'employee', ride)
    await server.turn(11)
    const told = await notifications(ride)
    const coupons = couponsOf(await detail(server, 'employee', orderNo))
    const changed = await change(server, orderNo, coupons, '2026-12-16')
    await server.turn(11)
    const after = await carDetail(server, 'employee', ride)
    const { serviceNo, departAt, ticket } = after.ride
    const arrives = await arrivalOf(changed.order.orderNo)
    expect(serviceNo).toBe(changed.flight.flightNo)
    expect(minutesBetween(arrives, departAt)).toBe(minutesBetween(arriveAt, before.ride.departAt))
    expect(ticket).toContain(`${flightNo} 已改签为 ${serviceNo}，接驾时间调整为 2026年12月16日`)
    expect(await notifications(ride)).toBe(told + 1)

    await announce(changed.order.orderNo, 'delayed', { arriveAt: addMinutes(arrives, 60) })
    await server.turn(11)
    expect((await carDetail(server, 'employee', ride)).ride).toMatchObject({
      departAt: addMinutes(departAt, 60),
      formerDepartAt: departAt,
    })
    expect(await notifications(ride)).toBe(told + 2)
  })
})

test('a ticket offers the rides to and from it, and a flight that left offers none', async () => {
  const { orderNo, flightNo, arriveAt } = await ticketToBeijing('2026-12-11')
  const { rides } = expectResult(await server.call('employee', getCarsAlong, { orderNos: [orderNo] }))
  expect(rides).toMatchObject([
    { rideType: 'airportDropOff', cityName: '上海', to: { kind: 'airport' }, serviceNo: '' },
    { rideType: 'airportPickup', cityName: '北京', from: { name: '北京首都国际机场' }, serviceNo: flightNo },
  ])
  const [, pickedUp] = rides
  const minutes = (Date.parse(`${pickedUp!.departDate}T${pickedUp!.departTime}:00+08:00`) - Date.parse(arriveAt)) / 60_000
  expect(minutes).toBeGreaterThanOrEqual(30)
  expect(minutes).toBeLessThan(45)
  const away = minutesBetween(server.context.clock.now().toISOString(), arriveAt)
  await server.turn(away + 60)
  expect(expectResult(await server.call('employee', getCarsAlong, { orderNos: [orderNo] }))).toEqual({ rides: [] })
})

test('a pick-up whose ticket is given back stays for its people to decide once calling it off costs something', async () => {
  const { orderNo, flightNo, arriveAt } = await ticketToBeijing('2026-12-18')
  const ride = await pickUp(flightNo, arriveAt)
  const { ride: ordered } = await carDetail(server, 'employee', ride)
  await server.turn(minutesBetween(server.context.clock.now().toISOString(), ordered.departAt) - 60)
  for (let fee = 0; fee === 0; fee = (await carDetail(server, 'employee', ride)).ride.cancelFee) await server.turn(5)
  const coupon = (state: number) =>
    server.database.pool.query(
      `UPDATE ticket SET coupons = jsonb_set(coupons, '{0,state}', $2) WHERE enterprise_id = 1 AND order_no = $1`,
      [orderNo, String(state)],
    )
  const { rows } = await server.database.pool.query<{ state: number }>(
    `SELECT (coupons->0->>'state')::integer AS state FROM ticket WHERE enterprise_id = 1 AND order_no = $1`,
    [orderNo],
  )
  await coupon(4)
  await server.turn(11)
  const { ride: after, ...order } = await carDetail(server, 'employee', ride)
  expect([stateOfNumber(order.state), after.canCancel]).toEqual(['issuing', true])
  expect(after.ticket).toContain('接驾仍按原时间安排')
  await coupon(rows[0]!.state)
})

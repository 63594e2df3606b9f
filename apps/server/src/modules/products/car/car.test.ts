import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import {
  cancelCarRide,
  changeCarDestination,
  changeCarEmergency,
  confirmCarFare,
  disputeCarFare,
  revokeCarShare,
} from '@sojourn/contract/products/car/order.calls'
import { readSharedCarRide } from '@sojourn/contract/products/car/shared-ride.calls'
import { getDeskRides, revealRideEmergency } from '@sojourn/contract/products/car/desk.calls'
import { carDetail, carRequest, orderCar, placeCalled, rideStateOf, saveCarDraft, sendCar } from '../../../testing/cars'
import { countOf } from '../../../testing/database/rows'
import { expectResult } from '../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { refusedAs } from '../../../testing/approvals'
import { chinaDate } from '../../../kit/clock'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const inMinutes = (minutes: number): Date => new Date(server.context.clock.now().getTime() + minutes * 60_000)
const detail = (orderNo: string) => carDetail(server, 'employee', orderNo)

/** Lets time go by until a ride is where somebody waits for it. */
async function until(orderNo: string, wanted: string, minutes = 180) {
  for (let gone = 0; gone < minutes; gone++) {
    const order = await detail(orderNo)
    if (rideStateOf(order) === wanted) return order
    await server.turn(1)
  }
  throw new Error(`the ride is ${rideStateOf(await detail(orderNo))}, not ${wanted}`)
}

/** To ten o'clock in Beijing: the standard allows no rides at night. */
async function untilMorning() {
  const { clock } = server.context
  const tenOClock = Date.parse(`${chinaDate(clock.now())}T10:00:00+08:00`)
  const minutes = (tenOClock - clock.now().getTime()) / 60_000
  await server.turn(minutes < 0 ? minutes + 24 * 60 : minutes)
}

describe('[handbook 5.3] a ride for now', () => {
  test('is sent for when it is paid, comes, drives and is settled by its fare; the rest comes back', async () => {
    const orderNo = await orderCar(server, 'employee')
    const searching = await detail(orderNo)
    expect([stateOfNumber(searching.state), rideStateOf(searching)]).toEqual(['issuing', 'searching'])
    const accepted = await until(orderNo, 'accepted')
    expect(accepted.ride.driver).toMatchObject({ plate: expect.stringContaining('京'), mobile: expect.stringMatching(/^170/) })
    expect(accepted.ride.leg).toMatchObject({ kind: 'approach' })
    await until(orderNo, 'arrived')
    expect((await until(orderNo, 'riding')).ride.leg).toMatchObject({ kind: 'ride' })
    const ended = await until(orderNo, 'ended')
    const { amount } = ended.ride.fare!
    expect(Math.abs(amount - ended.ride.estimate)).toBeLessThanOrEqual(ended.ride.estimate / 10)
    expect(ended.ride.fare).toMatchObject({ state: 'unconfirmed', flags: [] })
    expectResult(await server.call('employee', confirmCarFare, { orderNo, amount }))
    await server.context.drainJobs()
    const done = await detail(orderNo)
    expect([stateOfNumber(done.state), rideStateOf(done)]).toEqual(['issued', 'done'])
    const { paid, held } = await payersOf(server, orderNo)
    expect([paid, held]).toEqual([{ companyCredit: done.total - (done.ride.atMost - amount) }, {}])
    await server.turn(2 * 24 * 60)
    expect(stateOfNumber((await detail(orderNo)).state)).toBe('completed')
  })

  test('is watched by whoever was given its link until its passenger has got out, without a person or a number', async () => {
    const orderNo = await orderCar(server, 'employee')
    const { shareToken: token = '' } = (await until(orderNo, 'riding')).ride
    const watch = (asked: string) => server.call(null, readSharedCarRide, { token: asked })
    const shown = expectResult(await watch(token))
    const { list } = expectResult(await server.call('agent@agency.example', getDeskRides, { enterpriseId: 1 }))
    expect(list.find((each) => each.orderNo === orderNo)).toMatchObject({
      passenger: '林晓雯',
      state: 'riding',
      driver: { plate: shown.plate },
    })
    expect(shown).toMatchObject({ state: 'riding', plate: expect.stringContaining('京'), leg: { kind: 'ride' } })
    expect(JSON.stringify(shown)).not.toMatch(/林晓雯|1[37]\d{9}/)
    // Of another ride, of another company, or made up.
    for (const wrong of [token.replace(/\d(?=\.\w{64})/, '9'), token.replace('1.', '2.'), `1.${orderNo}.${'0'.repeat(64)}`])
      expect(await watch(wrong)).toMatchObject({ problem: 'sharedRideOver' })
    expect(await server.call('manager', revokeCarShare, { orderNo })).toMatchObject({ problem: 'orderUnknown' })
    expectResult(await server.call('employee', revokeCarShare, { orderNo }))
    expect(await watch(token), 'revoked').toMatchObject({ problem: 'sharedRideOver' })
    const { shareToken: next = '' } = (await detail(orderNo)).ride
    expect(expectResult(await watch(next))).toMatchObject({ state: 'riding' })
    expect((await until(orderNo, 'ended')).ride.shareToken).toBeUndefined()
    expect(await watch(next)).toMatchObject({ problem: 'sharedRideOver' })
  })

  test('finds no driver: the order fails and everything is back', async () => {
    const orderNo = await orderCar(server, 'employee', { remark: '#NO_DRIVER' })
    await server.turn(4)
    const failed = await detail(orderNo)
    expect([stateOfNumber(failed.state), rideStateOf(failed)]).toEqual(['failed', 'noDriver'])
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })

  test('loses its driver and gets another one', async () => {
    const orderNo = await orderCar(server, 'employee', { remark: '#DRIVER_CANCELS' })
    await until(orderNo, 'riding')
    const { ride } = await detail(orderNo)
    expect(ride.events.map(({ kind }) => kind)).toEqual(['accepted', 'driverCancelled', 'accepted', 'arrived', 'began'])
  })

  test('is called off by the platform: everything is back', async () => {
    const orderNo = await orderCar(server, 'employee', { remark: '#SERVICE_CANCELS' })
    await server.turn(4)
    const failed = await detail(orderNo)
    expect([stateOfNumber(failed.state), rideStateOf(failed)]).toEqual(['failed', 'cancelled'])
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })

  test.each(['#NOTICE_LATE', '#NOTICE_TWICE', '#NOTICE_SHUFFLED'])('takes what it is told %s once, in order', async (remark) => {
    const orderNo = await orderCar(server, 'employee', { remark })
    const { ride } = await until(orderNo, 'ended')
    expect(ride.events.map(({ kind }) => kind)).toEqual(['accepted', 'arrived', 'began', 'ended'])
  })
})

describe('[handbook 5.3] whoever rides is written', () => {
  beforeEach(untilMorning)

  const newsOf = async (orderNo: string): Promise<string[]> => {
    const { rows } = await server.database.pool.query<{ line: string }>(
      `SELECT split_part(body, E'\n', 4) AS line FROM mail WHERE enterprise_id = 1 AND subject_no = $1 AND subject LIKE '办理进展%' ORDER BY id`,
      [orderNo],
    )
    return rows.map(({ line }) => line)
  }

  test('who drives, when the driver is there, and what it costs', async () => {
    const orderNo = await orderCar(server, 'employee')
    const { ride } = await until(orderNo, 'accepted')
    const { plate, mobile } = ride.driver!
    expect(await newsOf(orderNo)).toEqual([expect.stringMatching(new RegExp(`已接单.*${plate}.*${mobile}`))])
    await until(orderNo, 'ended')
    expect((await newsOf(orderNo)).slice(1)).toEqual([
      expect.stringContaining('司机已到达上车地点'),
      expect.stringContaining('自动确认'),
    ])
  })

  test('that the driver cancelled and that a fare is odd', async () => {
    const orderNo = await orderCar(server, 'employee', { remark: '#DRIVER_CANCELS #DETOUR' })
    await until(orderNo, 'ended', 400)
    const news = await newsOf(orderNo)
    expect(news.filter((line) => line.includes('司机取消'))).toHaveLength(1)
    expect(news.filter((line) => line.includes('已接单'))).toHaveLength(2)
    expect(news.at(-1)).toContain('有异常（里程明显偏长、车费超过预留金额）')
  })
})

describe('[S2.28] whom to call when something happens on the way', () => {
  const emergency = { name: '林国强', mobile: '13900020002' }
  const other = { name: '周敏', mobile: '13900030003' }
  const desk = 'agent@agency.example'
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('the platform knows with the order and after a change; screens show it masked, the desk asks for it and that is written down', async () => {
    const request = await carRequest(server, 'employee', await saveCarDraft(server, 'employee'))
    const ordered = vi.spyOn(server.context.rides, 'order')
    const orderNo = await sendCar(server, 'employee', { ...request, emergency })
    expect(ordered.mock.calls.at(-1)?.[1].emergency).toEqual(emergency)
    const shown = await until(orderNo, 'accepted')
    expect(shown.ride).toMatchObject({ emergency: { name: '林国强', mobile: '139****0002' }, canChangeEmergency: true })

    const told = vi.spyOn(server.context.rides, 'emergency')
    expect(await server.call('manager', changeCarEmergency, { orderNo, emergency: other })).toMatchObject({
      problem: 'orderUnknown',
    })
    expectResult(await server.call('employee', changeCarEmergency, { orderNo, emergency: other }))
    expect(told.mock.calls.map(([, { emergency: now }]) => now)).toEqual([other])
    expect((await detail(orderNo)).ride.emergency).toEqual({ name: '周敏', mobile: '139****0003' })

    const { list } = expectResult(await server.call(desk, getDeskRides, { enterpriseId: 1 }))
    expect(list.find((each) => each.orderNo === orderNo)?.emergency).toEqual({ name: '周敏', mobile: '139****0003' })
    expect(expectResult(await server.call(desk, revealRideEmergency, { enterpriseId: 1, orderNo }))).toEqual(other)
    const looked = "purpose = $1 AND employee_id = '1-employee' AND agent_name <> ''"
    expect(await countOf(server, 'access_log', looked, [`order ${orderNo}: emergency contact for the desk`])).toBe(1)

    expectResult(await server.call('employee', changeCarEmergency, { orderNo }))
    expect((await detail(orderNo)).ride.emergency).toBeUndefined()
    await until(orderNo, 'ended')
    expect(await server.call('employee', changeCarEmergency, { orderNo, emergency })).toMatchObject({ problem: 'carRideMoved' })
  })

  test('cannot be changed before the platform has the ride, nor once its order is over', async () => {
    const busy = vi.spyOn(server.context.rides, 'order').mockResolvedValue({ failure: 'supplierBusy' })
    const orderNo = await orderCar(server, 'employee')
    expect((await detail(orderNo)).ride.canChangeEmergency).toBe(false)
    busy.mockRestore()
    await server.turn(2)
    expect((await detail(orderNo)).ride.canChangeEmergency).toBe(true)
    vi.spyOn(server.context.rides, 'emergency').mockImplementation(async () => {
      expectResult(await server.call('employee', cancelCarRide, { orderNo, feeAtMost: 0 }))
      await server.context.drainJobs()
      return { told: true }
    })
    expect(await server.call('employee', changeCarEmergency, { orderNo, emergency: other })).toMatchObject({
      problem: 'carRideMoved',
    })
    expect((await detail(orderNo)).ride.emergency).toBeUndefined()
  })
})

describe('[handbook 5.3] a ride that is cancelled', () => {
  test('costs nothing within five minutes of a driver accepting', async () => {
    const orderNo = await orderCar(server, 'employee')
    await until(orderNo, 'accepted')
    expectResult(await server.call('employee', cancelCarRide, { orderNo, feeAtMost: 0 }))
    await server.context.drainJobs()
    const cancelled = await detail(orderNo)
    expect([stateOfNumber(cancelled.state), rideStateOf(cancelled)]).toEqual(['cancelled', 'cancelled'])
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })

  test('later costs a fee, which has to be agreed to, and is all that is charged', async () => {
    const orderNo = await orderCar(server, 'employee', { type: 'reserved', at: inMinutes(100) })
    expect(rideStateOf(await detail(orderNo))).toBe('reserved')
    await until(orderNo, 'accepted')
    await server.turn(6)
    const { ride } = await detail(orderNo)
    expect(ride.cancelFee).toBe(500)
    expect(await server.call('employee', cancelCarRide, { orderNo, feeAtMost: 0 })).toMatchObject(refusedAs('carFeeRose'))
    expectResult(await server.call('employee', cancelCarRide, { orderNo, feeAtMost: 500 }))
    await server.context.drainJobs()
    const over = await detail(orderNo)
    expect([stateOfNumber(over.state), rideStateOf(over)]).toEqual(['issued', 'cancelled'])
    const fees = over.total - over.ride.atMost
    expect(await payersOf(server, orderNo)).toEqual({ paid: { companyCredit: 500 + fees }, held: {} })
  })
})

describe('the fare of a ride', () => {
  beforeEach(untilMorning)

  test('is confirmed by itself after a day', async () => {
    const orderNo = await orderCar(server, 'employee')
    await until(orderNo, 'ended')
    await server.turn(24 * 60 + 1)
    expect(rideStateOf(await detail(orderNo))).toBe('done')
  })

  test('that a detour doubles is flagged, never charged beyond what was set aside, and taken off when it is disputed', async () => {
    const orderNo = await orderCar(server, 'employee', { remark: '#DETOUR' })
    const ended = await until(orderNo, 'ended', 400)
    expect(ended.ride.fare).toMatchObject({ state: 'unconfirmed', flags: ['distance', 'amount'], amount: ended.ride.atMost })
    const dispute = { orderNo, parts: ['distance' as const, 'time' as const], reason: '司机绕路' }
    expectResult(await server.call('employee', disputeCarFare, dispute))
    await server.context.drainJobs()
    expect((await detail(orderNo)).ride.fare).toMatchObject({ state: 'disputed', answeredBy: expect.any(String) })
    await server.turn(121)
    const { ride, state } = await detail(orderNo)
    expect(stateOfNumber(state)).toBe('issued')
    expect(ride.fare).toMatchObject({ state: 'settled', answer: 'partly' })
    expect(ride.fare!.amount).toBeLessThanOrEqual(ride.atMost)
    expect(ride.fare!.amount).toBeLessThan(ended.ride.fare!.parts.reduce((sum, { amount }) => sum + amount, 0))
  })

  test('of a ride that ends in another city, or that is one of too many of a day, is flagged', async () => {
    await server.turn(24 * 60)
    const orderNo = await orderCar(server, 'employee', { remark: '#CROSS_CITY' })
    expect((await until(orderNo, 'ended')).ride.fare?.flags).toEqual(['crossCity'])
    const many: string[] = []
    for (let ride = 0; ride < 7; ride++) many.push(await orderCar(server, 'employee'))
    for (const each of many) await until(each, 'ended')
    const flags = await Promise.all(many.map(async (each) => (await detail(each)).ride.fare!.flags))
    // Those that ended first are not too many yet, whichever they are.
    expect(flags.filter((each) => each.includes('count')).length).toBeGreaterThan(0)
    expect(flags.filter((each) => each.length === 0).length).toBeGreaterThan(3)
  })

  test('that is odd and that nobody says anything of goes to the platform by itself', async () => {
    const orderNo = await orderCar(server, 'employee', { remark: '#DETOUR' })
    await until(orderNo, 'ended', 400)
    await server.turn(24 * 60 + 1)
    expect((await detail(orderNo)).ride.fare).toMatchObject({ state: 'disputed' })
    await server.turn(121)
    expect(rideStateOf(await detail(orderNo))).toBe('done')
  })
})

describe('a destination that is changed on the way', () => {
  test('is taken within what was set aside, and refused beyond it', async () => {
    await untilMorning()
    const orderNo = await orderCar(server, 'employee')
    await until(orderNo, 'riding')
    const far = await placeCalled(server, 'employee', '大兴国际机场')
    expect(await server.call('employee', changeCarDestination, { orderNo, to: far })).toMatchObject(
      refusedAs('carDearerThanHeld'),
    )
    const near = await placeCalled(server, 'employee', '三里屯')
    expectResult(await server.call('employee', changeCarDestination, { orderNo, to: near }))
    await server.context.drainJobs()
    expect((await detail(orderNo)).ride.to?.name).toBe(near.name)
    const { ride } = await until(orderNo, 'ended')
    expect(ride.fare!.amount).toBeLessThanOrEqual(ride.atMost)
    expect(ride.events.map(({ kind }) => kind)).toContain('destinationChanged')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder, cancelTrip, quoteTripCancel, resubmitOrder, startResubmission } from '@sojourn/contract/booking/order.calls'
import { fulfilLocalTrainOrder } from '@sojourn/contract/products/train/local.calls'
import { leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { change, couponsOf, refund, settle } from '../after-sales'
import { answer, approvalOf } from '../approvals'
import { decide, detail, expectResult, payByCredit } from '../flights'
import { stayOrder } from '../hotels'
import { expectBooksToBalance, openAccounts } from '../ledger'
import type { TestServer } from '../server'
import { changeTrain, refundTrain, settleTrain, ticketsOf, trainDetail } from '../trains'
import { openSample } from './open'
import { readSample, sampleNames, type SampleOrder } from './sample'

const [who, traveller] = ['employee', 'hongkong']
const aDay = 24 * 60

/** Orders that the product of then began are ended by the product of today; each server's end asks for the invariants. */
describe.each(sampleNames())('what was open after migration %s goes on', (name) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openSample(name)
  })
  afterAll(async () => {
    await expectBooksToBalance(server)
    await server.close()
  })
  const orderOf = (story: string, kind = 'booking'): string => ordersOf(story).find((order) => order.kind === kind)!.orderNo
  const ordersOf = (story: string): SampleOrder[] => readSample(name).orders.filter((order) => order.story === story)

  test.each([
    ['A flight that waits for its approver', who],
    ['A flight that waits for its second approver', who],
    ['A flight that waits for its money', who],
    ['Two flights as one journey that wait for approval', who],
    ['A family that waits for its money', 'admin'],
  ])('%s: agreed to, paid and issued', async (story, booker) => {
    expect(await settle(server, booker, orderOf(story))).toMatchObject({ state: 1800 })
  })

  test('a train is paid and issued; another, whose seats were lost meanwhile, is replaced within what the approver accepts', async () => {
    expect(await settleTrain(server, who, orderOf('A train that waits for its money'))).toMatchObject({ state: 3202 })
    const orderNo = orderOf('A train that waits for its approver')
    await server.database.pool.query(
      `UPDATE sandbox_rail_lock SET faults = '{SEATS_LOST}' WHERE lock_no = (SELECT lock_no FROM train_order WHERE order_no = $1)`,
      [orderNo],
    )
    const envelope = { amount: 900_00, hours: 3 }
    expectResult(await answer(server, 'manager', await approvalOf(server, orderNo), { envelope }))
    expect(await settleTrain(server, who, orderNo)).toMatchObject({ state: 3202 })
  })

  test.each(['A hotel that waits for its approver', 'A hotel that waits for its money'])(
    '%s: agreed to, paid and confirmed',
    async (story) => {
      const orderNo = orderOf(story)
      if ((await stayOrder(server, traveller, orderNo)).state === 20) expectResult(await decide(server, 'manager', orderNo))
      expectResult(await payByCredit(server, traveller, orderNo, (await stayOrder(server, traveller, orderNo)).total))
      await server.context.drainJobs()
      expect(await stayOrder(server, traveller, orderNo)).toMatchObject({ state: 2501, stay: 'confirmed' })
    },
  )

  test('a partner’s rate is agreed to, paid and confirmed', async () => {
    const stay = orderOf('A partner’s rate that waits for its approver')
    for (const approver of ['manager', 'director'])
      if ((await stayOrder(server, who, stay)).state === 20) expectResult(await decide(server, approver, stay))
    expectResult(await payByCredit(server, who, stay, (await stayOrder(server, who, stay)).total))
    await server.context.drainJobs()
    expect(await stayOrder(server, who, stay)).toMatchObject({ state: 2501, source: 'external' })
  })

  test('bought flights are changed and given back, part by part', async () => {
    const insured = await detail(server, who, orderOf('A flight, insured'))
    expect((await change(server, insured.orderNo, couponsOf(insured), '2026-12-11')).order).toMatchObject({ state: 1821 })
    const both = await detail(server, who, orderOf('A flight there and back'))
    expect((await refund(server, both.orderNo, couponsOf(both).slice(1))).order).toMatchObject({ state: 1811 })
    const family = await detail(server, 'admin', orderOf('A family with child and infant'))
    expect((await refund(server, family.orderNo, couponsOf(family), 'admin')).order).toMatchObject({ state: 1811 })
    const once = await detail(server, who, orderOf('A flight that was changed', 'change'))
    expect((await refund(server, once.orderNo, couponsOf(once))).order).toMatchObject({ state: 1811 })
    const connected = await detail(server, who, orderOf('Two flights as one journey'))
    expect((await refund(server, connected.orderNo, couponsOf(connected))).order).toMatchObject({ state: 1811 })
  })

  test('bought trains are changed and given back', async () => {
    const bought = await trainDetail(server, who, orderOf('A train, in a chosen seat'))
    const changed = await changeTrain(server, bought.orderNo, ticketsOf(bought), '2026-11-27')
    expect(changed.order).toMatchObject({ state: 3703 })
    expect((await refundTrain(server, changed.order.orderNo, ticketsOf(changed.order))).order).toMatchObject({ state: 3801 })
    const ofOffice = await trainDetail(server, 'consultant', orderOf('A train that the ticket office bought'))
    expect((await refundTrain(server, ofOffice.orderNo, ticketsOf(ofOffice), 'consultant')).order).toMatchObject({ state: 3801 })
    const transfer = await trainDetail(server, who, orderOf('A journey with a change of trains'))
    expect((await refundTrain(server, transfer.orderNo, ticketsOf(transfer).slice(0, 1))).order).toMatchObject({ state: 3801 })
  })

  test.each([
    ['Two rooms for two colleagues', 'manager'],
    ['A hotel in Bangkok', who],
    ['A stay paid at the hotel, guaranteed by the company', who],
    ['Rooms that were refused, replaced in another hotel', traveller],
  ])('%s: a room is given back', async (story, booker) => {
    const asked = { orderNo: orderOf(story), rooms: [{ room: 0 }] }
    const { total, penalty } = expectResult(await server.call(booker, quoteHotelRefund, asked))
    const applied = await server.call(booker, applyHotelRefund, { ...asked, expectedTotal: total, expectedPenalty: penalty })
    const { orderNo } = expectResult(applied)
    for (const approver of ['manager', 'director'])
      if ((await stayOrder(server, booker, orderNo)).state === 20) await decide(server, approver, orderNo).catch(() => undefined)
    await server.context.drainJobs()
    expect(await stayOrder(server, booker, orderNo)).toMatchObject({ state: 2800 })
  })

  test('who waits leaves; what was taken back or rejected is submitted again; the office enters its tickets', async () => {
    const waitlist = orderOf('A waitlist that waits')
    expectResult(await server.call('finance', leaveTrainWaitlist, { orderNo: waitlist }))
    expect(await openAccounts(server, waitlist)).toEqual({})
    const draft = orderOf('Taken back from its approver')
    expectResult(await server.call(who, resubmitOrder, { orderNo: draft }))
    expect(await settle(server, who, draft)).toMatchObject({ state: 1800 })
    const { productType } = expectResult(
      await server.call(who, startResubmission, { orderNo: orderOf('A flight that was rejected') }),
    )
    expect(productType).toBe(1)
    const orderNo = orderOf('A train that waits for the ticket office')
    const { places } = await trainDetail(server, 'consultant', orderNo)
    const entered = places.map(({ price }) => ({ traveller: 0, ride: 0, coach: '08', place: '10B', price, gate: '2B' }))
    const bought = { enterpriseId: 1, orderNo, purchaseNo: 'E931804999', places: entered }
    expectResult(await server.call('agent@agency.example', fulfilLocalTrainOrder, bought))
    await server.context.drainJobs()
    expect(await trainDetail(server, 'consultant', orderNo)).toMatchObject({ state: 3202 })
  })

  test('what waits for the approver or the money of a change or refund is ended by them', async () => {
    const back = orderOf('A refund that waits for its approver', 'refund')
    expectResult(await answer(server, 'manager', await approvalOf(server, back)))
    await server.context.drainJobs()
    expect(await detail(server, who, back)).toMatchObject({ state: 1811 })
    expect(await settle(server, who, orderOf('A change that waits for its money', 'change'))).toMatchObject({ state: 1821 })
    const train = orderOf('A train whose change waits for its money', 'change')
    expect(await settleTrain(server, traveller, train)).toMatchObject({ state: 3703 })
  })

  test('a whole trip is given up', async () => {
    const [trip] = readSample(name).trips
    const { travelOrderNo } = trip!
    const { total, fee } = expectResult(await server.call(who, quoteTripCancel, { travelOrderNo }))
    const request = { travelOrderNo, expectedTotal: total, expectedFee: fee }
    const { cancelled, refunds } = expectResult(await server.call(who, cancelTrip, request))
    await server.context.drainJobs()
    expect([cancelled.length, refunds.length]).toEqual([1, 2])
  })

  test('suppliers answer at their time, and what nobody touches ends by itself', async () => {
    const unpaid = orderOf('A waitlist that waits for its money')
    expectResult(await server.call('admin', cancelOrder, { orderNo: unpaid }))
    await server.turn(2)
    const queued = orderOf('A train in the railway’s queue')
    expect(await settleTrain(server, who, queued)).toMatchObject({ state: 3202 })
    await server.turn(20)
    expect(await detail(server, who, orderOf('A flight that the carrier issues later'))).toMatchObject({ state: 1800 })
    await server.turn(aDay)
    expect(await stayOrder(server, traveller, orderOf('A hotel that has not answered yet'))).toMatchObject({ state: 2501 })
    const mixed = orderOf('Above the standard, not yet paid')
    expect(await detail(server, 'consultant', mixed)).toMatchObject({ state: 1400 })
    expect(await openAccounts(server, mixed)).toEqual({})
  })
})

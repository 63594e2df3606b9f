import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getVisaCases } from '@sojourn/contract/products/visa/desk.calls'
import { getOwnVisas } from '@sojourn/contract/products/visa/own.calls'
import { revealVisaNumber, sendVisaPassport, uploadVisaMaterial } from '@sojourn/contract/products/visa/order.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findOrders } from '../../booking/order/store'
import { partsOfTrip } from '../../booking/trip/trip-parts'
import { countOf } from '../../../testing/database/rows'
import { expectResult } from '../../../testing/flights'
import { givePassport } from '../../../testing/intl-flight/orders'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { advance, bookVisa, grant, lodgeVisa, payVisa, uploadOf, visaDesk, visaOrder } from '../../../testing/visas'

let server: TestServer
const day = 24 * 60
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee', { expiresOn: '2036-05-01' })
  await givePassport(server, 'manager', { number: 'E77010002', name: 'CHEN/ZHIYUAN', expiresOn: '2036-05-01' })
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

let orderNo: string
const order = () => visaOrder(server, 'employee', orderNo)
const atDesk = async (): Promise<boolean> => {
  const { list } = expectResult(await server.call(visaDesk, getVisaCases, { enterpriseId: 1 }))
  return list.some((found) => found.orderNo === orderNo)
}
const letters = (): Promise<number> => countOf(server, 'mail', "subject LIKE '办理进展%' AND subject_no = $1", [orderNo])

/** A visa for Korea, eleven working days before a departure in nineteen days. */
beforeEach(async () => {
  const departDate = addDays(chinaDate(server.context.clock.now()), 19)
  const { answer } = await bookVisa(server, {
    search: { country: 'KR', departDate },
    productId: 'kr-b',
    more: { acceptHeld: true },
  })
  orderNo = expectResult(answer).orderNo
  await payVisa(server, 'employee', orderNo)
})

describe('an application of which nothing is handed in', () => {
  test('[handbook 5.1] is asked for by its day, again when that is near and when it is over; after the departure it ends and all comes back', async () => {
    const paid = await order()
    const said = async () => (await order()).events.map(({ sentence }) => sentence)
    expect(await said()).toHaveLength(1)
    expect(await letters()).toBe(1)
    await server.turn(19 * day)
    const reminders = await said()
    expect(reminders.length).toBeGreaterThanOrEqual(2)
    expect(reminders[0]).toContain('赶不上出发')
    expect(new Set(reminders).size).toBe(reminders.length)
    expect(await order()).toMatchObject({ open: true })

    await server.turn(2 * day)
    const ended = await order()
    expect(ended).toMatchObject({ open: false, applicants: [{ stage: 'withdrawn' }] })
    expect(ended.events[0]?.sentence).toContain('申请已结束')
    expect(ended.history.at(-1)?.sentence).toContain('出发前材料未交齐')
    expect((await payersOf(server, orderNo)).paid).toEqual({})
    expect(paid.total).toBeGreaterThan(0)
    expect(await atDesk()).toBe(false)
  })

  test('whose papers are with the desk is not reminded', async () => {
    for (const { material, required } of (await order()).applicants[0]!.materials)
      if (required) expectResult(await server.call('employee', uploadVisaMaterial, uploadOf(orderNo, 0, material)))
    const before = await letters()
    await server.turn(3 * day)
    expect(await letters()).toBe(before)
    expectResult(await advance(server, orderNo, 0, { step: 'withdrawn', remark: '申请人要求' }))
    await server.context.drainJobs()
  })
})

describe('what the desk ends', () => {
  test('an application that its applicant left alone: with a reason, and all comes back', async () => {
    expect(await advance(server, orderNo, 0, { step: 'withdrawn' })).toMatchObject({
      problem: 'visaStepIncomplete',
      field: 'remark',
    })
    expectResult(await advance(server, orderNo, 0, { step: 'withdrawn', remark: '多次联系未果' }))
    await server.context.drainJobs()
    const ended = await order()
    expect(ended).toMatchObject({ open: false, stateName: '已取消' })
    expect(ended.events[0]?.sentence).toBe('林晓雯的申请已撤回：多次联系未果')
    expect((await payersOf(server, orderNo)).paid).toEqual({})
  })

  test('a passport that is lost on its way: nothing more is applied for with it', async () => {
    const lost = { step: 'passportLost', remark: '快递在途遗失，已报案' } as const
    expect(await advance(server, orderNo, 0, lost)).toMatchObject({ problem: 'visaStepIllegal' })
    expectResult(await server.call('employee', sendVisaPassport, { orderNo, traveller: 0, trackingNo: 'SF1234567890' }))
    expectResult(await advance(server, orderNo, 0, lost))
    await server.context.drainJobs()
    expect(await order()).toMatchObject({ open: false, applicants: [{ stage: 'withdrawn', passport: 'lost' }] })
    expect((await payersOf(server, orderNo)).paid).toEqual({})
    expect(await atDesk()).toBe(false)
  })

  test('one with a visa in it: the visa is nobody’s any more, and nobody waits for the passport', async () => {
    await lodgeVisa(server, 'employee', orderNo, 0)
    expectResult(await advance(server, orderNo, 0, grant))
    await server.context.drainJobs()
    const held = async () => expectResult(await server.call('employee', getOwnVisas, {})).list.map((visa) => visa.orderNo)
    expect(await held()).toContain(orderNo)
    expectResult(await advance(server, orderNo, 0, { step: 'passportLost', remark: '寄回途中遗失' }))
    await server.context.drainJobs()
    expect(await held()).not.toContain(orderNo)
    expect(await atDesk()).toBe(false)
    expect(await order()).toMatchObject({ stateName: '已完成', applicants: [{ stage: 'granted', passport: 'lost' }] })
  })
})

test('an appointment stands in the itinerary and is told of again on the day before, and another one anew', async () => {
  await lodgeVisa(server, 'employee', orderNo, 0)
  const step = (days: number) =>
    ({
      step: 'appointed',
      appointment: { at: `${addDays(chinaDate(server.context.clock.now()), days)}T02:30:00Z`, place: '上海淮海中路 1 号' },
    }) as const
  expect(await advance(server, orderNo, 0, step(3))).toMatchObject({ problem: 'visaStepIllegal' })
  expectResult(await advance(server, orderNo, 0, { step: 'withdrawn', remark: '不再前往' }))
  const departDate = addDays(chinaDate(server.context.clock.now()), 19)
  const { answer } = await bookVisa(server, { search: { country: 'US', departDate }, productId: 'us-b' })
  orderNo = expectResult(answer).orderNo
  await payVisa(server, 'employee', orderNo)
  await lodgeVisa(server, 'employee', orderNo, 0)
  const appointment = step(3)
  expectResult(await advance(server, orderNo, 0, appointment))
  const parts = await server.context.database.tenant(1, (sql) =>
    server.context.products.visa!.display.parts({ sql, enterpriseId: 1 }, orderNo),
  )
  const { place } = appointment.appointment
  expect(parts('zh-CN').map(({ label, from }) => [label, from.place, from.time])).toEqual([
    ['美国多次商务签证', '美国', '23:59'],
    ['面试/采集指纹', place, '10:30'],
  ])
  const told = async () =>
    (await order()).events.flatMap(({ step: kind, sentence }) =>
      kind === 'reminded' && sentence.includes('临近') ? [sentence] : [],
    )
  await server.turn(day)
  expect(await told()).toEqual([])
  await server.turn(day)
  expect(await told()).toEqual([expect.stringContaining(place)])
  await server.turn(day)
  expect(await told()).toHaveLength(1)
  expectResult(await advance(server, orderNo, 0, step(1)))
  await server.turn(day)
  expect(await told()).toHaveLength(2)
})

test('an appointment is in the way of its applicant alone', async () => {
  expectResult(await advance(server, orderNo, 0, { step: 'withdrawn', remark: '不再前往' }))
  const departDate = addDays(chinaDate(server.context.clock.now()), 19)
  const search = { country: 'FR', departDate, travellers: ['1-manager', '1-employee'] }
  const { answer } = await bookVisa(server, { who: 'manager', search, productId: 'fr-b' })
  orderNo = expectResult(answer).orderNo
  await payVisa(server, 'manager', orderNo, 'director')
  await lodgeVisa(server, 'manager', orderNo, 1)
  const at = `${addDays(chinaDate(server.context.clock.now()), 3)}T02:30:00Z`
  expectResult(await advance(server, orderNo, 1, { step: 'appointed', appointment: { at, place: '上海淮海中路 1 号' } }))
  const parts = await inCompany(server.context, 1, async (work) => partsOfTrip(work, await findOrders(work, [orderNo]), 'zh-CN'))
  expect(parts.map(({ part, people }) => [part.label, people.map(({ employeeId }) => employeeId)])).toEqual([
    ['面试/采集指纹', ['1-employee']],
    ['法国单次商务签证', ['1-manager', '1-employee']],
  ])
})

test('[handbook 11.5] the number of a visa is masked for its holder, who reads it counted and written down; nobody else has it', async () => {
  const travellers = ['1-employee', '1-manager']
  const departDate = addDays(chinaDate(server.context.clock.now()), 19)
  const search = { country: 'TH', departDate, travellers }
  const { answer } = await bookVisa(server, { who: 'manager', search, productId: 'th-b', more: { acceptHeld: true } })
  orderNo = expectResult(answer).orderNo
  const paid = await payVisa(server, 'manager', orderNo, 'director')
  expect(paid.visa).toMatchObject({ stayDays: 90, validityDays: 90 })
  await lodgeVisa(server, 'manager', orderNo, 0)
  const { granted } = grant
  const soon = addDays(chinaDate(server.context.clock.now()), 60)
  expectResult(await advance(server, orderNo, 0, { ...grant, granted: { ...granted!, validUntil: soon } }))
  const seenBy = async (who: string) => (await visaOrder(server, who, orderNo)).applicants[0]!.granted
  expect(await seenBy('employee')).toMatchObject({ visaNo: 'JV*****01' })
  expect(await seenBy('manager')).not.toHaveProperty('visaNo')
  const asked = { orderNo, traveller: 0 }
  const before = await countOf(server, 'access_log')
  expect(expectResult(await server.call('employee', revealVisaNumber, asked)).value).toBe(granted!.visaNo)
  expect(await countOf(server, 'access_log')).toBe(before + 1)
  for (const who of ['manager', 'director'])
    expect(await server.call(who, revealVisaNumber, asked)).toMatchObject({ problem: 'visaPartUnknown' })
  expect(await server.call('manager', revealVisaNumber, { orderNo, traveller: 1 })).toMatchObject({ problem: 'visaPartUnknown' })
  for (let read = 1; read < 20; read++) expectResult(await server.call('employee', revealVisaNumber, asked))
  expect(await server.call('employee', revealVisaNumber, asked)).toMatchObject({ problem: 'revealedTooOften' })
})

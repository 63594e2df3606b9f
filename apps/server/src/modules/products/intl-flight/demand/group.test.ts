import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import {
  findListedPeople,
  getFlightDemand,
  issueFlightDemand,
  quoteFlightDemand,
  submitFlightDemand,
  takeListedGuests,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import { demandTravellersAtMost } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { choosePlan, demandForm, openAgent, planOn } from '../../../../testing/intl-flight/demands'
import { intlDetail } from '../../../../testing/intl-flight/orders'
import { expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'

const who = 'admin'
const nameOf = (index: number): string =>
  `陈${[...String(index).padStart(3, '0')].map((digit) => '零一二三四五六七八九'[Number(digit)]).join('')}`

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

/** Guests of the company, each with a passport. */
async function guests(count: number): Promise<{ name: string; number: string }[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    name: nameOf(index),
    number: `E9${String(index).padStart(7, '0')}`,
  }))
  for (const [index, { name, number }] of people.entries()) {
    const credential = { type: 2 as const, number, birthDate: '1988-04-09' }
    const mobile = `139${String(index).padStart(8, '0')}`
    expectResult(await server.call(who, saveGuest, { name, mobile, credential }))
  }
  return people
}

test('[S7.51] two hundred people of a list are asked for, quoted, booked and ticketed as one; one more is refused', async () => {
  const people = await guests(demandTravellersAtMost + 1)
  expect(await server.call(who, findListedPeople, { people }), 'one too many').toMatchObject({ success: false, status: 400 })
  const found = expectResult(await server.call(who, findListedPeople, { people: people.slice(0, demandTravellersAtMost) }))
  expect(found).toMatchObject({ missed: [] })
  const employeeIds = found.travellers.map(({ employeeId }) => employeeId)
  expect(new Set(employeeIds).size).toBe(demandTravellersAtMost)
  const [leg] = demandForm().legs
  const form = demandForm({ legs: [leg!], employeeIds })
  const beyond = { ...form, employeeIds: [...employeeIds, '1-employee'] }
  expect(await server.call(who, submitFlightDemand, beyond)).toMatchObject({ success: false, status: 400 })

  const { demandNo, version } = expectResult(await server.call(who, submitFlightDemand, form))
  const token = await openAgent(server, '1-admin')
  const day = leg!.departDate
  const plan = planOn(day, day, addMinutes(server.context.clock.now().toISOString(), 120))
  const own = {
    ...plan,
    segments: plan.segments.slice(0, 1),
    prices: [{ passenger: 'adult' as const, fare: 900_00, taxes: 100_00 }],
  }
  const quoted = expectResult(await server.call(who, quoteFlightDemand, { demandNo, version, plans: [own] }, { token }))
  const { choose, policy } = await choosePlan(server, who, { demandNo, planId: quoted.plans[0]!.planId })
  const { orderNo } = expectResult(await choose())
  for (const approver of ['manager', 'director', 'admin'])
    if ((await intlDetail(server, who, orderNo)).state === 20) await decide(server, approver, orderNo).catch(() => undefined)
  expectResult(await payByCredit(server, who, orderNo, policy.total))
  await server.context.drainJobs()
  const paid = expectResult(await server.call(who, getFlightDemand, { demandNo }))
  const tickets = employeeIds.map((_, traveller) => ({ traveller, ticketNo: `618-${String(4_000_000_000 + traveller)}` }))
  const request = { demandNo, version: paid.version, record: 'QX7P2M', tickets, paid: demandTravellersAtMost * 1000_00 }
  expectResult(await server.call(who, issueFlightDemand, request, { token }))
  await server.context.drainJobs()
  const order = await intlDetail(server, who, orderNo)
  expect(order.state).toBe(1800)
  expect(new Set(order.travellerList.flatMap((each) => each.tickets.map(({ ticketNo }) => ticketNo))).size).toBe(
    demandTravellersAtMost,
  )
  expect(order.total).toBe(policy.total)
})

const listed = (more: object) => ({
  name: '高远',
  number: 'E95000001',
  type: 2 as const,
  mobile: '13900005555',
  birthDate: '1988-04-09',
  ...more,
})

test('[S7.51] people of a list from outside become guests line by line, and are found by the next list', async () => {
  const people = [
    listed({}),
    listed({ name: '秦安', type: undefined, number: 'E95000002' }),
    listed({ name: '罗宁', number: 'E95000003', birthDate: '' }),
    listed({ name: '孟凡', number: 'E95000004', birthDate: '09/04/1988' }),
    listed({ name: '方晴', number: 'E95000005', mobile: '12' }),
    listed({ name: '高远', number: 'E95000001' }),
    listed({ name: '袁青', number: 'E95000006', mobile: '13900006666 / 13900007777 / 13900008888' }),
    listed({ name: '林小雯', number: 'e80010001 ' }),
    listed({ name: '贺兰', number: 'E95000007' }),
  ]
  const lines = people.map(({ name, number, type }) => ({ name, number, ...(type && { type }) }))
  const before = expectResult(await server.call('manager', findListedPeople, { people: lines }))
  expect(before).toMatchObject({ travellers: [], guestsAllowed: true })
  const key = randomUUID()
  const taken = expectResult(await server.call('manager', takeListedGuests, { people }, { key }))
  expect(taken.travellers).toMatchObject([
    { name: '高远', guest: true },
    { name: '贺兰', guest: true },
  ])
  expect(taken.missed.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const { reason } of taken.missed) expect(reason).not.toBe('')
  expect(taken.missed[0]!.reason).toContain('证件类型')
  expect(taken.missed[4]!.reason, 'twice in one list').toContain('已添加过')
  expect(taken.missed[6]!.reason, 'a colleague whose name is written wrongly').toContain('本公司')
  const misnamed = lines.map((line) => ({ ...line, name: '无此人' }))
  const others = expectResult(await server.call('admin', findListedPeople, { people: misnamed }))
  expect(others.missed[0], 'a guest of somebody else may be a guest of the caller as well').toEqual({ row: 0, why: 'unknown' })
  const again = expectResult(await server.call('manager', takeListedGuests, { people: people.slice(0, 1) }))
  expect(again.missed[0]!.reason).toContain('已添加过')
  expect(expectResult(await server.call('manager', takeListedGuests, { people }, { key })), 'once').toEqual(taken)
  const found = expectResult(await server.call('manager', findListedPeople, { people: [lines[0]!, lines[8]!] }))
  expect(found.travellers).toEqual(taken.travellers)
  const [guest] = taken.travellers
  const form = demandForm({ employeeIds: [guest!.employeeId] })
  expectResult(await server.call('manager', submitFlightDemand, form))
})

test('a company that takes nobody over from lists says so, and nobody is kept', async () => {
  const switchTo = (on: boolean) =>
    server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{settings,guestsOfLists}', $1) WHERE enterprise_id = 1`,
      [JSON.stringify(on)],
    )
  const people = [listed({ name: '石磊', number: 'E95000009' })]
  const lines = people.map(({ name, number }) => ({ name, number }))
  await switchTo(false)
  expect(expectResult(await server.call('manager', findListedPeople, { people: lines })).guestsAllowed).toBe(false)
  expect(await server.call('manager', takeListedGuests, { people })).toMatchObject({ success: false, code: 700720 })
  await switchTo(true)
  expect(expectResult(await server.call('manager', findListedPeople, { people: lines })).missed).toHaveLength(1)
})

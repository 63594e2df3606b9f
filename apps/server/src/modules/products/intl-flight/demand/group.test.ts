import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import {
  findListedPeople,
  getFlightDemand,
  issueFlightDemand,
  quoteFlightDemand,
  submitFlightDemand,
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

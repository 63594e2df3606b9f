import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { getFlightDemand, quoteFlightDemand, submitFlightDemand } from '@sojourn/contract/products/intl-flight/demand.calls'
import { withdrawManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { expectResult } from '../../../testing/flights'
import { ticketedIntl } from '../../../testing/intl-flight/after-sales'
import { demandForm, flightPlan, openAgent } from '../../../testing/intl-flight/demands'
import { askedQuote, quoteOf, refundAsked, standsFor } from '../../../testing/intl-flight/manual-quotes'
import { givePassport } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'
import { followDesk } from './follow-desk'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
afterAll(() => server.close())

const follow = async () => {
  await followDesk(server.context, { id: '00000000-0000-0000-0000-000000000000' })
  await server.context.drainJobs()
}
const until = async (instant: string) => {
  await server.turn((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000)
  await follow()
}
const mailsOf = async (who: string, about: string) =>
  expectResult(await server.call(who, getMyMails, {})).list.filter(({ subject }) => subject.startsWith(about))
const shown = async (demandNo: string) => expectResult(await server.call('employee', getFlightDemand, { demandNo }))
const waiting = async () =>
  expectResult(await server.call('agent@agency.example', getAgencyWork, {})).list.map(({ workNo }) => workNo)

test('[handbook 2.5] a promise that is missed is said once to whoever asked and to the lead of the desk, with a new one; the answer goes on', async () => {
  const { demandNo } = expectResult(await server.call('employee', submitFlightDemand, demandForm()))
  const seen = await shown(demandNo)
  await follow()
  expect(await mailsOf('employee', '未能按时答复')).toEqual([])
  await until(new Date(Date.parse(seen.due!) + 60_000).toISOString())
  await follow()
  const late = await shown(demandNo)
  expect(late).toMatchObject({ late: true, due: seen.due, version: seen.version })
  expect(Date.parse(late.promisedAgain!)).toBeGreaterThan(server.context.clock.now().getTime())
  expect(late.history.map(({ event }) => event)).toEqual(['submitted', 'late'])
  expect(await mailsOf('employee', '未能按时答复')).toHaveLength(1)
  expect(await mailsOf('admin@agency.example', '超过承诺时间')).toHaveLength(1)
  const agent = await openAgent(server)
  const answer = { demandNo, version: seen.version, plans: [flightPlan(standsFor(server, 120))] }
  expectResult(await server.call('employee', quoteFlightDemand, answer, { token: agent }))
  expect(await shown(demandNo)).not.toHaveProperty('promisedAgain')
})

test('[handbook 2.5] a request that nobody answers ends the day after its first flight, and leaves the desk', async () => {
  const legs = demandForm().legs.map((leg, index) => ({ ...leg, departDate: `2026-12-2${index}` }))
  const { demandNo } = expectResult(await server.call('employee', submitFlightDemand, demandForm({ legs })))
  await until('2026-12-20T15:00:00Z')
  expect(await shown(demandNo)).toMatchObject({ state: 1 })
  expect(await waiting()).toContain(demandNo)
  await until('2026-12-21T20:00:00Z')
  const over = await shown(demandNo)
  expect(over).toMatchObject({ state: 9, stateName: '已自动作废', canEdit: false, canQuote: false })
  expect(over.history.at(-1)).toMatchObject({ event: 'overtaken', actor: '' })
  expect(await mailsOf('employee', '申请已自动结束')).toHaveLength(1)
  expect(await waiting()).not.toContain(demandNo)
})

test('[handbook 2.2] a request about tickets is promised anew once, and ends with their last flight', async () => {
  const order = await ticketedIntl(server, { date: '2027-01-11', returnDate: '2027-01-18' })
  const asked = await askedQuote(server, refundAsked(order))
  await until(new Date(Date.parse(asked.promisedBy) + 60_000).toISOString())
  await follow()
  const late = await quoteOf(server, order.orderNo)
  expect(late).toMatchObject({ late: true, version: asked.version, promisedBy: asked.promisedBy })
  expect(late.promisedAgain).toBeDefined()
  expect(late.history.filter(({ event }) => event === 'late')).toHaveLength(1)
  expect((await mailsOf('employee', '未能按时答复')).map(({ body }) => body.includes(asked.quoteNo))).toContain(true)
  await until('2027-01-17T00:00:00Z')
  expect(await quoteOf(server, order.orderNo)).toMatchObject({ state: 'asked' })
  await until('2027-01-19T12:00:00Z')
  const over = await quoteOf(server, order.orderNo)
  expect(over).toMatchObject({ state: 'withdrawn', canWithdraw: false })
  expect(over.history.at(-1)).toMatchObject({ event: 'overtaken' })
  expect(await waiting()).not.toContain(asked.quoteNo)
  const again = { quoteNo: asked.quoteNo, version: over.version }
  expect(await server.call('employee', withdrawManualQuote, again)).toMatchObject({ problem: 'manualQuoteClosed' })
})

test('the leads hear of a missed promise with the name of the company in their language', async () => {
  const language = (to: string) =>
    server.database.pool.query(`UPDATE employee SET language = $1 WHERE email = 'admin@agency.example'`, [to])
  const legs = demandForm().legs.map((leg, index) => ({
    ...leg,
    departDate: addDays(chinaDate(server.context.clock.now()), 30 + index),
  }))
  const { demandNo } = expectResult(await server.call('employee', submitFlightDemand, demandForm({ legs })))
  await language('en')
  await until(new Date(Date.parse((await shown(demandNo)).due!) + 60_000).toISOString())
  const told = (await mailsOf('admin@agency.example', 'A promise was missed')).filter(({ body }) => body.includes(demandNo))
  await language('zh-CN')
  expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('of Yuanxing Technology')])
})

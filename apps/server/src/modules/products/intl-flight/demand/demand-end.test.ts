import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import {
  declineFlightDemand,
  getFlightDemand,
  getFlightDemands,
  issueFlightDemand,
  processFlightDemandPolicy,
  quoteFlightDemand,
  revealFlightDemandDocument,
  submitFlightDemand,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { choosePlan, journeyOn, openAgent, planOn } from '../../../../testing/intl-flight/demands'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let agent: string
beforeAll(async () => {
  server = await openTestServer()
  agent = await openAgent(server)
})
afterAll(() => server.close())

const day = 24 * 60
const shown = async (demandNo: string) => expectResult(await server.call('employee', getFlightDemand, { demandNo }))
const inState = async (state: number) =>
  expectResult(await server.call('employee', getFlightDemands, { states: [state as 6] })).list.map(({ demandNo }) => demandNo)
const plan = (first: string, last: string, minutes: number) =>
  planOn(first, last, addMinutes(server.context.clock.now().toISOString(), minutes))
async function quote(demandNo: string, plans: ReturnType<typeof planOn>[]) {
  agent = await openAgent(server)
  const { version } = await shown(demandNo)
  return server.call('employee', quoteFlightDemand, { demandNo, version, plans }, { token: agent })
}
/** Asked for and answered with a plan that stands so many minutes. */
async function quoted(first: string, last: string, minutes = 120) {
  const { demandNo } = expectResult(await server.call('employee', submitFlightDemand, journeyOn(first, last)))
  const { plans } = expectResult(await quote(demandNo, [plan(first, last, minutes)]))
  return { demandNo, planId: plans[0]!.planId }
}
/** Its plan was chosen, and approvers refused. */
async function refused(first: string, last: string, minutes: number) {
  const asked = await quoted(first, last, minutes)
  const { orderNo } = expectResult(await (await choosePlan(server, 'employee', asked)).choose())
  expectResult(await decide(server, 'manager', orderNo, 'reject', '改线上会议'))
  return asked
}
async function paid(first: string, last: string) {
  const asked = await quoted(first, last)
  const { choose, policy } = await choosePlan(server, 'employee', asked)
  const { orderNo } = expectResult(await choose())
  for (const who of ['manager', 'director'])
    if ((await shown(asked.demandNo)).state === 4) expectResult(await decide(server, who, orderNo))
  expectResult(await payByCredit(server, 'employee', orderNo, policy.total))
  await server.context.drainJobs()
  return { ...asked, orderNo }
}

describe('what came to nothing ends by itself', () => {
  test('[handbook 2.5] plans that nobody took can be asked for or answered again for seven days, then the request is obsolete', async () => {
    const { demandNo } = await quoted('2027-03-08', '2027-03-11')
    await server.turn(121)
    const { state, reopenedUntil } = await shown(demandNo)
    expect(state).toBe(7)
    expect(await inState(7)).toEqual([demandNo])
    await server.turn(7 * day - 2)
    expect(await shown(demandNo)).toMatchObject({ state: 7, canAskAgain: true, reopenedUntil })
    await server.turn(2)
    const ended = await shown(demandNo)
    expect(ended).toMatchObject({ state: 9, stateName: '已自动作废', canAskAgain: false, canWithdraw: false })
    expect(ended.history.slice(-2)).toMatchObject([
      { event: 'expired', actor: '' },
      { event: 'lapsed', actor: '', at: reopenedUntil },
    ])
    expect([await inState(7), await inState(9)]).toEqual([[], [demandNo]])
    expect(await quote(demandNo, [plan('2027-03-08', '2027-03-11', 60)])).toMatchObject({ problem: 'demandClosed' })
    const again = { ...journeyOn('2027-03-08', '2027-03-11'), seen: { demandNo, version: ended.version } }
    expect(await server.call('employee', submitFlightDemand, again)).toMatchObject({ problem: 'demandClosed' })
    expectResult(await server.call('employee', submitFlightDemand, journeyOn('2027-03-08', '2027-03-11')))
  })

  test('[handbook 2.5] a refused plan: another may be chosen while one stands, then plans are over, then the request is obsolete', async () => {
    const { demandNo, planId } = await refused('2027-03-15', '2027-03-18', 180)
    expect(await shown(demandNo)).toMatchObject({ state: 6, stateName: '审批驳回', canChoose: true })
    expect(await inState(6)).toEqual([demandNo])
    await server.turn(181)
    expect(await shown(demandNo)).toMatchObject({ state: 7, stateName: '报价失效', canChoose: false, canAskAgain: true })
    expect([await inState(6), await inState(7)]).toEqual([[], [demandNo]])
    const late = await server.call('employee', processFlightDemandPolicy, { demandNo, planId })
    expect(late).toMatchObject({ problem: 'planExpired' })
    await server.turn(7 * day)
    expect(await shown(demandNo)).toMatchObject({ state: 9, stateName: '已自动作废', canAskAgain: false })
    expect(await inState(9)).toContain(demandNo)
  })

  test('[handbook 2.5] what approvers refused is answered anew by the agency', async () => {
    const { demandNo } = await refused('2027-03-22', '2027-03-25', 180)
    const anew = expectResult(await quote(demandNo, [plan('2027-03-22', '2027-03-25', 60)]))
    expect(anew).toMatchObject({ state: 2, plans: [{}] })
    expect(anew.orderNo).toBeUndefined()
  })
})

test('[handbook 11.5] whoever tickets reads a document in clear, one at a time, only while the order waits, and it is written down', async () => {
  agent = await openAgent(server)
  const { demandNo, orderNo } = await paid('2027-04-19', '2027-04-22')
  const asked = { demandNo, traveller: 0 }
  const read = () => server.call('employee', revealFlightDemandDocument, asked, { token: agent })
  expect(expectResult(await read())).toEqual({ credentialNumber: 'E80010001' })
  const { rows } = await server.database.pool.query(
    'SELECT employee_id, subject, agent_name FROM access_log WHERE purpose = $1',
    [`order ${orderNo}: document for the ticket office`],
  )
  expect(rows).toEqual([
    { employee_id: '1-employee', subject: `traveller 1-employee of ${orderNo}`, agent_name: expect.stringMatching(/./) },
  ])
  const nobody = await server.call('employee', revealFlightDemandDocument, { ...asked, traveller: 1 }, { token: agent })
  expect(nobody).toMatchObject({ problem: 'travellerUnknown' })
  expect(await server.call('employee', revealFlightDemandDocument, asked)).toMatchObject({ problem: 'forbidden' })
  expectResult(await server.call('employee', declineFlightDemand, { demandNo, reason: '停航' }, { token: agent }))
  await server.context.drainJobs()
  expect(await read()).toMatchObject({ problem: 'demandNotIssuable' })
})

describe('what the office did is kept', () => {
  test('[S7.51] why tickets could not be bought reaches whoever asked, on the page and by notification', async () => {
    const { demandNo } = await paid('2027-04-05', '2027-04-08')
    const why = '票价上涨 200 元'
    expectResult(await server.call('employee', declineFlightDemand, { demandNo, reason: why }, { token: agent }))
    await server.context.drainJobs()
    const told = await shown(demandNo)
    expect(told).toMatchObject({ state: 7, reason: why, canAskAgain: true })
    expect(told.history.at(-1)).toMatchObject({ event: 'declined', actor: '客服小远', sentence: `无法按确认的价格出票：${why}` })
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.find(({ subject }) => subject.startsWith('无法按确认的价格出票'))?.body).toContain(why)
    await server.turn(7 * day + 121)
    expect(await shown(demandNo)).toMatchObject({ state: 9, canAskAgain: false })
  })

  test('[S7.51] what the tickets cost is kept, and read by the agency alone', async () => {
    agent = await openAgent(server)
    const { demandNo } = await paid('2027-04-12', '2027-04-15')
    const entered = { demandNo, record: 'ABC123', tickets: [{ traveller: 0, ticketNo: '618-1234567899' }], paid: 398_000 }
    expectResult(await server.call('employee', issueFlightDemand, entered, { token: agent }))
    await server.context.drainJobs()
    expect(await shown(demandNo)).toMatchObject({ state: 10 })
    expect(await shown(demandNo)).not.toHaveProperty('paid')
    const byAgency = expectResult(await server.call('employee', getFlightDemand, { demandNo }, { token: agent }))
    expect(byAgency).toMatchObject({ state: 10, paid: 398_000 })
  })

  test('[S7.51] tickets have the number of their carrier, once, in one format however they are typed', async () => {
    agent = await openAgent(server)
    const { demandNo } = await paid('2027-05-10', '2027-05-13')
    const enter = (ticketNo: string) =>
      server.call(
        'employee',
        issueFlightDemand,
        { demandNo, record: 'ABC124', tickets: [{ traveller: 0, ticketNo }], paid: 398_000 },
        { token: agent },
      )
    expect(await enter('618-123456789')).toMatchObject({ success: false })
    expect(await enter('781-1234567890')).toMatchObject({
      problem: 'ticketOfOtherCarrier',
      field: 'tickets.0',
      message: '票号前三位应为出票航司 SQ 的 618',
    })
    expect(await enter('6181234567899'), 'of the order before').toMatchObject({
      problem: 'ticketNumberTaken',
      field: 'tickets.0',
    })
    expect(await shown(demandNo)).toMatchObject({ state: 5 })
    expectResult(await enter('6181234567898'))
    await server.context.drainJobs()
    const { orderNo } = await shown(demandNo)
    const order = expectResult(await server.call('employee', getIntlFlightOrderDetail, { orderId: orderNo! }))
    expect(order.travellerList.flatMap(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo))).toEqual(['618-1234567898'])
  })
})

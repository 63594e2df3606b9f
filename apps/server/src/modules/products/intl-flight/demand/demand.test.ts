import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import {
  checkSameFlightDemand,
  chooseFlightPlan,
  declineFlightDemand,
  findListedPeople,
  getFlightDemand,
  getFlightDemands,
  getFlightDemandTemp,
  getUnconfirmedDemandCount,
  issueFlightDemand,
  processFlightDemandPolicy,
  quoteFlightDemand,
  refuseFlightDemand,
  saveFlightDemandTemp,
  submitFlightDemand,
  withdrawFlightDemand,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import type { FlightDemandForm, NewFlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import {
  choosePlan,
  demandForm,
  flightPlan,
  givePassport,
  journeyOn,
  openAgent,
  planOn,
} from '../../../../testing/intl-flight/demands'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let agent: string
beforeAll(async () => {
  server = await openTestServer()
  agent = await openAgent(server)
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const inTwoHours = (): string => addMinutes(server.context.clock.now().toISOString(), 120)
const on = (first: string, last: string, more: Partial<NewFlightPlan> = {}) => planOn(first, last, inTwoHours(), more)
const asked = async (form: FlightDemandForm, who = 'employee') => expectResult(await server.call(who, submitFlightDemand, form))
const shown = async (demandNo: string, who = 'employee') => expectResult(await server.call(who, getFlightDemand, { demandNo }))
const quote = async (demandNo: string, plans: NewFlightPlan[], version?: number) => {
  const seen = version ?? (await shown(demandNo)).version
  return server.call('employee', quoteFlightDemand, { demandNo, version: seen, plans }, { token: agent })
}
const tickets = (numbers: readonly string[]) => numbers.map((ticketNo, traveller) => ({ traveller, ticketNo }))

const spent = ({ used, frozen }: Awaited<ReturnType<typeof creditOf>>): number => used + frozen

/** Asked for, quoted, and a plan of it chosen, approved and paid. */
async function paid(first: string, last: string) {
  const { demandNo } = await asked(journeyOn(first, last))
  const { plans } = expectResult(await quote(demandNo, [on(first, last)]))
  const { choose, policy } = await choosePlan(server, 'employee', { demandNo, planId: plans[0]!.planId })
  const { orderNo } = expectResult(await choose())
  for (const who of ['manager', 'director'])
    if ((await shown(demandNo)).state === 4) expectResult(await decide(server, who, orderNo))
  expectResult(await payByCredit(server, 'employee', orderNo, policy.total))
  await server.context.drainJobs()
  return { demandNo, orderNo, total: policy.total }
}

describe('a journey that nobody can book online', () => {
  test('[S7.51] [S4.42] is asked for, quoted, judged, chosen, approved, paid and ticketed into an order', async () => {
    const demand = await asked(demandForm())
    const { demandNo } = demand
    expect(demandNo).toMatch(/^FD\d{16}$/)
    expect(demand).toMatchObject({
      state: 1,
      stateName: '待报价',
      canWithdraw: true,
      canChoose: false,
      canQuote: false,
      late: false,
    })
    expect(demand.title).toContain('上海 – 新加坡 – 上海')
    const work = expectResult(await server.call('agent@agency.example', getAgencyWork, {}))
    expect(work.list.find(({ workNo }) => workNo === demandNo)).toMatchObject({
      path: `/center/iflightDemand/detail?demandNo=${demandNo}`,
      employeeId: '1-employee',
    })
    expect(expectResult(await server.call('employee', getUnconfirmedDemandCount, {}))).toEqual({ count: 0 })

    const dear = flightPlan(inTwoHours(), { prices: [{ passenger: 'adult', fare: 1_150_000, taxes: 100_000 }] })
    const business = flightPlan(inTwoHours(), {
      segments: flightPlan('').segments.map((each) => ({ ...each, cabin: 'C' as const })),
    })
    const quoted = expectResult(await quote(demandNo, [flightPlan(inTwoHours()), dear, business]))
    expect(quoted.plans.map(({ verdict, total, overBudget }) => [verdict, total, overBudget])).toEqual([
      ['within', 405_000, false],
      ['approval', 1_250_000, true],
      ['forbidden', 405_000, false],
    ])
    expect(quoted.plans[0]!.segments.map(({ durationMinutes }) => durationMinutes)).toEqual([330, 320])
    expect(expectResult(await server.call('employee', getUnconfirmedDemandCount, {}))).toEqual({ count: 1 })

    const planId = quoted.plans[1]!.planId
    const { policy, choose, request } = await choosePlan(server, 'employee', { demandNo, planId })
    expect(policy).toMatchObject({ verdict: 'approval', reasonNeeded: true, approvalNeeded: true, total: 1_250_000 + 2 * 1_000 })
    expect(policy.approvers.length).toBeGreaterThan(0)
    const { orderNo } = expectResult(await choose())
    expect(orderNo).toMatch(/^I/)
    expect(await server.call('employee', chooseFlightPlan, request), 'chosen twice').toMatchObject({ problem: 'demandClosed' })
    expect(await shown(demandNo)).toMatchObject({ state: 4, orderNo, canChoose: false, canWithdraw: false })
    for (const who of ['manager', 'director'])
      if ((await shown(demandNo)).state === 4) expectResult(await decide(server, who, orderNo))
    expect(await shown(demandNo)).toMatchObject({ state: 5, stateName: '待出票' })
    expectResult(await payByCredit(server, 'employee', orderNo, policy.total))
    await server.context.drainJobs()

    const office = expectResult(await server.call('employee', getFlightDemand, { demandNo }, { token: agent }))
    expect(office).toMatchObject({
      canIssue: true,
      office: { agreed: 1_250_000, travellers: [{ name: '林晓雯', credentialType: 2 }] },
    })
    const entered = { demandNo, record: 'ABC123', tickets: tickets(['618-1234567890']), paid: 1_250_000 }
    await expectRefusals(server, [refusal('by the employee', issueFlightDemand, entered, 'forbidden')])
    expectResult(await server.call('employee', issueFlightDemand, entered, { token: agent }))
    await server.context.drainJobs()
    expect(await shown(demandNo)).toMatchObject({ state: 10, stateName: '已出票', orderNo })
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
    expect(list.find((order) => order.orderNo === orderNo)).toMatchObject({ state: 1800, total: policy.total })
    const order = expectResult(await server.call('employee', getIntlFlightOrderDetail, { orderId: orderNo }))
    expect(order).toMatchObject({
      segments: [{ flightNo: 'SQ831' }, { flightNo: 'SQ830' }],
      tickets: [{ record: 'ABC123', validatingCarrier: 'SQ', prices: [{ passenger: 'adult', count: 1, fare: 1_150_000 }] }],
    })
  })

  test('[S7.51] says what is wrong with it, in every language, and changes nothing', async () => {
    const form = demandForm()
    const other = await asked(journeyOn('2027-01-11', '2027-01-14'))
    const plans = [flightPlan(inTwoHours())]
    const { demandNo, version } = other
    await expectRefusals(server, [
      refusal('the same again', submitFlightDemand, journeyOn('2027-01-11', '2027-01-14'), 'demandTwice'),
      refusal('without a leg', submitFlightDemand, { ...form, legs: [] }, 'cityMissing', 'legs.0.departCode'),
      refusal('for nobody', submitFlightDemand, { ...form, employeeIds: [] }, 'demandPeopleMissing', 'employeeIds'),
      refusal(
        'for a colleague by who may not',
        submitFlightDemand,
        { ...form, employeeIds: ['1-manager'] },
        'travellerNotAllowed',
        'employeeIds',
      ),
      refusal(
        'of another company',
        submitFlightDemand,
        { ...form, employeeIds: ['2-employee'] },
        'travellerUnknown',
        'employeeIds',
        'manager',
      ),
      refusal('quoted by no agent', quoteFlightDemand, { demandNo, version, plans }, 'forbidden'),
      refusal('of somebody else', getFlightDemand, { demandNo }, 'demandUnknown', 'demandNo', 'manager'),
      refusal('of another company', getFlightDemand, { demandNo }, 'demandUnknown', 'demandNo', 'employee@beichen.example'),
      refusal('withdrawn without a reason', withdrawFlightDemand, { demandNo, version, reason: ' ' }, 'reasonMissing', 'reason'),
      refusal('a plan of no quote', processFlightDemandPolicy, { demandNo, planId: 'none' }, 'demandClosed', 'demandNo'),
      refusal('issued without an order', declineFlightDemand, { demandNo, reason: 'x' }, 'forbidden'),
    ])
    const landsFirst = { ...flightPlan(inTwoHours()) }
    landsFirst.segments = [{ ...landsFirst.segments[0]!, arriveTime: '08:00' }]
    expect(await quote(demandNo, [landsFirst])).toMatchObject({ problem: 'planSegmentsWrong', field: 'plans.0.segments.0' })
    expect(await quote(demandNo, [flightPlan('2026-01-01T00:00:00Z')])).toMatchObject({ problem: 'planValidityWrong' })
    const childOnly = flightPlan(inTwoHours(), { prices: [{ passenger: 'child', fare: 1, taxes: 1 }] })
    expect(await quote(demandNo, [childOnly])).toMatchObject({ problem: 'planPriceMissing', field: 'plans.0.prices' })
    expect(await shown(demandNo)).toMatchObject({ state: 1, version })
  })
})

describe('what may go wrong between two people', () => {
  test('[handbook 2.5] of two agents who quote one request the second is told that it moved', async () => {
    const { demandNo, version } = await asked(journeyOn('2027-01-18', '2027-01-21'))
    expectResult(await quote(demandNo, [on('2027-01-18', '2027-01-21')], version))
    expect(await quote(demandNo, [on('2027-01-18', '2027-01-21', { note: '第二位' })], version)).toMatchObject({
      problem: 'demandMoved',
    })
    expect((await shown(demandNo)).plans).toHaveLength(1)
  })

  test('[handbook 2.5] one that is withdrawn while a quote is written takes none', async () => {
    const { demandNo, version } = await asked(journeyOn('2027-01-25', '2027-01-28'))
    expect(
      expectResult(await server.call('employee', withdrawFlightDemand, { demandNo, version, reason: '行程取消' })),
    ).toMatchObject({
      state: 9,
      reason: '行程取消',
    })
    expect(await quote(demandNo, [on('2027-01-25', '2027-01-28')], version)).toMatchObject({ problem: 'demandClosed' })
  })

  test('[handbook 2.5] a plan out of its validity is not chosen; what is over is asked again or quoted anew', async () => {
    const { demandNo } = await asked(journeyOn('2027-02-01', '2027-02-04'))
    const short = { validUntil: addMinutes(server.context.clock.now().toISOString(), 30) }
    const quoted = expectResult(await quote(demandNo, [on('2027-02-01', '2027-02-04', short), on('2027-02-01', '2027-02-04')]))
    await server.turn(31)
    const [first, second] = quoted.plans
    expect(await server.call('employee', processFlightDemandPolicy, { demandNo, planId: first!.planId })).toMatchObject({
      problem: 'planExpired',
    })
    expectResult(await server.call('employee', processFlightDemandPolicy, { demandNo, planId: second!.planId }))
    await server.turn(121)
    expect(expectResult(await server.call('employee', getUnconfirmedDemandCount, {}))).toMatchObject({ count: 0 })
    const over = await shown(demandNo)
    expect(over).toMatchObject({ state: 7, stateName: '报价失效', canAskAgain: true, canChoose: false })
    expect(over.history.at(-1)).toMatchObject({ event: 'expired', actor: '' })
    agent = await openAgent(server)
    const again = expectResult(
      await server.call('employee', submitFlightDemand, {
        ...journeyOn('2027-02-01', '2027-02-04'),
        seen: { demandNo, version: over.version },
      }),
    )
    expect(again).toMatchObject({ demandNo, state: 1, plans: [] })
    const refused = await server.call(
      'employee',
      refuseFlightDemand,
      { demandNo, version: again.version, reason: '该航线停航' },
      { token: agent },
    )
    expect(expectResult(refused)).toMatchObject({ state: 8, reason: '该航线停航' })
  })

  test('[handbook 2.5] tickets that cost more than agreed are not issued: declined, the money goes back and it is asked again', async () => {
    agent = await openAgent(server)
    const before = await creditOf(server)
    const { demandNo, total } = await paid('2027-02-08', '2027-02-11')
    expect(spent(await creditOf(server)), 'paid').toBe(spent(before) + total)
    const entered = { demandNo, record: 'XYZ789', tickets: tickets(['618-1234567891']), paid: 405_001 }
    const dearer = await server.call('employee', issueFlightDemand, entered, { token: agent })
    expect(dearer).toMatchObject({ problem: 'demandPriceUp', field: 'paid' })
    const twice = { ...entered, paid: 405_000, tickets: tickets(['618-1234567891', '618-1234567892']) }
    expect(await server.call('employee', issueFlightDemand, twice, { token: agent })).toMatchObject({
      problem: 'demandTicketsWrong',
    })
    expect(await shown(demandNo)).toMatchObject({ state: 5 })
    expectResult(await server.call('employee', declineFlightDemand, { demandNo, reason: '票价上涨 200 元' }, { token: agent }))
    await server.context.drainJobs()
    expect(await shown(demandNo)).toMatchObject({ state: 7, canAskAgain: true })
    expect(await creditOf(server), 'given back').toEqual(before)
    const late = await server.call('employee', issueFlightDemand, { ...entered, paid: 405_000 }, { token: agent })
    expect(late).toMatchObject({ problem: 'demandNotIssuable' })
    expect(expectResult(await quote(demandNo, [on('2027-02-08', '2027-02-11')]))).toMatchObject({ state: 2 })
  })

  test('[handbook 2.5] what approvers refuse stands open again while its plans stand', async () => {
    const { demandNo } = await asked(journeyOn('2027-03-01', '2027-03-04'))
    const { plans } = expectResult(await quote(demandNo, [on('2027-03-01', '2027-03-04'), on('2027-03-01', '2027-03-04')]))
    const { orderNo } = expectResult(
      await (await choosePlan(server, 'employee', { demandNo, planId: plans[0]!.planId })).choose(),
    )
    expectResult(await decide(server, 'manager', orderNo, 'reject', '改线上会议'))
    expect(await shown(demandNo)).toMatchObject({ state: 6, canChoose: true, canWithdraw: true })
    const second = await choosePlan(server, 'employee', { demandNo, planId: plans[1]!.planId })
    expect(expectResult(await second.choose()).orderNo).not.toBe(orderNo)
  })

  test('[S4.42] a missed promise is told to both sides', async () => {
    const { demandNo } = await asked(journeyOn('2027-03-08', '2027-03-11'))
    await server.turn(4 * 24 * 60)
    agent = await openAgent(server)
    expect(await shown(demandNo)).toMatchObject({ state: 1, late: true })
    const work = expectResult(await server.call('agent@agency.example', getAgencyWork, {}))
    expect(work.list.find(({ workNo }) => workNo === demandNo)).toMatchObject({ late: true })
  })
})

describe('drafts, lists and beginnings', () => {
  test('[S7.21] a draft is kept with what it lacks, seen by its writer alone, changed and sent', async () => {
    const empty = demandForm({ legs: [], employeeIds: [] })
    const kept = expectResult(await server.call('employee', saveFlightDemandTemp, empty))
    const { demandNo } = kept
    expect(expectResult(await server.call('employee', getFlightDemandTemp, { demandNo }))).toMatchObject({
      legs: [],
      demandNo,
      version: 1,
    })
    expect(await server.call('manager', getFlightDemandTemp, { demandNo })).toMatchObject({ problem: 'demandUnknown' })
    expect(await server.call('employee', getFlightDemand, { demandNo })).toMatchObject({ success: true })
    const form = journeyOn('2027-04-05', '2027-04-08')
    const saved = expectResult(await server.call('employee', saveFlightDemandTemp, { ...form, seen: kept }))
    expect(saved).toEqual({ demandNo, version: 2 })
    expect(await server.call('employee', saveFlightDemandTemp, { ...form, seen: kept })).toMatchObject({ problem: 'demandMoved' })
    const sent = expectResult(await server.call('employee', submitFlightDemand, { ...form, seen: saved }))
    expect(sent).toMatchObject({ demandNo, state: 1 })
    expect(sent.history.map(({ event }) => event)).toEqual(['submitted'])
  })

  test('[S7.21] a draft names nobody whom its writer may not ask for', async () => {
    const credential = { type: 2 as const, number: 'E12345678', birthDate: '1988-04-09' }
    const guest = expectResult(await server.call('manager', saveGuest, { name: '高远', mobile: '13900001111', credential }))
    const form = journeyOn('2027-04-12', '2027-04-15')
    const ofGuest = { ...form, employeeIds: [guest.employeeId] }
    await expectRefusals(server, [
      refusal('a colleague', saveFlightDemandTemp, { ...form, employeeIds: ['1-manager'] }, 'travellerNotAllowed', 'employeeIds'),
      refusal('a guest of somebody else', saveFlightDemandTemp, ofGuest, 'travellerUnknown', 'employeeIds', 'director'),
    ])
    expectResult(await server.call('manager', saveFlightDemandTemp, ofGuest))
    const kept = expectResult(await server.call('employee', saveFlightDemandTemp, form))
    const changed = await server.call('employee', saveFlightDemandTemp, { ...form, seen: kept, employeeIds: ['1-manager'] })
    expect(changed).toMatchObject({ problem: 'travellerNotAllowed' })
  })

  test("[S7.21] in another employee's session the agency neither finds a draft nor ends it", async () => {
    const { demandNo } = expectResult(await server.call('employee', saveFlightDemandTemp, journeyOn('2027-04-19', '2027-04-22')))
    const beside = { token: await openAgent(server, '1-manager') }
    const found = async (options?: { token: string }) =>
      expectResult(await server.call('employee', getFlightDemands, { demandNo }, options)).list
    expect(await found(beside)).toEqual([])
    expect(await server.call('employee', getFlightDemand, { demandNo }, beside)).toMatchObject({ problem: 'demandUnknown' })
    const ended = await server.call('employee', withdrawFlightDemand, { demandNo, version: 1, reason: 'x' }, beside)
    expect(ended).toMatchObject({ problem: 'demandUnknown' })
    expect(await found()).toMatchObject([{ state: 0, version: 1 }])
  })

  test('[S7.51] are listed by number, traveller, way, days and state', async () => {
    const { demandNo } = await asked(journeyOn('2027-05-10', '2027-05-13'))
    const found = async (filter: object) =>
      expectResult(await server.call('employee', getFlightDemands, filter)).list.map((each) => each.demandNo)
    expect(await found({ demandNo })).toEqual([demandNo])
    expect(await found({ from: '2027-05-10', to: '2027-05-10' })).toEqual([demandNo])
    expect(await found({ from: '2027-05-11' })).toEqual([])
    expect(await found({ traveller: '晓雯', from: '2027-05-01' })).toEqual([demandNo])
    expect(await found({ traveller: '志远', from: '2027-05-01' })).toEqual([])
    expect(await found({ depart: 'SHA', arrive: 'SIN', from: '2027-05-01' })).toEqual([demandNo])
    expect(await found({ depart: 'SHA', arrive: 'TYO' })).toEqual([])
    expect(await found({ states: [1], from: '2027-05-01' })).toEqual([demandNo])
    expect(await found({ states: [4, 5, 6, 10], from: '2027-05-01' })).toEqual([])
    expect((await found({ states: [10] })).length).toBe(1)
    expect(expectResult(await server.call('employee@beichen.example', getFlightDemands, {})).list).toEqual([])
  })

  test('[S7.51] begin with a search that found nothing, and warn of what is asked for already', async () => {
    const searchParams = {
      segmentType: 1 as const,
      departAirportCode: 'SHA',
      departCityName: '上海',
      arriveAirportCode: 'SIN',
      arriveCityName: '新加坡',
      departDate: '2027-05-10',
      returnDate: '2027-05-13',
      seatType: 'C' as const,
    }
    const { tempOrderNo } = expectResult(
      await server.call('employee', saveIntlFlightOrderTemp, { searchParams, travelType: 1, bookType: 0 }),
    )
    const start = expectResult(await server.call('employee', getFlightDemandTemp, { tempOrderNo }))
    expect(start).toMatchObject({
      cabin: 'C',
      employeeIds: ['1-employee'],
      legs: [{ departCode: 'SHA' }, { departCode: 'SIN', departDate: '2027-05-13' }],
    })
    const { list } = expectResult(await server.call('employee', checkSameFlightDemand, { ...demandForm(), legs: start.legs }))
    expect(list).toMatchObject([{ stateName: '待报价', travellers: ['林晓雯'] }])
    expect(await server.call('manager', getFlightDemandTemp, { tempOrderNo })).toMatchObject({ problem: 'tempOrderUnknown' })
  })

  test('[S7.51] a group is found by a list of names and documents; whoever is unknown is named line by line', async () => {
    expectResult(await givePassport(server, 'admin', '1-manager', 'E80010777'))
    const people = [
      { name: '林晓雯', number: 'E80010001', type: 2 as const },
      { name: 'CHEN/ZHIYUAN', number: 'e80010777' },
      { name: '林晓雯', number: 'E80010001' },
      { name: '陌生人', number: 'E80010778' },
      { name: '陈志元', number: 'E80010777' },
      { name: '林晓雯', number: 'E80010001', type: 1 as const },
    ]
    const found = expectResult(await server.call('admin', findListedPeople, { people }))
    expect(found.travellers.map(({ employeeId }) => employeeId)).toEqual(['1-employee', '1-manager'])
    expect(found.missed).toEqual([
      { row: 2, why: 'twice' },
      { row: 3, why: 'unknown' },
      { row: 4, why: 'nameDiffers' },
      { row: 5, why: 'document' },
    ])
    expect(await server.call('employee', findListedPeople, { people })).toMatchObject({ problem: 'forbidden' })
  })
})

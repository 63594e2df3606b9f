import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@sojourn/contract/kit/call'
import { problems, type ProblemName } from '@sojourn/contract/kit/problems'
import { book, choose, orderRequest, saveDraft, within } from '../testing/flights'
import { askForMoney } from '../testing/payments'
import { openTestServer, type TestServer } from '../testing/server'

const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))
const nameOf = ({ method, path: address }: Call): string => `${method} ${address.replace('api/', '')}`

/** Every call that the contract defines, whichever file it lives in. */
async function allCalls(): Promise<Call[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.calls.ts'))
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(contract, file)).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

/** What company 1 has, by the numbers that a stranger may have come to know. */
async function companyOne(server: TestServer) {
  const trip = await book(server, 'employee', { travelType: 2 })
  const { paymentNo } = await askForMoney(server, 'employee', trip.created.orderNo, trip.request.expectedTotal)
  const { created } = await book(server, 'employee', { date: '2026-12-10' })
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-11' })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const { rows } = await server.database.pool.query<{ approval_id: string }>('SELECT approval_id FROM approval')
  return { tempOrderNo, request, orderNo: created.orderNo, paymentNo, approvalId: rows[0]!.approval_id }
}
type Numbers = Awaited<ReturnType<typeof companyOne>>

/** The request, and what a stranger to these numbers reads: a problem, or an answer about nobody but the caller. */
interface Row {
  request: (numbers: Numbers) => object
  stranger: ProblemName | 'own'
  /** Where a colleague who is not concerned reads something else. */
  colleague?: ProblemName
}
const own = (request: object = {}): Row => ({ request: () => request, stranger: 'own' })
const draft = (request: (numbers: Numbers) => object = () => ({})): Row => ({
  request: (numbers) => ({ tempOrderNo: numbers.tempOrderNo, ...request(numbers) }),
  stranger: 'tempOrderUnknown',
})
const ofOrder = (request: (numbers: Numbers) => object): Row => ({ request, stranger: 'orderUnknown' })
const ofApproval = (more: object = {}): Row => ({
  request: ({ approvalId }) => ({ approvalId, ...more }),
  stranger: 'approvalUnknown',
  colleague: 'approvalNotYours',
})
const place = { departAirportCode: 'PEK', departCityName: '北京', arriveAirportCode: 'SHA', arriveCityName: '上海' }

const table: Record<string, Row> = {
  'GET Employee/Config': own(),
  'POST Employee/v2/Login': {
    request: () => ({ account: 'employee@yuanxing.example', password: 'x' }),
    stranger: 'wrongPassword',
  },
  'POST Enterprise/EnterpriseCurrency': own(),
  'GET Employee/FindTravellers': own({ keyword: '' }),
  'GET Flight/GetPoiContent': own({ KeyWords: '北京' }),
  'POST Flight/GetPoiContent': own({ KeyWords: '北京' }),
  'GET Flight/GetAirportCityList/v2': own(),
  'GET Common/GetBookDateSection': own({ ProductType: 1 }),
  'GET Common/GetMyMails': own(),
  'POST Order/GetPendingOrderStatistical': own(),
  'POST Order/QueryTravelOrder': own({ Type: 0 }),
  'POST Order/GetTripOrderList': { request: ({ orderNo }) => ({ keyword: orderNo }), stranger: 'own' },
  'POST Order/CancelOrder': ofOrder(({ orderNo }) => ({ orderNo })),
  'POST Approval/GetMyApprovalList': own({ size: 100 }),
  'GET Approval/GetApprovalDetail': ofApproval(),
  'POST Approval/Decide': ofApproval({ decision: 'agree', orderVersion: 1 }),
  'POST Payment/GetPaymentInfo': ofOrder(({ orderNo }) => ({ orderNos: [orderNo] })),
  'POST Payment/Pay': ofOrder(({ orderNo, request }) => ({
    orderNos: [orderNo],
    settleType: 4,
    expectedTotal: request.expectedTotal,
  })),
  'GET Payment/GetPaymentState': { request: ({ paymentNo }) => ({ paymentNo }), stranger: 'paymentUnknown' },
  'POST Payment/Callback': {
    request: ({ paymentNo }) => ({ paymentNo, providerTradeNo: 'x', outcome: 'paid', amount: 1, signature: 'x' }),
    stranger: 'callbackSignatureWrong',
  },
  'POST Flight/SaveFlightOrderTempV2': own({
    employeeId: '1-employee',
    searchParams: { ...place, segmentType: 0, departDate: '2026-12-11' },
    travelType: 1,
    bookType: 0,
  }),
  'GET Flight/GetFlightOrderTemp': draft(),
  'POST Flight/SaveFlightOrderTempTravellers': draft(() => ({ employeeIds: ['1-employee'] })),
  'POST Flight/FlightSearch/v3': draft(),
  'GET Flight/GetFlightDayPrices': own({ departCode: 'BJS', arriveCode: 'SHA', from: '2026-12-09', to: '2026-12-10' }),
  'GET Flight/GetFlightRuleViolate': { request: ({ tempOrderNo }) => ({ tempOrderNo }), stranger: 'own' },
  'GET Flight/GetFlightFares': draft(({ request }) => ({ journey: 0, flightKey: request.journeys[0]!.flightKey })),
  'POST Flight/BookCheck': draft(({ request }) => ({ journeys: request.journeys })),
  'GET Flight/GetFlightBookInfo': draft(),
  'POST Flight/CheckSamePassenger': draft(({ request }) => ({ journeys: request.journeys, employeeIds: ['1-employee'] })),
  'POST Flight/CreateOrder/V3': draft(({ request }) => request),
  'GET Flight/GetFlightOrderDetail': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  // Last, since the caller is signed out by it.
  'GET Employee/Logout': own(),
}

describe('every call of the contract', () => {
  let server: TestServer
  let calls: Map<string, Call>
  let numbers: Numbers
  beforeAll(async () => {
    server = await openTestServer()
    calls = new Map((await allCalls()).map((call) => [nameOf(call), call]))
    numbers = await companyOne(server)
  })
  afterAll(() => server.close())

  const rows = Object.entries(table).map(([name, row]) => ({ name, row }))
  /** Anything by which company 1 or its people can be known. */
  const traces = () =>
    new RegExp(
      ['"1-[a-z]', '林晓雯', '陈志远', '远行科技', 'yuanxing', '1380001', numbers.orderNo, numbers.tempOrderNo].join('|'),
    )

  test('[S7.02] stands in this table, and is bound', () => {
    expect([...calls.keys()].toSorted()).toEqual(Object.keys(table).toSorted())
    const unbound = [...calls.values()].filter(
      ({ method, path: address }) => !server.app.hasRoute({ method, url: `/${address}` }),
    )
    expect(unbound).toEqual([])
  })

  test.each(rows)('[S8.03] needs a session: $name', async ({ name, row }) => {
    const call = calls.get(name)!
    const expected = call.access === 'public' ? problems[row.stranger as ProblemName] : problems.notSignedIn
    const answer = await server.call(null, call, row.request(numbers))
    expect(answer).toMatchObject({ success: false, code: expected.code, status: expected.status, result: null })
  })

  test.each(rows)('[S3.11] needs its permission: $name', async ({ name, row }) => {
    const call = calls.get(name)!
    if (call.access === 'public' || call.access === 'session') return
    const unpermitted = call.access === 'approve' ? 'employee' : 'agent'
    const answer = await server.call(unpermitted, call, row.request(numbers))
    expect(answer).toMatchObject({ success: false, code: problems.forbidden.code, status: 403, result: null })
  })

  test.each(rows)('[S7.01] tells another company nothing: $name', async ({ name, row }) => {
    const answer = await server.call('manager@beichen.example', calls.get(name)!, row.request(numbers))
    if (row.stranger === 'own') expect(answer).toMatchObject({ status: 200, success: true })
    else expect(answer).toMatchObject({ code: problems[row.stranger].code, status: problems[row.stranger].status, result: null })
    expect(JSON.stringify(answer)).not.toMatch(traces())
  })

  test.each(rows)('[S7.01] tells a colleague who is not concerned nothing of it: $name', async ({ name, row }) => {
    const answer = await server.call('director', calls.get(name)!, row.request(numbers))
    if (row.stranger === 'own') expect(answer).toMatchObject({ status: 200, success: true })
    else expect(answer).toMatchObject({ success: false, code: problems[row.colleague ?? row.stranger].code, result: null })
    const { request: _sent, ...secret } = numbers
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(Object.values(secret).join('|')))
  })

  test('[S7.01] changed nothing of company 1', async () => {
    const { rows: orders } = await server.database.pool.query('SELECT DISTINCT state, version FROM orders ORDER BY state')
    expect(orders).toEqual([
      { state: 20, version: 1 },
      { state: 1100, version: 1 },
    ])
  })

  test('[S7.01] live events need a session too', async () => {
    expect((await server.app.inject({ method: 'GET', url: '/api/Common/Events' })).statusCode).toBe(401)
  })
})

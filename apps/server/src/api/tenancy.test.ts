import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@sojourn/contract/kit/call'
import { problems, type ProblemName } from '@sojourn/contract/kit/problems'
import { openTestServer, type TestServer } from '../testing/server'
import { accessRows } from './tenancy/access.testing'
import { agentRows } from './tenancy/agent.testing'
import { afterSalesRows } from './tenancy/after-sales.testing'
import { applicationRows } from './tenancy/applications.testing'
import { approvalRows } from './tenancy/approvals.testing'
import { personalRows } from './tenancy/personal.testing'
import { coreRows } from './tenancy/core.testing'
import { draftRows } from './tenancy/drafts.testing'
import { referenceRows } from './tenancy/reference.testing'
import { policyRows } from './tenancy/policy.testing'
import { financeRows } from './tenancy/finance.testing'
import { shellRows } from './tenancy/shell.testing'
import { hotelRows } from './tenancy/hotels.testing'
import { trainRows } from './tenancy/trains.testing'
import { tripRows } from './tenancy/trips.testing'
import { companyOne, own, type Numbers, type Row } from './tenancy/row.testing'

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

/** One file of rows per area; signing out comes last, since the caller is signed out by it. */
const table: Record<string, Row> = {
  ...coreRows,
  ...applicationRows,
  ...approvalRows,
  ...afterSalesRows,
  ...tripRows,
  ...trainRows,
  ...hotelRows,
  ...draftRows,
  ...policyRows,
  ...agentRows,
  ...personalRows,
  ...referenceRows,
  ...accessRows,
  ...financeRows,
  ...shellRows,
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
    const answer = await server.call(null, call, row.request(numbers))
    if (call.access === 'public' && row.stranger === 'own') expect(answer).toMatchObject({ status: 200, success: true })
    else {
      const expected = call.access === 'public' ? problems[row.stranger as ProblemName] : problems.notSignedIn
      expect(answer).toMatchObject({ success: false, code: expected.code, status: expected.status, result: null })
    }
  })

  test.each(rows)('[S3.11] needs its permission: $name', async ({ name, row }) => {
    const call = calls.get(name)!
    if (call.access === 'public' || call.access === 'session') return
    const unpermitted = call.access === 'approve' ? 'employee' : 'contractor'
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
    const expected = row.colleague ?? row.stranger
    if (expected === 'own') expect(answer).toMatchObject({ status: 200, success: true })
    else expect(answer).toMatchObject({ success: false, code: problems[expected].code, result: null })
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

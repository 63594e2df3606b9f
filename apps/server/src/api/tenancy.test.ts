import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { openTestServer, type TestServer } from '../testing/server'
import { assistedSession } from './tenancy/company-one/hotels.testing'
import { companyOne, type Numbers } from './tenancy/company-one/company-one.testing'
import { rowsOfOne } from './tenancy/kept.testing'
import type { Row } from './tenancy/row.testing'
import { called, calls, callOf, table } from './tenancy/table.testing'

describe('every call of the contract', () => {
  let server: TestServer
  let numbers: Numbers
  let kept: string[]
  beforeAll(async () => {
    server = await openTestServer()
    // Whoever may do nothing would read nothing of others for that reason alone.
    await server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{intlFlightDemandOrderEnable}', 'true') WHERE enterprise_id = 2`,
    )
    numbers = await companyOne(server)
    kept = await rowsOfOne(server)
    // All that a company can have takes a while where others work beside it.
  }, 180_000)
  afterAll(() => server.close())

  const rows = Object.entries(table).map(([name, row]) => ({ name, row }))
  const people = ['"1-[a-z]', '林晓雯', '陈志远', '远行科技', 'yuanxing', '1380001']
  /** Numbers of company 1 that an answer must not have. */
  const secrets = (row: Row): string[] => {
    const asked = row.repeats ? JSON.stringify(row.request(numbers)) : ''
    return secretsOf(numbers).filter((secret) => !asked.includes(secret))
  }
  const readsOwn = { status: 200, success: true }
  const reads = (problem: ProblemName) => ({
    success: false,
    code: problems[problem].code,
    status: problems[problem].status,
    result: null,
  })

  test('stands in this table, and is bound', () => {
    expect([...calls.keys()].toSorted()).toEqual([...new Set(Object.keys(table).map(callOf))].toSorted())
    const unbound = [...calls.values()].filter(
      ({ method, path: address }) => !server.app.hasRoute({ method, url: `/${address}` }),
    )
    expect(unbound).toEqual([])
  })

  test.each(rows)('[S8.03] needs a session: $name', async ({ name, row }) => {
    const call = called(name)
    const answer = await server.call(null, call, row.request(numbers))
    const expected = call.access === 'public' ? (row.nobody ?? row.stranger) : 'notSignedIn'
    expect(answer).toMatchObject(expected === 'own' ? readsOwn : reads(expected))
  })

  const permitted = rows.filter(({ name }) => !['public', 'session'].includes(calls.get(callOf(name))?.access ?? 'public'))
  test.each(permitted)('needs its permission: $name', async ({ name, row }) => {
    const unpermitted = called(name).access === 'approve' ? 'employee' : 'contractor'
    expect(await server.call(unpermitted, called(name), row.request(numbers))).toMatchObject(reads('forbidden'))
  })

  test.each(rows)('tells another company nothing: $name', async ({ name, row }) => {
    const answer = await server.call('manager@beichen.example', called(name), row.request(numbers))
    expect(answer).toMatchObject(row.stranger === 'own' ? readsOwn : reads(row.stranger))
    expect(JSON.stringify(answer)).not.toMatch(new RegExp([...people, ...secrets(row)].join('|')))
  })

  const byAgency = rows.filter(({ row }) => row.agency)
  test.each(byAgency)("tells the agency nothing of it in another company's session: $name", async ({ name, row }) => {
    const token = await assistedSession(server, 2, '2-employee')
    const answer = await server.call('employee@beichen.example', called(name), row.request(numbers), { token })
    expect(answer).toMatchObject(reads(row.agency!))
  })

  test('none of them changed anything of company 1', async () => {
    expect(await rowsOfOne(server)).toEqual(kept)
  })

  test.each(rows)('tells a colleague who is not concerned nothing of it: $name', async ({ name, row }) => {
    const answer = await server.call('director', called(name), row.request(numbers))
    const expected = row.colleague ?? row.stranger
    expect(answer).toMatchObject(expected === 'own' ? readsOwn : reads(expected))
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(secrets(row).join('|')))
  })

  test('nor did the colleague change anything of others', async () => {
    const left = new Set(await rowsOfOne(server))
    const colleague = '"1-director"'
    // What a colleague settles of the own moves the company's version on.
    const own = (row: string): boolean => row.includes(colleague) || row.startsWith('company_version ')
    expect(kept.filter((row) => !own(row) && !left.has(row))).toEqual([])
  })

  test('live events need a session too', async () => {
    expect((await server.app.inject({ method: 'GET', url: '/api/Common/Events' })).statusCode).toBe(401)
  })

  test('every number in these rows is one that its owner is answered for', async () => {
    const named = rows.filter(({ row }) => namesNumber(row, numbers))
    expect(named.length).toBeGreaterThan(100)
    const wrong: string[] = []
    const reading = named.filter(({ name }) => !called(name).write)
    const writing = named.filter(({ name }) => called(name).write)
    for (const { name, row } of [...reading, ...writing]) {
      const { owner = 'employee', ownerReads } = row
      const answer =
        owner === 'agency'
          ? await server.call('employee', called(name), row.request(numbers), { token: numbers.agent })
          : await server.call(owner, called(name), row.request(numbers))
      await server.context.drainJobs()
      if ((answer.problem ?? 'own') !== (ownerReads ?? 'own'))
        wrong.push(`${name}: ${answer.code} ${answer.problem} ${answer.message}`)
    }
    expect(wrong).toEqual([])
    const nobodys = rows.filter(({ name, row }) => row.stranger.endsWith('Unknown') && called(name).access !== 'public')
    expect(nobodys.filter(({ row }) => !namesNumber(row, numbers)).map(({ name }) => name)).toEqual([])
  })
})

/** Numbers and keys of company 1 in all that it has, but not places, trains and hotels, which are everybody's. */
function secretsOf({ request: _request, ...numbers }: Numbers): string[] {
  const secret = /^(agent|approvalId|guestId|delegateId|feedbackId|changeId|planId|cardId|\w+No)$/
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && secret.test(key)) found.add(inner)
      else look(inner)
    }
  }
  look(numbers)
  return [...found]
}

/** Whether a row asks for anything of company 1. */
function namesNumber(row: Row, numbers: Numbers): boolean {
  let asked = false
  const watched = new Proxy(numbers, {
    get(target, key) {
      asked = true
      return Reflect.get(target, key) as unknown
    },
  })
  row.request(watched)
  return asked
}

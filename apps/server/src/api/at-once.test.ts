import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { companyOne, type Numbers } from './tenancy/company-one/company-one.testing'
import { called, table } from './tenancy/table.testing'

const rows = Object.entries(table).flatMap(([name, row]) => (called(name).write ? [{ name, row }] : []))

describe('the same wish from four windows at once', () => {
  let server: TestServer
  let numbers: Numbers
  beforeAll(async () => {
    server = await openTestServer()
    numbers = await companyOne(server)
  }, 180_000)
  afterAll(() => server.close())

  test('is tried on many calls', () => expect(rows.length).toBeGreaterThan(60))

  test.each(rows)('is done or refused with a reason: $name', async ({ name, row }) => {
    const { owner = 'employee' } = row
    const who = owner === 'agency' ? 'employee' : owner
    const options = owner === 'agency' ? { token: numbers.agent } : {}
    const request = row.request(numbers)
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.call(who, called(name), request, options)))
    await server.context.drainJobs()
    const unforeseen = answers.filter(({ status }) => status >= 500)
    expect(unforeseen).toEqual([])
  })
})

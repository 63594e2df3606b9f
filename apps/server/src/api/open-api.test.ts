import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'

interface Operation {
  operationId: string
  summary: string
  security: object[]
  parameters: { name: string; in: string }[]
  requestBody?: object
  responses: Record<string, { description: string }>
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('the calls are described as the contract has them', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/v/api/openapi.json' })
  expect(answer.statusCode).toBe(200)
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).length).toBeGreaterThan(100)
  expect(Object.keys(paths['/api/Flight/GetPoiContent']!).toSorted()).toEqual(['get', 'post'])

  const pay = paths['/api/Payment/Pay']!['post']!
  expect(pay).toMatchObject({ operationId: 'Payment.Pay.post', security: [{ session: [], token: [] }] })
  expect(pay.parameters).toMatchObject([{ name: 'idempotency-key', in: 'header', required: true }])
  expect(pay.responses['409']?.description).toContain('paymentClosed')
  const detail = paths['/api/Flight/GetFlightOrderDetail']!['get']!
  expect(detail.parameters).toMatchObject([{ name: 'orderId', in: 'query', required: true }])
  expect(detail.requestBody).toBeUndefined()
  expect(paths['/api/Payment/Callback']!['post']!.security).toEqual([])
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['[S7.52]', 'Flight/FlightSearch/v3 Flight/ChangeSearch Flight/GetFlightOrderDetail Order/CancelOrder Flight/ApplyRefund'],
  ['[S7.52]', 'Flight/GetFlightFares Flight/GetFlightBookInfo Flight/CreateOrder/V3 Flight/BookCheck'],
  ['[S7.52]', 'Flight/GetFlightRuleViolate Flight/CheckSamePassenger Flight/GetOpenTickets'],
  ['[S7.54]', 'Hotel/HotelSearch Hotel/GetHotelDetail Hotel/CreateOrder Hotel/ApplyRefund Hotel/CheckGuaranteeCard'],
  ['[S7.54]', 'Hotel/GetMemberCards Hotel/CreateExternalOrder Hotel/SubmitDemand'],
  ['[S7.55]', 'Order/GetTripOrderList Employee/GetMyCredentials Employee/ResetPassword Employee/Activate'],
  ['[S7.55]', 'TrainTicket/CreateOrder Enterprise/EnterpriseCurrency Common/GetBookDateSection'],
  ['[S7.55]', 'FlightDemand/GetUnConfirmedDemandOrderCount Employee/GetMembershipInfo Common/DtgToLocalSSO'],
])('%s the calls of the family are there: %s', async (_clause, family) => {
  const answer = await server.app.inject({ method: 'GET', url: '/v/api/openapi.json' })
  const { paths } = answer.json<{ paths: object }>()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(family.split(' ').map((path) => `/api/${path}`)))
})

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}
/** Where a request may be as large as it likes. */
function boundless(schema: Schema, at: string): string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => boundless(each, `${at}.${name}`)),
    ...(schema.anyOf ?? []).flatMap((each) => boundless(each, at)),
    ...(schema.items ? boundless(schema.items, `${at}[]`) : []),
  ]
  if (schema.enum !== undefined || schema.const !== undefined) return inner
  const known: Record<string, boolean> = {
    integer: schema.minimum !== undefined && schema.maximum !== undefined,
    number: schema.minimum !== undefined && schema.maximum !== undefined,
    string: [schema.maxLength, schema.pattern, schema.format].some((end) => end !== undefined),
    array: schema.maxItems !== undefined,
    object: true,
    boolean: true,
  }
  const bounded = schema.anyOf !== undefined || known[schema.type ?? '']
  return bounded ? inner : [`${at} ${JSON.stringify(schema)}`, ...inner]
}

test('every number, text and list of a request has its ends', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/v/api/openapi.json' })
  const { paths } = answer.json<{ paths: Record<string, Record<string, { parameters: object[]; requestBody?: object }>> }>()
  type Parameter = { in: string; name: string; schema: Schema }
  type Body = { content: { 'application/json': { schema: Schema } } } | undefined
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters, requestBody }) => [
      ...(parameters as Parameter[])
        .filter((each) => each.in === 'query')
        .map(({ name, schema }) => ({ at: `${path} ${name}`, schema })),
      ...[(requestBody as Body)?.content['application/json'].schema].flatMap((schema) => (schema ? [{ at: path, schema }] : [])),
    ]),
  )
  expect(requests.length).toBeGreaterThan(200)
  expect(requests.flatMap(({ at, schema }) => boundless(schema, at))).toEqual([])
})

/** What may stand in an address, where proxies, logs and histories keep it: numbers of things, places, days, choices. Never who somebody is. */
const sayable = {
  'number of a thing':
    'approvalId tempOrderNo TempOrderNo OrderSerialNo TravelApplyNo travelApplyNo enterpriseId orderId orderNo demandNo travelOrderNo paymentNo flightKey trainKey contentVersion journey policyId incidentId version planId billNo lineId applicationNo invoiceId voucherId productId venueKeys',
  place: 'KeyWords keyWords CodeThree cityId departCode arriveCode departStation arriveStation',
  day: 'from to at lastDay startDate',
  choice: 'ProductType productType orderType ChangeType type travelType part state carClass groupedBy material',
  'part of a list, or a page of ours': 'cursor size path',
}

test('no address tells of a person or opens anything: a GET takes numbers of things, places, days and choices', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/v/api/openapi.json' })
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>()
  const asked = Object.values(paths).flatMap(({ get }) => get?.parameters.filter((each) => each.in === 'query') ?? [])
  expect(asked.length).toBeGreaterThan(50)
  const known = new Set(Object.values(sayable).flatMap((names) => names.split(' ')))
  expect([...new Set(asked.map(({ name }) => name))].filter((name) => !known.has(name))).toEqual([])
  expect(Object.keys(paths).filter((path) => path.includes('{'))).toEqual([])
})

test('every call says in a sentence what it does, and how it refuses', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/v/api/openapi.json' })
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>()
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const unclear = operations.filter(({ summary }) => !/^[A-Z].{14,}\.$/.test(summary)).map(({ operationId }) => operationId)
  expect(unclear).toEqual([])
  const silent = operations.filter(({ security, responses }) => !responses['400'] || (security.length > 0 && !responses['401']))
  expect(silent.map(({ operationId }) => operationId)).toEqual([])
  expect(paths['/api/Payment/Pay']!['post']!.responses['403']?.description).toContain('forbidden')
})

test('a public linter finds nothing in the description', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, (await server.app.inject({ method: 'GET', url: '/v/api/openapi.json' })).body)
  const linter = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '..', 'bin', 'cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const run = promisify(execFile)(process.execPath, [linter, 'lint', file, '--extends=recommended-strict', '--format=json'], {
    env,
  })
  const { stdout } = await run.catch((failed: { stdout: string }) => failed)
  await rm(folder, { recursive: true })
  const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: { ruleId: string; message: string }[] }
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  expect(totals).toMatchObject({ errors: 0, warnings: 0 })
})

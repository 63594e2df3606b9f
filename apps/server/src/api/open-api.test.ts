import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'

interface Operation {
  operationId: string
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

test('[S7.01] the calls are described as the contract has them', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/v/api/openapi.json' })
  expect(answer.statusCode).toBe(200)
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).length).toBeGreaterThan(100)
  expect(Object.keys(paths['/api/Flight/GetPoiContent']!).toSorted()).toEqual(['get', 'post'])

  const pay = paths['/api/Payment/Pay']!['post']!
  expect(pay).toMatchObject({ operationId: 'Payment.Pay.post', security: [{ session: [] }] })
  expect(pay.parameters).toMatchObject([{ name: 'idempotency-key', in: 'header', required: true }])
  expect(pay.responses['409']?.description).toContain('paymentClosed')
  const detail = paths['/api/Flight/GetFlightOrderDetail']!['get']!
  expect(detail.parameters).toMatchObject([{ name: 'orderId', in: 'query', required: true }])
  expect(detail.requestBody).toBeUndefined()
  expect(paths['/api/Payment/Callback']!['post']!.security).toEqual([])
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
})

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSms } from './sms'

const received: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
})
beforeAll(() => new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve)))
afterAll(() => void gateway.close())
const address = (): string => `http://user:p%40ss@127.0.0.1:${(gateway.address() as AddressInfo).port}/send`

test('the gateway gets one JSON message, and its credentials in a header', async () => {
  await createSms(address()).send({ to: '13800010001', text: '【远行商旅】123456' })
  expect(JSON.parse(received[0]!.body)).toEqual({ to: '13800010001', text: '【远行商旅】123456' })
  expect(received[0]!.headers.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`)
})

test('a refusal is an error, so that the queue tries again', async () => {
  status = 503
  await expect(createSms(address()).send({ to: '1', text: '' })).rejects.toThrow('503')
})

test('a gateway that sends a code elsewhere is not followed', async () => {
  status = 307
  received.length = 0
  await expect(createSms(address()).send({ to: '1', text: '123456' })).rejects.toThrow('fetch failed')
  expect(received).toHaveLength(1)
})

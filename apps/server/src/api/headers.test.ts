import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { serveWeb } from './web'

const screens = {
  'flight/list': ['assets/list.js', 'assets/list.css'],
  'manage/many': Array.from({ length: 100 }, (_, number) => `assets/part-${number}.js`),
}
const inside = 'document.documentElement.lang="zh-CN"'
let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-web-'))
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><script>${inside}</script><script type="module" src="/v/x.js"></script>`,
  )
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/screens-a_B-1.json'), JSON.stringify(screens))
  await writeFile(join(folder, 'worker.js'), 'addEventListener("fetch", () => undefined)')
  await writeFile(join(folder, 'manifest.en.webmanifest'), '{}')
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await openTestServer({ publicUrl: 'https://travel.example' })
  serveWeb(server.app, folder)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
const json = { 'content-type': 'application/json' }

test.each([
  ['the shell', { url: '/v/' }, 200],
  ['a picture', { url: '/v/icon.svg' }, 200],
  ['what robots read', { url: '/robots.txt' }, 200],
  ['a file that is not there', { url: '/v/assets/gone.js' }, 404],
  ['a redirection', { url: '/' }, 302],
  ['a public call', { url: '/api/Common/GetSignInOptions' }, 200],
  ['a call without a session', { url: '/api/Employee/Config' }, 401],
  ['the stream without a session', { url: '/api/Common/Events' }, 401],
  ['a body that is no JSON', { method: 'POST', url: '/api/Employee/v2/Login', payload: '{', headers: json }, 400],
  ['a body of another shape', { method: 'POST', url: '/api/Employee/v2/Login', payload: {} }, 400],
  ['an address that cannot be read', { url: '/api/%zz' }, 400],
  ['an address of nothing', { url: '/nothing' }, 404],
  ['a method that is not served', { method: 'DELETE', url: '/api/Employee/Config' }, 404],
  ['a payment page', { url: '/pay-provider/P1?amount=1&expires=1&mark=x' }, 404],
  ['a payment page that is asked wrongly', { url: '/pay-provider/P1' }, 400],
  ['a page of the payment app', { url: '/payment-app/bill?subject=x&until=1&mark=x' }, 404],
] as const)('%s comes with every header of protection', async (_title, request, status) => {
  const answer = await server.app.inject(request)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(always)
  const type = String(answer.headers['content-type'] ?? '')
  if (/^text\/|\+xml/.test(type)) expect(type).toContain('charset=utf-8')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  if (!request.url.startsWith('/v/')) {
    expect(policy).toContain("default-src 'none'")
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('what is no HTTP is answered with them too', async () => {
  const { port } = server.app.server.address() as AddressInfo
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'))
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
    socket.once('end', () => resolve(heard)).once('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  for (const [name, value] of Object.entries(always)) expect(answer).toContain(`${name}: ${value}`)
})

test('scripts inside the page are those of the build alone, by their hash', async () => {
  const { headers } = await server.app.inject({ url: '/v/flight/list' })
  const hash = createHash('sha256').update(inside).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('the page announces the chunks of the screen at its address, in as many characters as a proxy keeps', async () => {
  const linkOf = async (url: string) => (await server.app.inject({ url })).headers['link']
  expect(await linkOf('/v/flight/list?tempOrderNo=T1')).toBe(
    '</v/assets/list.js>; rel=modulepreload, </v/assets/list.css>; rel=preload; as=style',
  )
  const many = String(await linkOf('/v/manage/many'))
  expect(many).toContain('</v/assets/part-0.js>; rel=modulepreload, ')
  expect(many.length).toBeLessThan(2600)
  expect(await linkOf('/v/')).toBeUndefined()
})

test('https is promised only where the product is reached over it', async () => {
  const plain = await openTestServer()
  const { headers } = await plain.app.inject({ url: '/healthz' })
  expect(headers['strict-transport-security']).toBeUndefined()
  await plain.close()
})

test.each([
  ['worker.js', 'text/javascript; charset=utf-8'],
  ['manifest.en.webmanifest', 'application/manifest+json'],
])('%s of the installed portal is asked for anew each time, so that a release is seen', async (name, type) => {
  const { statusCode, headers } = await server.app.inject({ url: `/v/${name}` })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache'])
})

test('the worker may fetch from the portal, and nothing else', async () => {
  const { headers } = await server.app.inject({ url: '/v/worker.js' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toMatch(/script-src|style-src|img-src/)
})

test('the page takes its manifest and its worker from the portal alone', async () => {
  const { headers } = await server.app.inject({ url: '/v/' })
  for (const source of ["manifest-src 'self'", "worker-src 'self'"])
    expect(String(headers['content-security-policy'])).toContain(source)
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { limitConnections } from './connections'

/** All that comes until the other end closes. */
async function heard(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  await once(socket, 'close')
  return text
}
const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

describe('of one address', () => {
  const served = async (proxies: readonly string[]) => {
    const server = createServer((_, answer) => answer.end('here'))
    limitConnections(server, proxies, 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\n\r\n', 2)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { server, port: (server.address() as AddressInfo).port }
  }
  const ask = async (port: number): Promise<string> => {
    const socket = await open(port)
    const answer = heard(socket)
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    return answer
  }

  test('two connections are served, a third is told to come again, and one that closed makes room', async () => {
    const { server, port } = await served([])
    const held = [await open(port), await open(port)]
    expect(await heard(await open(port))).toContain('retry-after: 5')
    held[0]!.end()
    await once(held[0]!, 'close')
    expect(await ask(port)).toContain('here')
    held[1]!.destroy()
    server.close()
  })

  test.each([['127.0.0.1'], ['127.0.0.0/8']])('a proxy that is named, %s, has as many as it needs', async (proxy) => {
    const { server, port } = await served([proxy])
    const held = [await open(port), await open(port)]
    expect(await ask(port)).toContain('here')
    for (const socket of held) socket.destroy()
    server.close()
  })
})

describe('a request', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  test('has thirty seconds to arrive, its head ten', () => {
    expect(server.app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 10_000 })
  })

  test('whose body does not come is answered and let go', async () => {
    const { server: http } = server.app
    http.requestTimeout = 100
    http.headersTimeout = 100
    const socket = await open((http.address() as AddressInfo).port)
    const answer = heard(socket)
    socket.write(
      'POST /api/Employee/v2/Login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    )
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})

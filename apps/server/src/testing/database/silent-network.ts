import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

/** A way to PostgreSQL that can go silent: what is sent is swallowed, nothing is answered, and no connection is refused or closed. */
export async function openSilentNetwork(config: pg.ClientConfig) {
  const open = new Set<Socket>()
  const swallowed = new Set<Socket>()
  let silent = false
  const server = createServer((near) => {
    const far = connect(join(config.host!, `.s.PGSQL.${config.port}`))
    open.add(near)
    if (silent) swallowed.add(near)
    near.on('data', (bytes) => swallowed.has(near) || far.write(bytes))
    far.on('data', (bytes) => swallowed.has(near) || near.write(bytes))
    near.on('close', () => {
      open.delete(near)
      far.destroy()
    })
    far.on('close', () => swallowed.has(near) || near.destroy())
    for (const socket of [near, far]) socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    config: { ...config, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    /** From now on, until it is healed; connections that met it stay lost. */
    goSilent() {
      silent = true
      for (const near of open) swallowed.add(near)
    },
    heal: () => void (silent = false),
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

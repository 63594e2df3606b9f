import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { login } from '@sojourn/contract/access/session.calls'
import { createApp } from '../api/app'
import { demoPassword, seed } from '../seed/seed'
import { createService } from '../service'
import { fixedClock, testConfig } from '../testing/server'
import { openSilentNetwork } from '../testing/database/silent-network'
import { listen } from './listen'
import { openDatabase } from './database'
import { openTestDatabase, type TestDatabase } from './testing'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('[architecture] a statement that is never answered ends on this side, and its connection is not used again', async () => {
  const network = await openSilentNetwork(database.application)
  const impatient = openDatabase({ ...network.config, max: 1, query_timeout: 200, connectionTimeoutMillis: 200 })
  const pidOf = () =>
    impatient.platform(async (sql) => (await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]!.pid)
  const former = await pidOf()
  network.goSilent()
  await expect(pidOf()).rejects.toMatchObject({ code: 'ECONNDATABASE' })
  await expect(impatient.transaction(1, (sql) => sql.query('SELECT 1'))).rejects.toMatchObject({ code: 'ECONNDATABASE' })
  network.heal()
  expect(await pidOf()).not.toBe(former)
  await impatient.close()
  await network.close()
})

test('[architecture] callers read that the database is away while the network is silent, and are served when it is there again', async () => {
  const network = await openSilentNetwork(database.config)
  const timeouts = { query_timeout: 400, connectionTimeoutMillis: 400 }
  const service = await createService(testConfig('test'), { ...network.config, ...timeouts }, fixedClock())
  await seed(database.config, service.context.vault)
  const app = createApp(service.context)
  const signIn = async () => {
    const payload = { account: 'employee@yuanxing.example', password: demoPassword }
    const answer = await app.inject({ method: 'POST', url: `/${login.path}`, payload })
    return { status: answer.statusCode, ...answer.json<{ problem?: string }>() }
  }
  expect(await signIn()).toMatchObject({ status: 200 })
  network.goSilent()
  expect(await signIn()).toMatchObject({ status: 503, problem: 'unavailable' })
  network.heal()
  await vi.waitFor(async () => expect(await signIn()).toMatchObject({ status: 200 }), 10_000)
  await app.close()
  await network.close()
  await service.close()
})

test('[architecture] who only listens asks whether anybody is there, and listens anew', async () => {
  const network = await openSilentNetwork(database.application)
  const impatient = { ...network.config, query_timeout: 200, connectionTimeoutMillis: 200 }
  const heard: string[] = []
  const listener = { onMessage: (payload: string) => void heard.push(payload), onGap: () => void heard.push('gap') }
  const listening = await listen(impatient, 'spoken', listener, 100)
  network.goSilent()
  await database.pool.query("NOTIFY spoken, 'unheard'")
  network.heal()
  await vi.waitFor(() => expect(heard).toContain('gap'), 10_000)
  await database.pool.query("NOTIFY spoken, 'heard'")
  await vi.waitFor(() => expect(heard).toContain('heard'), 10_000)
  expect(heard).not.toContain('unheard')
  await listening.close()
  await network.close()
})

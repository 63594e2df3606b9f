import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { holdingNothing, holdsConnection } from './held'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const question = { ticketNos: ['999-1'] }
const ask = () => server.context.air.coupons({ now: server.context.clock.now() }, question)

test('[architecture 9] a supplier is asked with no connection held, and refuses to be asked otherwise', async () => {
  const { database } = server.context
  expect(await ask()).toEqual([])
  for (const holding of [() => database.snapshot(1, ask), () => database.transaction(1, ask), () => database.aside(1, ask)])
    await expect(holding()).rejects.toThrow('a supplier is asked while a connection is held')
  expect(await ask(), 'afterwards it may be asked again').toEqual([])
})

test('[architecture 9] statements that stand on their own hold nothing between them', async () => {
  const { database } = server.context
  for (const each of [
    (work: typeof ask) => database.tenant(1, async (sql) => [await sql.query('SELECT 1 AS one'), await work()]),
    (work: typeof ask) => database.platform(async (sql) => [await sql.query('SELECT 1 AS one'), await work()]),
  ])
    expect(await each(ask)).toEqual([[{ one: 1 }], []])
})

test('[architecture 9] whoever keeps money outside refuses likewise', async () => {
  const { payment, companyAccount, database } = server.context
  const [key, chargeKey, amount] = ['P1/R1', 'P1/F1', 100]
  for (const asking of [
    () => payment.refund({ key, paymentNo: 'P1', amount }),
    () => companyAccount.charge({ key: chargeKey, enterpriseId: 1, amount, currency: 'CNY' }),
    () => companyAccount.refund({ key, chargeKey, amount }),
    () => companyAccount.cancel({ key: chargeKey }),
  ]) {
    await expect(database.transaction(1, async () => asking())).rejects.toThrow('a supplier is asked while a connection is held')
    const [answer, again] = [await asking(), await asking()]
    expect(again, 'the same key answers the same').toEqual(answer)
  }
})

test('work that begins by itself holds nothing of whoever woke it', async () => {
  const seen = await server.context.database.snapshot(1, async () => [holdsConnection(), holdingNothing(holdsConnection)])
  expect(seen).toEqual([true, false])
})

test('where nothing is held nothing is noted, since Node follows every promise from the first note on', () => {
  const noted = vi.spyOn(AsyncLocalStorage.prototype, 'run')
  expect(holdingNothing(holdsConnection)).toBe(false)
  expect(noted).not.toHaveBeenCalled()
  noted.mockRestore()
})

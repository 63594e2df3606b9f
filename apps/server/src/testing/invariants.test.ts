import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, decide, payByCredit } from './flights'
import { brokenInvariants, invariants } from './invariants'
import { openTestServer, type TestServer } from './server'

let server: TestServer
let waiting: string
let ticketed: string
beforeAll(async () => {
  server = await openTestServer()
  waiting = (await book(server)).created.orderNo
  const { request, created } = await book(server, 'employee', { date: '2026-12-10' })
  ticketed = created.orderNo
  await decide(server, 'manager', ticketed)
  await payByCredit(server, 'employee', ticketed, request.expectedTotal)
  await server.context.drainJobs()
})
afterAll(() => server.close())

/** What is found after a statement that is undone again. */
async function foundAfter(statement: string, values: unknown[] = []): Promise<string[]> {
  const client = await server.database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query("SET LOCAL session_replication_role = 'replica'")
    await client.query(statement, values)
    return await brokenInvariants(client, server.context.clock.now())
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

describe('what holds of product, supplier and ledger together', () => {
  test('nothing is broken by booking, approving, paying and issuing', async () => {
    expect(await brokenInvariants(server.database.pool, server.context.clock.now())).toEqual([])
  })

  test('each is found broken by a fault of its own', async () => {
    const faults: [statement: string, values: unknown[]][] = [
      ['DELETE FROM orders WHERE order_no = $1', [waiting]],
      ['UPDATE orders SET state = 1211 WHERE order_no = $1', [waiting]],
      ["UPDATE supply_key SET state = 'void'", []],
      ['UPDATE ledger_entry SET amount = amount + 1 WHERE order_no = $1 AND amount > 0', [ticketed]],
      ['UPDATE credit_line SET used = used + 1', []],
      [
        `INSERT INTO ledger_entry SELECT enterprise_id, gen_random_uuid(), 0, 'deposit.frozen', 5, 'CNY', kind, order_no, at
        FROM ledger_entry WHERE order_no = $1 LIMIT 1`,
        [ticketed],
      ],
      ['UPDATE order_history SET from_state = 25 WHERE order_no = $1 AND version = 2', [ticketed]],
      ['UPDATE orders SET total = total + 1 WHERE order_no = $1', [ticketed]],
      ["UPDATE sandbox_air_coupon SET state = 'refunded'", []],
    ]
    const found = await Promise.all(faults.map(([statement, values]) => foundAfter(statement, values)))
    const named = invariants.map(({ name }, index) => found[index]!.some((broken) => broken.startsWith(`${name}: `)))
    expect(named).toEqual(invariants.map(() => true))
  })
})

import { expect } from 'vitest'
import type { TestServer } from './server'

interface Credit {
  used: number
  frozen: number
}

/** What one order has on an account of the ledger. */
export async function balanceOf(server: TestServer, orderNo: string, account: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ balance: number }>(
    'SELECT coalesce(sum(amount), 0)::integer AS balance FROM ledger_entry WHERE order_no = $1 AND account = $2',
    [orderNo, account],
  )
  return rows[0]!.balance
}

/** Every account that an order has touched and not left at zero. */
export async function openAccounts(server: TestServer, orderNo: string): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<{ account: string; balance: number }>(
    'SELECT account, sum(amount)::integer AS balance FROM ledger_entry WHERE order_no = $1 GROUP BY account HAVING sum(amount) <> 0',
    [orderNo],
  )
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}

export async function creditOf(server: TestServer, enterpriseId = 1): Promise<Credit> {
  const { rows } = await server.database.pool.query<Credit>(
    'SELECT used::integer, frozen::integer FROM credit_line WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return rows[0]!
}

/** Every posting sums to zero, and each credit line says what the entries say. */
export async function expectBooksToBalance(server: TestServer): Promise<void> {
  const uneven = await server.database.pool.query(
    'SELECT posting_id FROM ledger_entry GROUP BY enterprise_id, posting_id HAVING sum(amount) <> 0 OR count(*) < 2',
  )
  expect(uneven.rows).toEqual([])
  const apart = await server.database.pool.query(
    `SELECT line.enterprise_id, line.used, line.frozen, entries.used AS "usedByEntries", entries.frozen AS "frozenByEntries"
     FROM credit_line line
     LEFT JOIN (
       SELECT enterprise_id, coalesce(sum(amount) FILTER (WHERE account = 'credit.used'), 0) AS used,
              coalesce(sum(amount) FILTER (WHERE account = 'credit.frozen'), 0) AS frozen
       FROM ledger_entry GROUP BY enterprise_id
     ) entries USING (enterprise_id)
     WHERE line.used <> coalesce(entries.used, 0) OR line.frozen <> coalesce(entries.frozen, 0)`,
  )
  expect(apart.rows).toEqual([])
}

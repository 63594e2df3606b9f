import { expect } from 'vitest'
import { heldParts, paidParts, type Part } from '@sojourn/domain/booking/ledger/accounts'
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

/** Who has paid what of an order and not got it back, and what is set aside for it. */
export async function payersOf(server: TestServer, orderNo: string): Promise<{ paid: object; held: object }> {
  const { rows } = await server.database.pool.query<{ account: string; balance: number }>(
    'SELECT account, sum(amount)::integer AS balance FROM ledger_entry WHERE paid_order_no = $1 GROUP BY account',
    [orderNo],
  )
  const balances = Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
  const byMethod = (parts: readonly Part[]): object => Object.fromEntries(parts.map(({ method, amount }) => [method, amount]))
  return { paid: byMethod(paidParts(balances)), held: byMethod(heldParts(balances)) }
}

export async function creditOf(server: TestServer, enterpriseId = 1): Promise<Credit> {
  const { rows } = await server.database.pool.query<Credit>(
    'SELECT used::integer, frozen::integer FROM credit_line WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return rows[0]!
}

/** Every posting sums to zero; credit lines, deposits and points say what the entries say. */
export async function expectBooksToBalance(server: TestServer): Promise<void> {
  const uneven = await server.database.pool.query(
    'SELECT posting_id FROM ledger_entry GROUP BY enterprise_id, posting_id HAVING sum(amount) <> 0 OR count(*) < 2',
  )
  expect(uneven.rows).toEqual([])
  const lines = await server.database.pool.query(
    `SELECT line.enterprise_id FROM credit_line line
     WHERE line.used <> ${sumOf("account = 'credit.used'")} OR line.frozen <> ${sumOf("account IN ('credit.frozen', 'credit.guaranteed')")}`,
  )
  expect(lines.rows).toEqual([])
  const deposits = await server.database.pool.query(
    `SELECT line.enterprise_id FROM deposit_account line
     WHERE line.balance <> -${sumOf("account LIKE 'deposit.%' AND account <> 'deposit.adjustment'")}
        OR line.frozen <> -${sumOf("account IN ('deposit.frozen', 'deposit.guaranteed')")}`,
  )
  expect(deposits.rows).toEqual([])
  const points = await server.database.pool.query(
    `SELECT line.enterprise_id FROM (SELECT enterprise_id, sum(balance) AS balance FROM points_account GROUP BY enterprise_id) line
     WHERE line.balance <> -${sumOf("account = 'points.liability'")}
        OR line.balance <> (SELECT sum(points) FROM points_entry e WHERE e.enterprise_id = line.enterprise_id)`,
  )
  expect(points.rows).toEqual([])
}

const sumOf = (condition: string): string =>
  `(SELECT coalesce(sum(amount), 0) FROM ledger_entry e WHERE e.enterprise_id = line.enterprise_id AND ${condition})`

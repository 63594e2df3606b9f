import type { Client } from 'pg'
import { asOwner } from './database'
import type { BenchServer } from './server'

/** What was kept of the searches of these orders, as often as it takes to hold so many options; each copy with an order that bought of it. */
export async function keepSearches(server: BenchServer, orderNos: readonly string[], options: number): Promise<KeptSearches> {
  return asOwner(server, async (client) => {
    const { rows } = await client.query<{ body: string }>(
      `SELECT body FROM choice_set JOIN orders ON choice_set.search_id = orders.search_ids[1] WHERE orders.order_no = ANY($1)`,
      [orderNos],
    )
    const each = rows.reduce((sum, { body }) => sum + (JSON.parse(body) as { verdicts: unknown[] }).verdicts.length, 0)
    const times = Math.max(1, Math.round(options / each))
    const given = [orderNos, times]
    await client.query(copiedChoices, given)
    for (const table of ['order_segment', 'order_traveller', 'orders'] as const) await copyRows(client, table, given)
    // As the database itself has done long since with what is weeks old.
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
    const bytes = rows.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
    return { searches: rows.length * times, options: each * times, bytes: bytes * times }
  })
}
export interface KeptSearches {
  searches: number
  options: number
  bytes: number
}

/** On which days they were searched: long before the orders that clients place meanwhile. */
export const searchedFrom = '2026-08-01'
export const searchedTo = '2026-10-31'

const copies = 'generate_series(1, $2::integer) AS n'
const of = `template.enterprise_id = 1 AND template.order_no = ANY($1)`
const orderNo = `template.order_no || '-' || n`
const searchId = (order: string): string => `${order}.search_ids[1] || '-' || n`
const searchedAt = `timestamptz '2026-08-01 08:00+08' + n * (interval '90 days' / $2::integer)`
const copiedChoices = `
  INSERT INTO choice_set (enterprise_id, search_id, temp_order_no, journey, searched_at, body)
  SELECT 1, ${searchId('template')}, kept.temp_order_no, kept.journey, ${searchedAt}, kept.body
  FROM orders template JOIN choice_set kept ON kept.enterprise_id = 1 AND kept.search_id = template.search_ids[1], ${copies} WHERE ${of}`

/** What each row of a table says anew in a copy of its order. */
const anew = {
  order_segment: { order_no: orderNo },
  order_traveller: { order_no: orderNo },
  orders: { order_no: orderNo, search_ids: `ARRAY[${searchId('template')}]` },
} satisfies Record<string, Record<string, string>>

/** Rows of a table once more, with what is said anew. */
async function copyRows(client: Client, table: keyof typeof anew, given: readonly unknown[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const said: Readonly<Record<string, string>> = anew[table]
  const values = names.map((name) => said[name] ?? `template.${name}`)
  await client.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table} template, ${copies} WHERE ${of}`,
    [...given],
  )
}

import type { TestServer } from '../server'

const written = [
  'orders',
  'order_traveller',
  'order_segment',
  'order_history',
  'approval',
  'approval_task',
  'payment',
  'ticket',
  'ledger_entry',
  'mail',
  'job',
  'idempotency',
  'sandbox_air_pnr',
  'sandbox_air_ticket',
] as const

/** How many rows an order's tables hold, and how many seats are sold: the same before and after a refusal. */
export async function writtenRows(server: TestServer): Promise<Record<string, number>> {
  const counts = written.map((table) => `(SELECT count(*)::integer FROM ${table}) AS ${table}`)
  const { rows } = await server.database.pool.query<Record<string, number>>(
    `SELECT ${counts.join(', ')}, (${seats})::integer AS seats`,
  )
  return rows[0]!
}

const seats = 'SELECT coalesce(sum(taken), 0) FROM sandbox_air_sale, unnest(sandbox_air_sale.sold) AS taken'

/** Seats that the built-in supply has sold or holds, over all flights, once what is to be given back is. */
export async function soldSeats(server: TestServer): Promise<number> {
  await server.context.drainJobs()
  const { rows } = await server.database.pool.query<{ seats: number }>(`SELECT (${seats})::integer AS seats`)
  return rows[0]!.seats
}

export async function countOf(server: TestServer, table: string, condition = 'true', values: unknown[] = []): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${table} WHERE ${condition}`,
    values,
  )
  return rows[0]!.count
}

import { createHash } from 'node:crypto'
import type { SqlExecutor } from '../../../ports/supply'
import type { SoldOf } from '../offers'
import type { SeatRef } from '../seat-movement'

interface SaleRow {
  flight_date: string
  leg_id: string
  sold: number[]
}
const none: readonly number[] = []

/** What is sold by date and leg; the signature is the same where the same is sold. */
export interface SoldBetween {
  (date: string): SoldOf
  signature(): string
}
const saleColumns = 'flight_date::text, leg_id, sold'

/** What is sold on one date, one query for all legs. */
export async function soldOn(sql: SqlExecutor, date: string, legIds: readonly string[]): Promise<SoldOf> {
  return (await soldBetween(sql, date, date, legIds))(date)
}

export async function soldBetween(sql: SqlExecutor, from: string, to: string, legIds: readonly string[]): Promise<SoldBetween> {
  const rows = await sql.query<SaleRow>(
    `SELECT ${saleColumns} FROM sandbox_air_sale WHERE flight_date BETWEEN $1::date AND $2::date AND leg_id = ANY($3::text[])`,
    [from, to, legIds],
  )
  let known: string | undefined
  return Object.assign(byDate(rows), { signature: () => (known ??= signatureOf(rows)) })
}

function signatureOf(rows: readonly SaleRow[]): string {
  if (rows.length === 0) return ''
  const hash = createHash('sha256')
  for (const { flight_date: date, leg_id: leg, sold } of rows) hash.update(`${date} ${leg} ${sold.join('.')}\n`)
  return hash.digest('base64')
}

export async function soldOf(sql: SqlExecutor, seats: readonly SeatRef[]): Promise<(date: string) => SoldOf> {
  const rows = await sql.query<SaleRow>(
    `SELECT ${saleColumns} FROM sandbox_air_sale JOIN unnest($1::date[], $2::text[]) AS w(flight_date, leg_id) USING (flight_date, leg_id)`,
    [seats.map((seat) => seat.date), seats.map((seat) => seat.leg)],
  )
  return byDate(rows)
}

function byDate(rows: readonly SaleRow[]): (date: string) => SoldOf {
  const sold = new Map(rows.map((row) => [row.flight_date + row.leg_id, row.sold]))
  return (date) => (legId) => sold.get(date + legId) ?? none
}

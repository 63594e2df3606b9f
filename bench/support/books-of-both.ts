import type pg from 'pg'
import { brokenInvariants } from '@sojourn/server/testing/invariants'
import type { BothSides } from './both-sides'
import { asOwner } from './database'

/** The supply's books that the invariants compare with ours. */
const books = [
  'supply_key',
  'sandbox_air_pnr',
  'sandbox_air_coupon',
  'sandbox_rail_lock',
  'sandbox_rail_waitlist',
  'sandbox_hotel_booking',
  'sandbox_hotel_cancellation',
]

/** Each invariant that does not hold between the product's database and its supply's. */
export const brokenBetween = ({ server, supply, now }: BothSides): Promise<string[]> =>
  asOwner(server, (ours) =>
    asOwner(supply, async (theirs) => {
      for (const table of books) await bring(theirs, ours, table)
      return brokenInvariants(ours, now())
    }),
  )

/** A table of theirs as a temporary one of ours, which the same name then means. */
export async function bring(theirs: pg.Client, ours: pg.Client, table: string): Promise<void> {
  const { rows } = await theirs.query<{ all: string }>(`SELECT coalesce(json_agg(t), '[]')::text AS all FROM ${table} t`)
  await ours.query(`CREATE TEMPORARY TABLE ${table} (LIKE public.${table})`)
  await ours.query(`INSERT INTO pg_temp.${table} SELECT * FROM json_populate_recordset(null::public.${table}, $1::json)`, [
    rows[0]!.all,
  ])
}

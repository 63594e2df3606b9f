import { products, travelTypes, type Product, type TravelType } from '@sojourn/contract/booking/codes'
import type { InCodes } from '../../../db/in-codes'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import { writeLast } from '../../../db/write-last'
import type { DraftRow } from './store'

/** A journey that somebody searched for, by cities in simplified Chinese; empty where a product has no such end. */
export interface RecentSearchRow {
  product: Product
  depart: string
  arrive: string
  startDate: string
  endDate: string
  times: number
  searchedAt: string
  /** Fen of one adult on a day, as the last list showed it; all three or none. */
  lowest: number | null
  lowestDate: string | null
  lowestAt: Date | null
}

export type Journey = Pick<RecentSearchRow, 'depart' | 'arrive' | 'startDate' | 'endDate'>

/** Counts a search of its journey; a fare that an earlier one found is over with it. */
export const rememberSearch = (
  { sql, enterpriseId }: Tenant,
  { employeeId, travelType, product, tempOrderNo }: DraftRow,
  { depart, arrive, startDate, endDate }: Journey,
  at: Date,
): Promise<unknown> =>
  writeLast(sql, upsertSearches, [
    enterpriseId,
    employeeId,
    travelTypes.code(travelType),
    products.code(product),
    depart,
    arrive,
    startDate,
    endDate,
    tempOrderNo,
    at,
  ])

const upsertSearches = (sql: Sql, searches: readonly unknown[][]): Promise<unknown> =>
  Promise.all(
    searches.map((values) =>
      sql.query(
        `INSERT INTO recent_search (enterprise_id, employee_id, travel_type, product, depart, arrive, start_date, end_date, times, temp_order_no,
           searched_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $10)
         ON CONFLICT (enterprise_id, employee_id, travel_type, product, depart, arrive) DO UPDATE SET start_date = $7, end_date = $8,
           times = recent_search.times + 1, temp_order_no = $9, searched_at = $10, lowest = NULL, lowest_date = NULL, lowest_at = NULL`,
        values,
      ),
    ),
  )

/** The lowest fare within policy that a list of the search has just shown; another search of the journey since then has its own. Nobody waits for the disk because of it. */
export const rememberLowest = (
  { sql, enterpriseId }: Tenant,
  { employeeId, travelType, product, tempOrderNo }: Pick<DraftRow, 'employeeId' | 'travelType' | 'product' | 'tempOrderNo'>,
  { fen, date, at }: { fen: number; date: string; at: Date },
): Promise<unknown> =>
  sql.query(
    `WITH hurried AS (SELECT set_config('synchronous_commit', 'off', true))
     UPDATE recent_search SET lowest = $6, lowest_date = $7, lowest_at = $8 FROM hurried
     WHERE enterprise_id = $1 AND employee_id = $2 AND travel_type = $3 AND product = $4 AND temp_order_no = $5`,
    [enterpriseId, employeeId, travelTypes.code(travelType), products.code(product), tempOrderNo, fen, date, at],
  )

/** More than these no page shows, nor counts. */
const atMost = 40

/** The latest searches of a person, the last first. */
export async function findRecentSearches(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  travelType: TravelType,
): Promise<RecentSearchRow[]> {
  const rows = await sql.query<InCodes<Omit<RecentSearchRow, 'searchedAt'>, { product: typeof products }> & { searchedAt: Date }>(
    `SELECT product, depart, arrive, start_date::text AS "startDate", end_date::text AS "endDate", times, searched_at AS "searchedAt", lowest,
            lowest_date::text AS "lowestDate", lowest_at AS "lowestAt"
     FROM recent_search WHERE enterprise_id = $1 AND employee_id = $2 AND travel_type = $3 ORDER BY searched_at DESC LIMIT $4`,
    [enterpriseId, employeeId, travelTypes.code(travelType), atMost],
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product), searchedAt: row.searchedAt.toISOString() }))
}

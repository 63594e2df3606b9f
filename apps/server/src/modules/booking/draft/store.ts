import {
  bookModes,
  bookTypes,
  products,
  travelTypes,
  type BookMode,
  type BookType,
  type Product,
  type TravelType,
} from '@sojourn/contract/booking/codes'
import type { InCodes } from '../../../db/in-codes'
import { versionColumn, withoutVersion } from '../../../db/company-memory'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import { writeLast } from '../../../db/write-last'

/** A search on its way to an order; what was searched for is the product's own. */
export interface DraftRow<SearchParams = object> {
  tempOrderNo: string
  employeeId: string
  product: Product
  travelType: TravelType
  bookType: BookType
  bookMode: BookMode
  travelApplyNo: string | null
  /** As people read it; of a draft that was found. */
  displayTravelApplyNo?: string | null
  travelOrderNo: string | null
  /** The rejected order that it submits again. */
  resubmits?: string | null
  searchParams: SearchParams
  travellerIds: string[]
  expiresAt: Date
}

type StoredDraft<SearchParams> = InCodes<
  DraftRow<SearchParams>,
  { product: typeof products; travelType: typeof travelTypes; bookType: typeof bookTypes; bookMode: typeof bookModes }
>
const inWords = <SearchParams>(row: StoredDraft<SearchParams>): DraftRow<SearchParams> => ({
  ...row,
  product: products.word(row.product),
  travelType: travelTypes.word(row.travelType),
  bookType: bookTypes.word(row.bookType),
  bookMode: bookModes.word(row.bookMode),
})

/** A draft is a minute's work at most: nobody waits for the disk because of one. */
export const insertDraft = ({ sql, enterpriseId }: Tenant, draft: DraftRow, createdAt: Date): Promise<unknown> =>
  writeLast(sql, insertDrafts, [
    enterpriseId,
    draft.tempOrderNo,
    draft.employeeId,
    products.code(draft.product),
    travelTypes.code(draft.travelType),
    bookTypes.code(draft.bookType),
    bookModes.code(draft.bookMode),
    draft.travelApplyNo,
    draft.travelOrderNo,
    JSON.stringify(draft.searchParams),
    draft.travellerIds,
    createdAt,
    draft.expiresAt,
    draft.resubmits ?? null,
  ])

const insertDrafts = (sql: Sql, drafts: readonly unknown[][]): Promise<unknown> =>
  Promise.all(
    drafts.map((values) =>
      sql.query(
        `WITH hurried AS (SELECT set_config('synchronous_commit', 'off', true))
         INSERT INTO temp_order (enterprise_id, temp_order_no, employee_id, product, travel_type, book_type, book_mode, travel_apply_no,
           travel_order_no, search_params, traveller_ids, created_at, expires_at, resubmits)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 FROM hurried`,
        values,
      ),
    ),
  )

/** Only the person who began a draft finds it. */
export async function findDraft<SearchParams>(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  tempOrderNo: string,
): Promise<DraftRow<SearchParams> | undefined> {
  const rows = await sql.query<StoredDraft<SearchParams> & { companyVersion: number | null }>(
    `SELECT ${versionColumn}, temp_order_no AS "tempOrderNo", employee_id AS "employeeId", product, travel_type AS "travelType", book_type AS "bookType",
            book_mode AS "bookMode", travel_apply_no AS "travelApplyNo",
            (SELECT display_no FROM travel_application application WHERE application.enterprise_id = temp_order.enterprise_id
               AND application.travel_apply_no = temp_order.travel_apply_no) AS "displayTravelApplyNo", travel_order_no AS "travelOrderNo",
            search_params AS "searchParams", traveller_ids AS "travellerIds", expires_at AS "expiresAt"
     FROM temp_order WHERE enterprise_id = $1 AND temp_order_no = $2 AND employee_id = $3`,
    [enterpriseId, tempOrderNo, employeeId],
  )
  const [row] = withoutVersion<StoredDraft<SearchParams>>(sql, rows)
  return row && inWords(row)
}

export const updateDraftTravellers = (
  { sql, enterpriseId }: Tenant,
  tempOrderNo: string,
  travellerIds: string[],
): Promise<unknown> =>
  sql.query('UPDATE temp_order SET traveller_ids = $3 WHERE enterprise_id = $1 AND temp_order_no = $2', [
    enterpriseId,
    tempOrderNo,
    travellerIds,
  ])

export const updateDraftSearch = ({ sql, enterpriseId }: Tenant, tempOrderNo: string, searchParams: object): Promise<unknown> =>
  sql.query('UPDATE temp_order SET search_params = $3 WHERE enterprise_id = $1 AND temp_order_no = $2', [
    enterpriseId,
    tempOrderNo,
    JSON.stringify(searchParams),
  ])

/**
 * What a traveller was shown; written once, never changed. It does not wait for the disk: losing the last moments of a
 * crash costs a new search, and an order may only name a search that is there.
 */
export const insertChoiceSet = (
  { sql, enterpriseId }: Tenant,
  set: {
    searchId: string
    tempOrderNo: string
    journey: number
    searchedAt: Date
    body: string
  },
): Promise<unknown> =>
  sql.query(
    `WITH hurried AS (SELECT set_config('synchronous_commit', 'off', true))
     INSERT INTO choice_set (enterprise_id, search_id, temp_order_no, journey, searched_at, body)
     SELECT $1, $2, $3, $4, $5, $6 FROM hurried`,
    [enterpriseId, set.searchId, set.tempOrderNo, set.journey, set.searchedAt, set.body],
  )

/** Which journeys of a draft these choice sets show. */
export const findShownJourneys = ({ sql, enterpriseId }: Tenant, tempOrderNo: string, searchIds: readonly string[]) =>
  sql.query<{ searchId: string; journey: number }>(
    `SELECT search_id AS "searchId", journey FROM choice_set
     WHERE enterprise_id = $1 AND temp_order_no = $2 AND search_id = ANY($3)`,
    [enterpriseId, tempOrderNo, searchIds],
  )

export const findChoiceSets = ({ sql, enterpriseId }: Tenant, searchIds: readonly string[]) =>
  sql.query<{ searchId: string; journey: number; searchedAt: Date; body: string }>(
    `SELECT search_id AS "searchId", journey, searched_at AS "searchedAt", body
     FROM choice_set WHERE enterprise_id = $1 AND search_id = ANY($2) ORDER BY journey`,
    [enterpriseId, searchIds],
  )

import type { FeeState } from '@sojourn/contract/booking/service-fee-words'
import type { FeeRow } from '@sojourn/domain/booking/fee-schedule'
import type { Sql } from '../../../db/sql'
import { feeColumns } from '../../booking/settings/agency-store'

/** Who of the agency took a step, and when. */
export interface StepTaken {
  id: string
  name: string
  at: string
}

export interface KeptFee extends FeeRow {
  feeId: string
  state: FeeState
  note: string
  proposed: StepTaken | null
  decided: StepTaken | null
  reason: string
}

const columns = `${feeColumns}, fee_id AS "feeId", state, note, proposed, decided, reason`
type Read = Omit<KeptFee, keyof FeeRow> & { row: FeeRow }
const keptOf = ({ row, ...rest }: Read): KeptFee => ({ ...row, ...rest })

/** So many of the newest rows are read whatever has become of them. */
const newestRead = 200

/** What an agency charges from a day on, is going to or was proposed, and its newest rows besides; the newest day first. */
export const findFees = async (sql: Sql, agencyId: number, today: string): Promise<KeptFee[]> =>
  (
    await sql.query<Read>(
      `SELECT ${columns} FROM service_fee f WHERE agency_id = $1
         AND (state = 'proposed'
           OR state = 'agreed' AND NOT EXISTS (SELECT FROM service_fee later WHERE later.agency_id = $1 AND later.state = 'agreed'
             AND coalesce(later.customer_id, 0) = coalesce(f.customer_id, 0) AND coalesce(later.product, '') = coalesce(f.product, '')
             AND later.valid_from > f.valid_from AND later.valid_from <= $2::date)
           OR fee_id IN (SELECT fee_id FROM service_fee WHERE agency_id = $1 ORDER BY valid_from DESC, fee_id DESC LIMIT $3))
       ORDER BY valid_from DESC, fee_id DESC`,
      [agencyId, today, newestRead],
    )
  ).map(keptOf)

/** Until the transaction ends nobody else decides about it. */
export async function lockFee(sql: Sql, agencyId: number, feeId: string): Promise<KeptFee | undefined> {
  const [row] = await sql.query<Read>(`SELECT ${columns} FROM service_fee WHERE agency_id = $1 AND fee_id = $2 FOR UPDATE`, [
    agencyId,
    feeId,
  ])
  return row && keptOf(row)
}

/** False where the place has one for this day already. */
export async function insertFee(
  sql: Sql,
  agencyId: number,
  { feeId, enterpriseId, product, from, fees, note, proposed }: Omit<KeptFee, 'state' | 'decided' | 'reason'>,
): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO service_fee (agency_id, fee_id, customer_id, product, valid_from, online, assisted, vip_online, vip_assisted, note, state,
       proposed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'proposed', $11) ON CONFLICT DO NOTHING RETURNING 1`,
    [
      agencyId,
      feeId,
      enterpriseId ?? null,
      product ?? null,
      from,
      fees?.online ?? null,
      fees?.assisted ?? null,
      fees?.vipOnline ?? null,
      fees?.vipAssisted ?? null,
      note,
      JSON.stringify(proposed),
    ],
  )
  return rows.length === 1
}

export const decideFee = (
  sql: Sql,
  agencyId: number,
  { feeId, state, decided, reason }: Pick<KeptFee, 'feeId' | 'state' | 'decided' | 'reason'>,
): Promise<unknown> =>
  sql.query('UPDATE service_fee SET state = $3, decided = $4, reason = $5 WHERE agency_id = $1 AND fee_id = $2', [
    agencyId,
    feeId,
    state,
    JSON.stringify(decided),
    reason,
  ])

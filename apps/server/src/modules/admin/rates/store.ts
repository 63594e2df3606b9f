import type { AgreedRates } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import type { FeeState } from '@sojourn/contract/booking/service-fee-words'
import type { Tenant } from '../../../db/tenant'
import type { StepTaken } from '../agreement/offer-store'

export interface RatesRow {
  ratesId: string
  from: string
  rates: AgreedRates
  state: FeeState
  note: string
  proposed: StepTaken
  decided: StepTaken | null
  reason: string
}

const columns = 'rates_id AS "ratesId", valid_from AS "from", body AS rates, state, note, proposed, decided, reason'

/** The newest day first. */
export const findRates = ({ sql, enterpriseId }: Tenant): Promise<RatesRow[]> =>
  sql.query<RatesRow>(
    `SELECT ${columns} FROM agreed_rates WHERE enterprise_id = $1 ORDER BY valid_from DESC, rates_id DESC LIMIT 200`,
    [enterpriseId],
  )

/** Locked, nobody else decides about them until the transaction ends. */
export async function findOneRates(
  { sql, enterpriseId }: Tenant,
  ratesId: string,
  { lock = false } = {},
): Promise<RatesRow | undefined> {
  const [row] = await sql.query<RatesRow>(
    `SELECT ${columns} FROM agreed_rates WHERE enterprise_id = $1 AND rates_id = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [enterpriseId, ratesId],
  )
  return row
}

/** False where the day has some already. */
export async function insertRates(
  { sql, enterpriseId }: Tenant,
  { ratesId, from, rates, note, proposed }: Pick<RatesRow, 'ratesId' | 'from' | 'rates' | 'note' | 'proposed'>,
): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO agreed_rates (enterprise_id, rates_id, valid_from, body, state, note, proposed)
     VALUES ($1, $2, $3, $4, 'proposed', $5, $6) ON CONFLICT DO NOTHING RETURNING 1`,
    [enterpriseId, ratesId, from, JSON.stringify(rates), note, JSON.stringify(proposed)],
  )
  return rows.length === 1
}

export const decideRates = (
  { sql, enterpriseId }: Tenant,
  { ratesId, state, decided, reason }: Pick<RatesRow, 'ratesId' | 'state' | 'reason'> & { decided: StepTaken },
): Promise<unknown> =>
  sql.query('UPDATE agreed_rates SET state = $3, decided = $4, reason = $5 WHERE enterprise_id = $1 AND rates_id = $2', [
    enterpriseId,
    ratesId,
    state,
    JSON.stringify(decided),
    reason,
  ])

/** From now on searches and orders go by these. */
export const putRatesInForce = ({ sql, enterpriseId }: Tenant, { carriers, hotels, afterSales }: AgreedRates): Promise<unknown> =>
  sql.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{settings}', (config->'settings') || $2) WHERE enterprise_id = $1`,
    [enterpriseId, JSON.stringify({ agreements: carriers, hotelAgreements: hotels, afterSalesFees: afterSales })],
  )

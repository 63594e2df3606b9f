import type { AgreementStage } from '@sojourn/contract/admin/agency/agreement-words'
import type { AgreementTerms } from '@sojourn/domain/booking/agreement-terms'
import type { Tenant } from '../../../db/tenant'

/** Who took a step, of the company or of its agency, and when. */
export interface StepTaken {
  id: string
  name: string
  at: string
}

export interface OfferRow {
  agreementId: string
  stage: AgreementStage
  request: string
  /** Absent until they are proposed. */
  terms: AgreementTerms | null
  note: string
  asked: StepTaken | null
  proposed: StepTaken | null
  checked: StepTaken | null
  ended: StepTaken | null
  reason: string
}

const columns = `agreement_id AS "agreementId", stage, request, note, asked, proposed, checked, ended, reason,
  CASE WHEN from_day IS NOT NULL
    THEN jsonb_build_object('from', from_day::text, 'to', to_day::text, 'creditLimit', credit_limit) END AS terms`

/** The newest first. */
export const findOffers = ({ sql, enterpriseId }: Tenant, limit: number): Promise<OfferRow[]> =>
  sql.query<OfferRow>(
    `SELECT ${columns} FROM service_agreement WHERE enterprise_id = $1 ORDER BY started_at DESC, agreement_id DESC LIMIT $2`,
    [enterpriseId, limit],
  )

/** Until the transaction ends nobody else moves it. */
export async function lockOffer({ sql, enterpriseId }: Tenant, agreementId: string): Promise<OfferRow | undefined> {
  const [row] = await sql.query<OfferRow>(
    `SELECT ${columns} FROM service_agreement WHERE enterprise_id = $1 AND agreement_id = $2 FOR UPDATE`,
    [enterpriseId, agreementId],
  )
  return row
}

/** The one that is on its way; a company has one at most. */
export async function lockOpenOffer({ sql, enterpriseId }: Tenant): Promise<OfferRow | undefined> {
  const [row] = await sql.query<OfferRow>(
    `SELECT ${columns} FROM service_agreement
     WHERE enterprise_id = $1 AND stage IN ('asked', 'proposed', 'returned', 'offered') FOR UPDATE`,
    [enterpriseId],
  )
  return row
}

/** Whether it was written: nobody else had begun one meanwhile. */
export async function insertOffer(
  { sql, enterpriseId }: Tenant,
  offer: Pick<OfferRow, 'agreementId' | 'stage' | 'request' | 'asked'> & { startedAt: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO service_agreement (enterprise_id, agreement_id, stage, started_at, request, asked)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1`,
    [enterpriseId, offer.agreementId, offer.stage, offer.startedAt, offer.request, json(offer.asked)],
  )
  return rows.length === 1
}

export const updateOffer = ({ sql, enterpriseId }: Tenant, offer: OfferRow): Promise<unknown> =>
  sql.query(
    `UPDATE service_agreement SET stage = $3, from_day = $4, to_day = $5, credit_limit = $6, note = $7, proposed = $8, checked = $9,
       ended = $10, reason = $11 WHERE enterprise_id = $1 AND agreement_id = $2`,
    [
      enterpriseId,
      offer.agreementId,
      offer.stage,
      offer.terms?.from ?? null,
      offer.terms?.to ?? null,
      offer.terms?.creditLimit ?? null,
      offer.note,
      json(offer.proposed),
      json(offer.checked),
      json(offer.ended),
      offer.reason,
    ],
  )

const json = (step: StepTaken | null): string | null => step && JSON.stringify(step)

/** From today on the company travels on business under these terms. */
export async function putInForce({ sql, enterpriseId }: Tenant, { from, to, creditLimit }: AgreementTerms): Promise<void> {
  await sql.query(`UPDATE enterprise SET state = 'active', agreement_from = $2, agreement_to = $3 WHERE enterprise_id = $1`, [
    enterpriseId,
    from,
    to,
  ])
  await sql.query('UPDATE credit_line SET credit_limit = $2 WHERE enterprise_id = $1', [enterpriseId, creditLimit])
}

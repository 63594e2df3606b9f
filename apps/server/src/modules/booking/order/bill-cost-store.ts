import { languages, type Language } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import type { TravellerCost } from './record'

const ofPart = 'enterprise_id = $1 AND order_no = $2 AND position = $3'

/** Holds all bills that have lines of these orders. */
export const lockBillsOf = ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<unknown> =>
  sql.query(
    `SELECT 1 FROM bill WHERE enterprise_id = $1
       AND bill_no IN (SELECT bill_no FROM bill_line WHERE enterprise_id = $1 AND order_no = ANY($2)) ORDER BY bill_no FOR UPDATE`,
    [enterpriseId, orderNos],
  )

/** Whether a traveller's part is charged in a bill that was confirmed. Bills that hold it are held, and none is confirmed meanwhile. */
export async function isBilled({ sql, enterpriseId }: Tenant, orderNo: string, position: number): Promise<boolean> {
  const part = [enterpriseId, orderNo, position]
  await sql.query(
    `SELECT 1 FROM bill WHERE enterprise_id = $1 AND bill_no IN (SELECT bill_no FROM bill_line WHERE ${ofPart}) ORDER BY bill_no FOR UPDATE`,
    part,
  )
  const charged = await sql.query(
    `SELECT 1 FROM bill WHERE enterprise_id = $1 AND state NOT IN ('unbilled', 'preBill')
       AND bill_no IN (SELECT bill_no FROM bill_line WHERE ${ofPart} AND decision = 'thisPeriod') LIMIT 1`,
    part,
  )
  return charged.length > 0
}

/** How lines tell a cost centre and project. */
const wordsOf = ({ id, code, name, project }: TravellerCost, language: Language) => ({
  costCentreId: id,
  costCentreCode: code,
  costCentre: name[language],
  projectCode: project?.code ?? '',
  project: project ? `${project.code} ${project.name[language]}` : '',
})

/** Of these words. */
const costCentreFields = `ARRAY['costCentreId', 'costCentreCode', 'costCentre']`

/**
 * What a pre-bill says of a traveller's part follows its correction, of what others bear only the project; a confirmed bill stays as it was
 * confirmed.
 */
export const chargeBillLines = (
  { sql, enterpriseId }: Tenant,
  { orderNo, position, before, cost }: { orderNo: string; position: number; before: string; cost: TravellerCost },
): Promise<unknown> => {
  const [first, ...others] = languages
  return sql.query(
    `WITH charged AS (
       UPDATE bill_line l SET cost_centre_id = CASE l.cost_centre_id WHEN $8 THEN $4 ELSE l.cost_centre_id END, project_code = $5 FROM bill b
       WHERE l.enterprise_id = $1 AND l.order_no = $2 AND l.position = $3 AND b.enterprise_id = $1 AND b.bill_no = l.bill_no
         AND b.state IN ('unbilled', 'preBill')
       RETURNING l.bill_no, l.posting_id, l.place, CASE l.cost_centre_id WHEN $4 THEN '{}' ELSE ${costCentreFields} END AS kept
     ), told AS (
       UPDATE bill_told t SET body = t.body || jsonb_build_object('line', t.body->'line' || ($6::jsonb - line.kept), 'other',
         (SELECT jsonb_object_agg(said.key, coalesce(t.body->'other'->said.key, '{}') || (said.value - line.kept)) FROM jsonb_each($7::jsonb) said))
       FROM (SELECT DISTINCT posting_id, place, kept FROM charged) line
       WHERE t.enterprise_id = $1 AND t.posting_id = line.posting_id AND t.place = line.place
     )
     UPDATE bill SET sums = NULL WHERE enterprise_id = $1 AND bill_no IN (SELECT bill_no FROM charged)`,
    [
      enterpriseId,
      orderNo,
      position,
      cost.id,
      cost.project?.code ?? '',
      JSON.stringify(wordsOf(cost, first)),
      JSON.stringify(Object.fromEntries(others.map((language) => [language, wordsOf(cost, language)]))),
      before,
    ],
  )
}

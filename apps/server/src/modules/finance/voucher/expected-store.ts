import type { ExpectedThing } from '@sojourn/domain/finance/voucher/judge'
import type { ReadVoucher } from '@sojourn/domain/finance/voucher/read'
import type { Tenant } from '../../../db/tenant'
import { coveredWithout } from '../../booking/columns/voucher-covered'

/** Far more than one order, train or day of equal amounts has. */
const thingsAtMost = 200

interface Asked {
  voucher: ReadVoucher
  /** Whose things alone; undefined of the company's. */
  ownerId: string | undefined
  orderNo: string | undefined
}

/** Things that a voucher may be of: a ticket by its number, a train by its day, anything else by what it cost. */
export const findExpected = (
  { sql, enterpriseId }: Tenant,
  { voucher: { format, number, ticketNo, travelDay, amount }, ownerId, orderNo }: Asked,
): Promise<ExpectedThing[]> => {
  const by = {
    air: "d.ticket_no = $5 AND d.item IN ('airFare', 'intlAirFare')",
    rail: "d.travel_day::text = $5 AND d.item = 'railFare'",
    general: `d.item NOT IN ('airFare', 'intlAirFare', 'railFare') AND ${orderNo === undefined ? 'd.amount = $5::text::bigint' : '$5::text IS NOT NULL'}`,
  }[format]
  const wanted = { air: ticketNo.replaceAll(/\D/g, '') || null, rail: travelDay, general: String(amount) }[format]
  return sql.query<ExpectedThing>(
    `SELECT d.key, d.payer, d.item, d.entity_id AS "entityId", d.amount, d.outside, d.ticket_no AS "ticketNo", d.body->'zh-CN'->>'service' AS service,
       coalesce(d.body->'zh-CN'->>'traveller', '') AS traveller, d.travel_day::text AS "travelDay", ${coveredWithout('$2')} AS covered
     FROM voucher_due d
     WHERE d.enterprise_id = $1 AND CASE WHEN $3::text IS NULL THEN d.payer = 'company' ELSE d.owner_id = $3 END
       AND ($4::text IS NULL OR d.root_order_no = $4 OR d.order_no = $4) AND ${by}
     ORDER BY d.travel_day, d.key LIMIT ${thingsAtMost}`,
    [enterpriseId, number, ownerId ?? null, orderNo ?? null, wanted],
  )
}

/** Whether an order has things that vouchers prove: of this person, or where nobody is named of the company. */
export async function hasDue({ sql, enterpriseId }: Tenant, orderNo: string, ownerId: string | undefined): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM voucher_due d WHERE d.enterprise_id = $1 AND (d.root_order_no = $2 OR d.order_no = $2)
       AND CASE WHEN $3::text IS NULL THEN d.payer = 'company' ELSE d.owner_id = $3 END LIMIT 1`,
    [enterpriseId, orderNo, ownerId ?? null],
  )
  return rows.length > 0
}

/** What was issued through this portal under a number. */
export interface IssuedRow {
  /** Null until it is issued. */
  xml: string | null
  valid: boolean
  payer: 'company' | 'person'
  ownerId: string
  keys: string[]
}
export async function findIssued({ sql, enterpriseId }: Tenant, number: string): Promise<IssuedRow | undefined> {
  const [row] = await sql.query<IssuedRow>(
    `SELECT i.xml, i.state IN ('issued', 'delivered') AS valid, i.payer, i.owner_id AS "ownerId",
       ARRAY(SELECT DISTINCT l.key FROM invoice_line l WHERE l.enterprise_id = $1 AND l.invoice_id = i.invoice_id AND i.reverses IS NULL) AS keys
     FROM invoice i WHERE i.enterprise_id = $1 AND i.number = $2`,
    [enterpriseId, number],
  )
  return row
}

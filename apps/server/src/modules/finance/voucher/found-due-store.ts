import type { DueGroup } from '@sojourn/contract/finance/voucher-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import { coveredWithout } from '../../booking/columns/voucher-covered'
import { dueColumns, type DueRow } from './due-store'

const columnOf: Readonly<Record<DueGroup, string>> = {
  person: 'd.owner_id',
  department: 'd.department_id',
  supplier: 'd.supplier',
  item: 'd.item',
}

export interface DueSums {
  count: number
  amount: number
  tax: number
  soon: number
  soonTax: number
  lapsed: number
  lapsedTax: number
}
/** One part of the radar; `name` is what its supplier is called. */
export interface DuePart extends DueSums {
  key: string
  name: string
}

/** Travelled on within these days, both included; a voucher of a day up to `soon` can be had for a month, up to `lapsed` no more. */
export interface DueSpan {
  from: string
  to: string
  soon: string
  lapsed: string
}

/** What the company travelled on in a span without a voucher. */
const companyDue = `d.enterprise_id = $1 AND d.payer = 'company' AND d.travel_day BETWEEN $2 AND $3 AND NOT ${coveredWithout("''")}`

export const findDueParts = (
  { sql, enterpriseId }: Tenant,
  group: DueGroup,
  language: Language,
  { from, to, soon, lapsed }: DueSpan,
): Promise<DuePart[]> =>
  sql.query<DuePart>(
    `SELECT ${columnOf[group]} AS key, min(d.body->$6->>'supplier') AS name, count(*)::integer AS count, sum(d.amount)::bigint AS amount, sum(d.tax)::bigint AS tax,
       count(*) FILTER (WHERE d.travel_day > $5 AND d.travel_day <= $4)::integer AS soon,
       coalesce(sum(d.tax) FILTER (WHERE d.travel_day > $5 AND d.travel_day <= $4), 0)::bigint AS "soonTax",
       count(*) FILTER (WHERE d.travel_day <= $5)::integer AS lapsed,
       coalesce(sum(d.tax) FILTER (WHERE d.travel_day <= $5), 0)::bigint AS "lapsedTax"
     FROM voucher_due d WHERE ${companyDue} GROUP BY 1 ORDER BY tax DESC, amount DESC, key`,
    [enterpriseId, from, to, soon, lapsed, language],
  )

/** Of what a bill charges in its period: what was travelled on without a voucher, as the radar has it. */
export async function sumDueOfBill(
  { sql, enterpriseId }: Tenant,
  billNo: string,
  { from, to }: Pick<DueSpan, 'from' | 'to'>,
): Promise<Pick<DueSums, 'count' | 'amount'>> {
  const [row] = await sql.query<Pick<DueSums, 'count' | 'amount'>>(
    `SELECT count(*)::integer AS count, coalesce(sum(d.amount), 0)::bigint AS amount FROM voucher_due d
     WHERE ${companyDue} AND EXISTS (
       SELECT FROM bill_line l WHERE l.enterprise_id = $1 AND l.bill_no = $4 AND l.decision = 'thisPeriod'
         AND l.order_no IN (d.order_no, d.root_order_no))`,
    [enterpriseId, from, to, billNo],
  )
  return row!
}

export interface DuePlace {
  day: string
  key: string
}
interface Page {
  after: DuePlace | undefined
  limit: number
}

/** Those that end first, first, and behind them what nobody issues any more; of one part where one is named. */
export const findCompanyDue = (
  { sql, enterpriseId }: Tenant,
  { from, to, lapsed }: Pick<DueSpan, 'from' | 'to' | 'lapsed'>,
  part: { group: DueGroup; key: string } | undefined,
  { after, limit }: Page,
): Promise<DueRow[]> =>
  sql.query<DueRow>(
    `SELECT ${dueColumns} FROM voucher_due d
     WHERE ${companyDue} AND ${part ? `${columnOf[part.group]} = $4` : '$4::text IS NULL'}
       AND ($5::date IS NULL OR (d.travel_day <= $8, d.travel_day, d.key) > ($5 <= $8::date, $5, $6))
     ORDER BY d.travel_day <= $8, d.travel_day, d.key LIMIT $7`,
    [enterpriseId, from, to, part?.key ?? null, after?.day ?? null, after?.key ?? null, limit, lapsed],
  )

/** Whether the traveller brings the voucher of thing `d`: what the agency and insurers write for a company its finance applies for. */
const travellerBrings = `(d.payer = 'person' OR d.supplier NOT IN ('agency', 'insurer'))`

/** What somebody travelled on and brings the voucher of, whoever paid. */
export const findOwnDue = (
  { sql, enterpriseId }: Tenant,
  ownerId: string,
  { from, to }: Pick<DueSpan, 'from' | 'to'>,
  { after, limit }: Page,
): Promise<DueRow[]> =>
  sql.query<DueRow>(
    `SELECT ${dueColumns} FROM voucher_due d
     WHERE d.enterprise_id = $1 AND d.owner_id = $2 AND ${travellerBrings} AND d.travel_day BETWEEN $3 AND $4 AND NOT ${coveredWithout("''")}
       AND ($5::date IS NULL OR (d.travel_day, d.key) > ($5, $6))
     ORDER BY d.travel_day, d.key LIMIT $7`,
    [enterpriseId, ownerId, from, to, after?.day ?? null, after?.key ?? null, limit],
  )

/** The things of a voucher, as they stand now. */
export const findDueOf = ({ sql, enterpriseId }: Tenant, voucherId: string): Promise<DueRow[]> =>
  sql.query<DueRow>(
    `SELECT ${dueColumns} FROM voucher_thing t JOIN voucher_due d ON d.enterprise_id = $1 AND d.key = t.key
     WHERE t.enterprise_id = $1 AND t.voucher_id = $2 ORDER BY d.travel_day, d.key`,
    [enterpriseId, voucherId],
  )

export interface DueReminder {
  /** Empty of what finance applies for. */
  ownerId: string
  count: number
  amount: number
  firstDay: string
}

/** Notes that people are reminded of what ends within these days, each thing once, and answers what of. */
export const noteReminders = (
  { sql, enterpriseId }: Tenant,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<DueReminder[]> =>
  sql.query<DueReminder>(
    `WITH reminded AS (
       UPDATE voucher_due d SET reminded_at = $4
       WHERE d.enterprise_id = $1 AND d.travel_day BETWEEN $2 AND $3 AND d.reminded_at IS NULL AND NOT ${coveredWithout("''")}
       RETURNING CASE WHEN ${travellerBrings} THEN d.owner_id ELSE '' END AS owner_id, d.amount, d.travel_day)
     SELECT owner_id AS "ownerId", count(*)::integer AS count, sum(amount)::bigint AS amount, min(travel_day)::text AS "firstDay"
     FROM reminded GROUP BY 1 ORDER BY 1`,
    [enterpriseId, from, to, at],
  )

import type { BudgetObject, BudgetPeriod, OverLimit } from '@sojourn/contract/booking/budget-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import type { CodeSearch } from '../company/code-page'

export interface PlanValues {
  planId: string
  name: LocalText
  objectKind: BudgetObject
  objectId: string
  below: boolean
  period: BudgetPeriod
  yearStarts: number
  from: string
  to: string
  amount: number
  products: Product[] | null
  warnFirst: number
  warnSecond: number
  overLimit: OverLimit
  ownerId: string | null
  viewerIds: string[]
}
export interface PlanRow extends PlanValues {
  endedOn: string | null
  objectName: LocalText | null
  ownerName: string | null
  ownerLatin: LatinName | null
  viewers: { employeeId: string; name: string }[]
}
export interface BalanceRow {
  budgetId: string
  from: string
  to: string
  amount: number
  adjusted: number
  encumbered: number
  spent: number
  warnFirst: number
  warnSecond: number
}

const plan = `p.plan_id AS "planId", p.name, p.object_kind AS "objectKind", p.object_id AS "objectId", p.below, p.period,
  p.year_starts AS "yearStarts", p.from_date AS "from", p.to_date AS "to", p.amount, p.products, p.warn_first AS "warnFirst",
  p.warn_second AS "warnSecond", p.over_limit AS "overLimit", p.owner_id AS "ownerId", p.viewer_ids AS "viewerIds", p.ended_on AS "endedOn"`
const inEach = (name: string): string => `jsonb_build_object('zh-CN', ${name}, 'zh-TW', ${name}, 'en', ${name})`
const objectName = `CASE p.object_kind
  WHEN 'department' THEN (SELECT o.name FROM department o WHERE o.enterprise_id = p.enterprise_id AND o.department_id = p.object_id)
  WHEN 'costCentre' THEN (SELECT o.name FROM cost_centre o WHERE o.enterprise_id = p.enterprise_id AND o.cost_centre_id = p.object_id)
  WHEN 'project' THEN (SELECT o.name FROM project o WHERE o.enterprise_id = p.enterprise_id AND o.code = p.object_id)
  WHEN 'legalEntity' THEN (SELECT ${inEach('o.name')} FROM legal_entity o WHERE o.enterprise_id = p.enterprise_id AND o.entity_id = p.object_id)
  ELSE (SELECT ${inEach('o.name')} FROM employee o WHERE o.enterprise_id = p.enterprise_id AND o.employee_id = p.object_id) END`
const people = (
  reader: Reader,
): string => `${objectName} AS "objectName", owner.name AS "ownerName", ${latinOf('p', reader, 'owner_id')} AS "ownerLatin",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('employeeId', v.employee_id, 'name', v.name) ORDER BY v.employee_id), '[]') FROM employee v
   WHERE v.enterprise_id = p.enterprise_id AND v.employee_id = ANY(p.viewer_ids)) AS viewers`
const balance = `b.budget_id AS "budgetId", b.from_date AS "from", b.to_date AS "to", b.amount, b.adjusted, b.encumbered, b.spent,
  b.warn_first AS "warnFirst", b.warn_second AS "warnSecond"`

interface PlanSearch extends CodeSearch {
  object: BudgetObject | null
  period: BudgetPeriod | null
  warned: boolean
  /** Null: all. */
  planIds: readonly string[] | null
  today: string
  /** Of whom only the budgets are found that this person looks after or was named to view. */
  watcher: string | null
  reader: Reader
}
export type FoundPlanRow = PlanRow & { key: string; balance: BalanceRow }

/** By name, each with its period of a day, else the next or the last one; `key` is what a page begins behind. */
export const searchPlans = (
  { sql, enterpriseId }: Tenant,
  { pattern, ended, after, limit, object, period, warned, planIds, today, watcher, reader }: PlanSearch,
): Promise<FoundPlanRow[]> =>
  sql.query<FoundPlanRow>(
    `SELECT ${plan}, ${people(reader)}, (p.name->>'zh-CN') || p.plan_id AS key, jsonb_build_object('budgetId', b.budget_id, 'from', b.from_date,
       'to', b.to_date, 'amount', b.amount, 'adjusted', b.adjusted, 'encumbered', b.encumbered, 'spent', b.spent,
       'warnFirst', b.warn_first, 'warnSecond', b.warn_second) AS balance
     FROM budget_plan p LEFT JOIN employee owner ON owner.enterprise_id = $1 AND owner.employee_id = p.owner_id
       JOIN LATERAL (
         SELECT * FROM budget each WHERE each.enterprise_id = $1 AND each.plan_id = p.plan_id
         ORDER BY each.to_date < $8::date, abs(each.to_date - $8::date) LIMIT 1) b ON true
     WHERE p.enterprise_id = $1 AND (p.ended_on IS NOT NULL) = $2 AND (p.name->>'zh-CN') || p.plan_id > $3
       AND ($5::text IS NULL OR p.object_kind = $5) AND ($6::text IS NULL OR p.period = $6)
       AND (NOT $7::boolean OR b.amount > 0 AND (b.encumbered + b.spent) * 100 >= (b.amount + b.adjusted) * b.warn_first)
       AND ($9::text IS NULL OR p.owner_id = $9 OR $9 = ANY(p.viewer_ids)) AND ($10::text[] IS NULL OR p.plan_id = ANY($10))
       AND (p.object_id ILIKE $4 OR EXISTS (SELECT FROM jsonb_each_text(p.name || coalesce(jsonb_build_object('of', ${objectName}->>'zh-CN',
              'en-of', ${objectName}->>'en'), '{}')) AS each(language, words) WHERE words ILIKE $4))
     ORDER BY (p.name->>'zh-CN') || p.plan_id LIMIT ${pageLimit(limit)}`,
    [enterpriseId, ended, after, pattern, object, period, warned, today, watcher, planIds],
  )

export async function findPlan({ sql, enterpriseId }: Tenant, planId: string): Promise<PlanRow | undefined> {
  const [row] = await sql.query<PlanRow>(
    `SELECT ${plan}, ${people('zh-CN')} FROM budget_plan p LEFT JOIN employee owner ON owner.enterprise_id = $1 AND owner.employee_id = p.owner_id
     WHERE p.enterprise_id = $1 AND p.plan_id = $2`,
    [enterpriseId, planId],
  )
  return row
}

export const findBalances = ({ sql, enterpriseId }: Tenant, planId: string): Promise<BalanceRow[]> =>
  sql.query<BalanceRow>(`SELECT ${balance} FROM budget b WHERE b.enterprise_id = $1 AND b.plan_id = $2 ORDER BY b.from_date`, [
    enterpriseId,
    planId,
  ])

/** Whether another budget in force is for the same, of the same periods and of some of the same products, at the same time. */
export async function overlapsPlan(
  { sql, enterpriseId }: Tenant,
  { planId, objectKind, objectId, period, from, to, products }: PlanValues,
): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM budget_plan WHERE enterprise_id = $1 AND plan_id <> $2 AND object_kind = $3 AND object_id = $4 AND period = $5
       AND ended_on IS NULL AND from_date <= $7 AND to_date >= $6 AND (products IS NULL OR $8::text[] IS NULL OR products && $8)`,
    [enterpriseId, planId, objectKind, objectId, period, from, to, products],
  )
  return rows.length > 0
}

export const upsertPlan = ({ sql, enterpriseId }: Tenant, row: PlanValues): Promise<unknown> =>
  sql.query(
    `INSERT INTO budget_plan (enterprise_id, plan_id, name, object_kind, object_id, below, period, year_starts, from_date, to_date, amount,
       products, warn_first, warn_second, over_limit, owner_id, viewer_ids)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     ON CONFLICT (enterprise_id, plan_id) DO UPDATE SET name = excluded.name, below = excluded.below, to_date = excluded.to_date,
       amount = excluded.amount, products = excluded.products, warn_first = excluded.warn_first, warn_second = excluded.warn_second,
       over_limit = excluded.over_limit, owner_id = excluded.owner_id, viewer_ids = excluded.viewer_ids`,
    [
      enterpriseId,
      row.planId,
      JSON.stringify(row.name),
      row.objectKind,
      row.objectId,
      row.below,
      row.period,
      row.yearStarts,
      row.from,
      row.to,
      row.amount,
      row.products,
      row.warnFirst,
      row.warnSecond,
      row.overLimit,
      row.ownerId,
      row.viewerIds,
    ],
  )

/**
 * The accounts of a plan follow it: those of its periods are there and open, others are closed. Another amount holds from the period of
 * today on.
 */
export async function writeAccounts(
  { sql, enterpriseId }: Tenant,
  row: PlanValues,
  periods: readonly { from: string; to: string }[],
  today: string,
): Promise<void> {
  const begins = periods.map(({ from }) => from)
  await sql.query(
    `INSERT INTO budget (enterprise_id, budget_id, plan_id, name, owner_kind, owner_id, below, products, from_date, to_date, amount, warn_first,
       warn_second, over_limit)
     SELECT $1, $2 || '-' || each.begins, $2, $3, $4, $5, $6, $7, each.begins, each.ends, $8, $9, $10, $11
     FROM unnest($12::date[], $13::date[]) AS each(begins, ends) ORDER BY each.begins
     ON CONFLICT (enterprise_id, plan_id, from_date) DO UPDATE SET name = excluded.name, below = excluded.below, products = excluded.products,
       to_date = excluded.to_date, amount = CASE WHEN excluded.to_date >= $14 THEN excluded.amount ELSE budget.amount END,
       warn_first = excluded.warn_first, warn_second = excluded.warn_second, over_limit = excluded.over_limit, closed = false`,
    [
      enterpriseId,
      row.planId,
      JSON.stringify(row.name),
      row.objectKind,
      row.objectId,
      row.below,
      row.products,
      row.amount,
      row.warnFirst,
      row.warnSecond,
      row.overLimit,
      begins,
      periods.map(({ to }) => to),
      today,
    ],
  )
  await sql.query(
    'UPDATE budget SET closed = true WHERE enterprise_id = $1 AND plan_id = $2 AND NOT from_date = ANY($3::date[])',
    [enterpriseId, row.planId, begins],
  )
}

export async function updatePlanEnd({ sql, enterpriseId }: Tenant, planId: string, endedOn: string): Promise<void> {
  await sql.query('UPDATE budget_plan SET ended_on = $3 WHERE enterprise_id = $1 AND plan_id = $2', [
    enterpriseId,
    planId,
    endedOn,
  ])
  await sql.query('UPDATE budget SET closed = true WHERE enterprise_id = $1 AND plan_id = $2', [enterpriseId, planId])
}

/** How many have reached a warning level in their period of a day. */
export async function countWarned({ sql, enterpriseId }: Tenant, today: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(DISTINCT plan_id)::integer AS count FROM budget
     WHERE enterprise_id = $1 AND from_date <= $2 AND to_date >= $2 AND NOT closed AND amount > 0
       AND (encumbered + spent) * 100 >= (amount + adjusted) * warn_first`,
    [enterpriseId, today],
  )
  return row!.count
}

export async function findYearStarts({ sql, enterpriseId }: Tenant): Promise<number> {
  const [row] = await sql.query<{ yearStarts: number }>(
    'SELECT year_starts AS "yearStarts" FROM enterprise WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row!.yearStarts
}

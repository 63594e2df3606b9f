import type { BudgetObject, OverLimit } from '@sojourn/contract/booking/budget-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { ShareBudget } from '@sojourn/domain/booking/cost/cost-shares'
import type { Tenant } from '../../../db/tenant'
import { departmentPath } from '../columns/department-path-column'
import type { BudgetRow } from './record'

/** With what was added to an amount that has a limit. */
const columns = `budget_id AS "budgetId", plan_id AS "planId", name, from_date AS "from", to_date AS "to",
  CASE WHEN amount < 0 THEN amount ELSE amount + adjusted END AS amount, encumbered, spent, warn_first AS "warnFirst",
  warn_second AS "warnSecond", over_limit AS "overLimit"`

/** A budget that the share at a place is about. */
export interface FoundBudget extends ShareBudget {
  share: number
  overLimit: OverLimit
}

/** A share of an order: whose journey it is, and who bears it. */
interface AskedShare {
  employeeId: string
  departmentId: string
  costCentreId: string
  projectCode: string | null
}

/**
 * What the account of an application answers for: itself, and where it is of a cost centre also the budgets of projects and of other cost
 * centres, which would bear the same money a second time.
 */
const answeredBy = (account: string): string => `(budget.budget_id = ${account}.budget_id OR ${account}.owner_kind = 'costCentre'
  AND (budget.owner_kind = 'project' OR budget.owner_kind = 'costCentre' AND budget.owner_id <> ${account}.owner_id))`

/** The budgets that each share of an order of a day is about, in one statement, without those for which its application answers. */
export const findBudgetsOfShares = (
  { sql, enterpriseId }: Tenant,
  { date, product, travelApplyNo, shares }: OrderAsked & { shares: readonly AskedShare[] },
): Promise<FoundBudget[]> =>
  sql.query<FoundBudget>(
    `WITH asked AS (
       SELECT place, employee_id, department_id, cost_centre_id, project_code, $1::integer AS enterprise_id
       FROM unnest($5::text[], $6::text[], $7::text[], $8::text[]) WITH ORDINALITY
         AS share(employee_id, department_id, cost_centre_id, project_code, place)),
     placed AS (SELECT asked.*, ${departmentPath('asked')} AS path FROM asked),
     account AS (SELECT budget_id, owner_kind, owner_id FROM travel_application JOIN budget USING (enterprise_id, budget_id)
       WHERE enterprise_id = $1 AND travel_apply_no = $4)
     SELECT (place - 1)::integer AS share, budget_id AS "budgetId", owner_kind AS kind, over_limit AS "overLimit"
     FROM placed JOIN budget ON budget.enterprise_id = $1 AND from_date <= $2 AND to_date >= $2 AND NOT closed
       AND (products IS NULL OR $3 = ANY(products))
       AND (owner_kind = 'person' AND owner_id = employee_id OR owner_kind = 'costCentre' AND owner_id = cost_centre_id
            OR owner_kind = 'project' AND owner_id = project_code
            OR owner_kind = 'department' AND (owner_id = placed.department_id OR below AND owner_id = ANY(path))
            OR owner_kind = 'legalEntity' AND owner_id = (
                 SELECT entity_id FROM legal_entity e WHERE e.enterprise_id = $1 AND ended_on IS NULL AND (department_ids && path OR is_default)
                 ORDER BY department_ids && path DESC, entity_id LIMIT 1))
     WHERE NOT EXISTS (SELECT FROM account WHERE ${answeredBy('account')})
     ORDER BY 1, 2`,
    [
      enterpriseId,
      date,
      product,
      travelApplyNo,
      shares.map(({ employeeId }) => employeeId),
      shares.map(({ departmentId }) => departmentId),
      shares.map(({ costCentreId }) => costCentreId),
      shares.map(({ projectCode }) => projectCode),
    ],
  )

/** Of an order, as far as its budgets ask: `date` is the day on which it begins. */
interface OrderAsked {
  date: string
  product: Product
  travelApplyNo: string | null
}

/** Held in the order of their ids until the transaction ends. */
export const lockBudgets = ({ sql, enterpriseId }: Tenant, budgetIds: readonly string[]): Promise<unknown> =>
  sql.query('SELECT budget_id FROM budget WHERE enterprise_id = $1 AND budget_id = ANY($2) ORDER BY budget_id FOR UPDATE', [
    enterpriseId,
    budgetIds,
  ])

/** The account that pays for an application: of the cost centre, else of the department; the shortest period where several hold. */
export async function findBudgetFor(
  { sql, enterpriseId }: Tenant,
  owner: { costCentreId: string; departmentId: string; date: string },
): Promise<BudgetRow | undefined> {
  const [row] = await sql.query<BudgetRow>(
    `SELECT ${columns} FROM budget
     WHERE enterprise_id = $1 AND from_date <= $4 AND to_date >= $4 AND NOT closed AND products IS NULL
       AND (owner_kind = 'costCentre' AND owner_id = $2 OR owner_kind = 'department' AND owner_id = $3)
     ORDER BY array_position(ARRAY['costCentre', 'department'], owner_kind), to_date - from_date LIMIT 1`,
    [enterpriseId, owner.costCentreId, owner.departmentId, owner.date],
  )
  return row
}

export async function findBudget(tenant: Tenant, budgetId: string): Promise<BudgetRow | undefined> {
  const [row] = await findBudgets(tenant, [budgetId])
  return row
}

export const findBudgets = ({ sql, enterpriseId }: Tenant, budgetIds: readonly string[]): Promise<BudgetRow[]> =>
  sql.query<BudgetRow>(`SELECT ${columns} FROM budget WHERE enterprise_id = $1 AND budget_id = ANY($2) ORDER BY budget_id`, [
    enterpriseId,
    budgetIds,
  ])

/**
 * Of these budgets those whose state is this person's to know: the person's own, of the own department and cost centre, of those that the
 * person heads, owns or was named to view, and all for who looks after the company's money or its settings.
 */
export const findKnownBudgets = async (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  budgetIds: readonly string[],
): Promise<string[]> =>
  (
    await sql.query<{ id: string }>(
      `SELECT b.budget_id AS id FROM budget b JOIN employee e USING (enterprise_id)
         JOIN budget_plan p ON p.enterprise_id = $1 AND p.plan_id = b.plan_id
       WHERE b.enterprise_id = $1 AND b.budget_id = ANY($3) AND e.employee_id = $2
         AND (e.permissions && ARRAY['finance', 'manage'] OR p.owner_id = $2 OR $2 = ANY(p.viewer_ids)
           OR b.owner_kind = 'person' AND b.owner_id = $2
           OR b.owner_kind = 'costCentre' AND (b.owner_id = e.cost_centre_id OR EXISTS (
                SELECT FROM cost_centre c WHERE c.enterprise_id = $1 AND c.cost_centre_id = b.owner_id AND c.owner_id = $2))
           OR b.owner_kind = 'department' AND (b.owner_id = e.department_id OR EXISTS (
                SELECT FROM department d WHERE d.enterprise_id = $1 AND d.department_id = b.owner_id AND d.head_id = $2)))`,
      [enterpriseId, employeeId, budgetIds],
    )
  ).map(({ id }) => id)

/** What moves an account: fen that are set aside or spent, for an order or an application. */
export interface BudgetMove {
  encumbered: number
  spent: number
  orderNo?: string
  travelApplyNo?: string
}

/** What the order of a move has of the account from then on. */
export type BudgetUse = Omit<BudgetUseRow, 'kind' | 'budgetId'>

/** The account behind a move, with the level that its owner was last told of. */
type MovedRow = BudgetRow & { warned: number }

/**
 * One conditional update with its entry and what the order uses: refuses (undefined) what an account that forbids it does not have, and, unless somebody approves,
 * what one that asks for approval does not. What is owed already is spent whatever the account has.
 */
export async function moveBudget(
  { sql, enterpriseId }: Tenant,
  budgetId: string,
  { encumbered, spent, orderNo, travelApplyNo }: BudgetMove,
  { at, approved, owed = false, use }: { at: Date; approved: boolean; owed?: boolean; use?: BudgetUse | undefined },
): Promise<MovedRow | undefined> {
  const [row] = await sql.query<MovedRow>(
    `WITH moved AS (
       UPDATE budget SET encumbered = encumbered + $3::bigint, spent = spent + $4::bigint
       WHERE enterprise_id = $1 AND budget_id = $2
         AND ($3::bigint + $4::bigint <= 0 OR amount < 0 OR $13::boolean OR over_limit = 'allow' OR over_limit = 'approve' AND $5::boolean
              OR encumbered + spent + $3::bigint + $4::bigint <= amount + adjusted)
       RETURNING *),
     entered AS (
       INSERT INTO budget_entry (enterprise_id, budget_id, at, order_no, travel_apply_no, encumbered, spent)
       SELECT $1, budget_id, $6, $7, $8, $3, $4 FROM moved),
     used AS (
       INSERT INTO budget_use (enterprise_id, order_no, budget_id, state, amount, share, of_total)
       SELECT $1, $7, budget_id, $9, $10, $11, $12 FROM moved WHERE $9::text IS NOT NULL
       ON CONFLICT (enterprise_id, order_no, budget_id) DO UPDATE SET state = $9, amount = $10, share = $11, of_total = $12)
     SELECT ${columns}, warned FROM moved`,
    [
      enterpriseId,
      budgetId,
      encumbered,
      spent,
      approved,
      at,
      orderNo ?? null,
      travelApplyNo ?? null,
      use?.state ?? null,
      use?.amount ?? null,
      use?.share ?? null,
      use?.ofTotal ?? null,
      owed,
    ],
  )
  return row
}

export const writeWarned = ({ sql, enterpriseId }: Tenant, budgetId: string, level: number): Promise<unknown> =>
  sql.query('UPDATE budget SET warned = $3 WHERE enterprise_id = $1 AND budget_id = $2', [enterpriseId, budgetId, level])

/** Who is told of a budget: its owner and those who were named to view it. */
export async function findWatchers({ sql, enterpriseId }: Tenant, planId: string): Promise<string[]> {
  const rows = await sql.query<{ employeeId: string }>(
    `SELECT DISTINCT unnest(viewer_ids || owner_id) AS "employeeId" FROM budget_plan
     WHERE enterprise_id = $1 AND plan_id = $2 AND cardinality(viewer_ids || owner_id) > 0`,
    [enterpriseId, planId],
  )
  return rows.flatMap(({ employeeId }) => employeeId ?? [])
}

/** Whether somebody looks after a budget in force, or was named to view one. */
export async function watchesBudgets({ sql, enterpriseId }: Tenant, employeeId: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM budget_plan WHERE enterprise_id = $1 AND ended_on IS NULL AND (owner_id = $2 OR $2 = ANY(viewer_ids)) LIMIT 1`,
    [enterpriseId, employeeId],
  )
  return rows.length > 0
}

/** What an order has of a budget. */
export interface BudgetUseRow {
  budgetId: string
  kind: BudgetObject
  state: 'encumbered' | 'spent' | 'released'
  /** Fen. */
  amount: number
  /** Fen of the order's price that it took over when it was set aside, and that price. */
  share: number
  ofTotal: number
}

/** In the order of the budgets' ids, in which they are moved. */
export const findBudgetUses = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<BudgetUseRow[]> =>
  sql.query<BudgetUseRow>(
    `SELECT u.budget_id AS "budgetId", b.owner_kind AS kind, u.state, u.amount, u.share, u.of_total AS "ofTotal"
     FROM budget_use u JOIN budget b ON b.enterprise_id = $1 AND b.budget_id = u.budget_id
     WHERE u.enterprise_id = $1 AND u.order_no = $2 ORDER BY u.budget_id`,
    [enterpriseId, orderNo],
  )

/** Of the budgets that an order moves those for which the account of an application answers. */
export const findAnsweredUses = async (
  { sql, enterpriseId }: Tenant,
  { orderNo, account }: { orderNo: string; account: string | null },
): Promise<string[]> =>
  (
    await sql.query<{ id: string }>(
      `SELECT budget.budget_id AS id FROM budget_use u
         JOIN budget ON budget.enterprise_id = $1 AND budget.budget_id = u.budget_id
         JOIN budget account ON account.enterprise_id = $1 AND account.budget_id = $3
       WHERE u.enterprise_id = $1 AND u.order_no = $2 AND ${answeredBy('account')}`,
      [enterpriseId, orderNo, account],
    )
  ).map(({ id }) => id)

export const writeBudgetUse = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  budgetId: string,
  use: BudgetUse,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO budget_use (enterprise_id, order_no, budget_id, state, amount, share, of_total) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (enterprise_id, order_no, budget_id) DO UPDATE SET state = $4, amount = $5, share = $6, of_total = $7`,
    [enterpriseId, orderNo, budgetId, use.state, use.amount, use.share, use.ofTotal],
  )

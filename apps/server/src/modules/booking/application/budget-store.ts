import type { Tenant } from '../../../db/tenant'
import type { BudgetRow } from './record'

const columns = `budget_id AS "budgetId", name, from_date AS "from", to_date AS "to", amount, encumbered, spent, warn_first AS "warnFirst",
  warn_second AS "warnSecond", over_limit AS "overLimit"`

/** The account that pays on a day: of the project, else of the cost centre, else of the department; the shortest period where several hold. */
export async function findBudgetFor(
  { sql, enterpriseId }: Tenant,
  owner: { costCentreId: string; departmentId: string; date: string; projectCode?: string | undefined },
): Promise<BudgetRow | undefined> {
  const [row] = await sql.query<BudgetRow>(
    `SELECT ${columns} FROM budget
     WHERE enterprise_id = $1 AND from_date <= $4 AND to_date >= $4
       AND (owner_kind = 'project' AND owner_id = $5 OR owner_kind = 'costCentre' AND owner_id = $2
            OR owner_kind = 'department' AND owner_id = $3)
     ORDER BY array_position(ARRAY['project', 'costCentre', 'department'], owner_kind), to_date - from_date LIMIT 1`,
    [enterpriseId, owner.costCentreId, owner.departmentId, owner.date, owner.projectCode ?? null],
  )
  return row
}

export async function findBudget({ sql, enterpriseId }: Tenant, budgetId: string): Promise<BudgetRow | undefined> {
  const [row] = await sql.query<BudgetRow>(`SELECT ${columns} FROM budget WHERE enterprise_id = $1 AND budget_id = $2`, [
    enterpriseId,
    budgetId,
  ])
  return row
}

/**
 * Of these budgets those whose state is this person's to know: of the own department and cost centre, of those that the person heads or
 * owns, and all for who looks after the company's money or its settings.
 */
export const findKnownBudgets = async (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  budgetIds: readonly string[],
): Promise<string[]> =>
  (
    await sql.query<{ id: string }>(
      `SELECT b.budget_id AS id FROM budget b JOIN employee e USING (enterprise_id)
       WHERE b.enterprise_id = $1 AND b.budget_id = ANY($3) AND e.employee_id = $2
         AND (e.permissions && ARRAY['finance', 'manage']
           OR b.owner_kind = 'costCentre' AND (b.owner_id = e.cost_centre_id OR EXISTS (
                SELECT FROM cost_centre c WHERE c.enterprise_id = $1 AND c.cost_centre_id = b.owner_id AND c.owner_id = $2))
           OR b.owner_kind = 'department' AND (b.owner_id = e.department_id OR EXISTS (
                SELECT FROM department d WHERE d.enterprise_id = $1 AND d.department_id = b.owner_id AND d.head_id = $2)))`,
      [enterpriseId, employeeId, budgetIds],
    )
  ).map(({ id }) => id)

/** One conditional update: refuses (false) what an account that forbids it does not have. */
export async function moveBudget(
  { sql, enterpriseId }: Tenant,
  budgetId: string,
  change: { encumbered: number; spent: number },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE budget SET encumbered = encumbered + $3::bigint, spent = spent + $4::bigint
     WHERE enterprise_id = $1 AND budget_id = $2
       AND ($3::bigint + $4::bigint <= 0 OR amount = -1 OR over_limit = 'allow'
            OR encumbered + spent + $3::bigint + $4::bigint <= amount)
     RETURNING budget_id`,
    [enterpriseId, budgetId, change.encumbered, change.spent],
  )
  return rows.length === 1
}

/** What an order has of a budget. */
export interface BudgetUseRow {
  budgetId: string
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
    `SELECT budget_id AS "budgetId", state, amount, share, of_total AS "ofTotal" FROM budget_use
     WHERE enterprise_id = $1 AND order_no = $2 ORDER BY budget_id`,
    [enterpriseId, orderNo],
  )

export const writeBudgetUse = ({ sql, enterpriseId }: Tenant, orderNo: string, use: BudgetUseRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO budget_use (enterprise_id, order_no, budget_id, state, amount, share, of_total) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (enterprise_id, order_no, budget_id) DO UPDATE SET state = $4, amount = $5, share = $6, of_total = $7`,
    [enterpriseId, orderNo, use.budgetId, use.state, use.amount, use.share, use.ofTotal],
  )

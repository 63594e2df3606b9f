import type { Sql } from '../../../db/sql'
import type { BudgetRow } from './record'

const columns = `budget_id AS "budgetId", name, from_date AS "from", to_date AS "to", amount, encumbered, spent, warn_first AS "warnFirst",
  warn_second AS "warnSecond", over_limit AS "overLimit"`

/** The account that pays on a day: of the cost centre, else of the department; the shortest period where several hold. */
export async function findBudgetFor(
  sql: Sql,
  enterpriseId: number,
  owner: { costCentreId: string; departmentId: string; date: string },
): Promise<BudgetRow | undefined> {
  const [row] = await sql.query<BudgetRow>(
    `SELECT ${columns} FROM budget
     WHERE enterprise_id = $1 AND from_date <= $4 AND to_date >= $4
       AND (owner_kind = 'costCentre' AND owner_id = $2 OR owner_kind = 'department' AND owner_id = $3)
     ORDER BY owner_kind, to_date - from_date LIMIT 1`,
    [enterpriseId, owner.costCentreId, owner.departmentId, owner.date],
  )
  return row
}

export async function findBudget(sql: Sql, enterpriseId: number, budgetId: string): Promise<BudgetRow | undefined> {
  const [row] = await sql.query<BudgetRow>(`SELECT ${columns} FROM budget WHERE enterprise_id = $1 AND budget_id = $2`, [
    enterpriseId,
    budgetId,
  ])
  return row
}

/** One conditional update: refuses (false) what an account that forbids it does not have. */
export async function moveBudget(
  sql: Sql,
  enterpriseId: number,
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

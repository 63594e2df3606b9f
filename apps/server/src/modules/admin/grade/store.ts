import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'

export interface GradeRow {
  gradeId: string
  name: LocalText
  /** In office. */
  people: number
}

/** Those that have not ended, in their order. */
export const findGradeRows = ({ sql, enterpriseId }: Tenant): Promise<GradeRow[]> =>
  sql.query<GradeRow>(
    `SELECT grade_id AS "gradeId", name, (SELECT count(*)::integer FROM employee WHERE employee.enterprise_id = $1
       AND employee.grade_id = grade.grade_id AND employee.active) AS people
     FROM grade WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY position, grade_id`,
    [enterpriseId],
  )

/** Until the transaction ends nobody is given the grade, and it does not end. */
export async function lockGrade({ sql, enterpriseId }: Tenant, gradeId: string): Promise<boolean> {
  const rows = await sql.query('SELECT FROM grade WHERE enterprise_id = $1 AND grade_id = $2 AND ended_on IS NULL FOR UPDATE', [
    enterpriseId,
    gradeId,
  ])
  return rows.length > 0
}

export interface GradeRecordRow {
  name: LocalText
  endedOn: string | null
}
export async function findGradeRecord({ sql, enterpriseId }: Tenant, gradeId: string): Promise<GradeRecordRow | undefined> {
  const [row] = await sql.query<GradeRecordRow>(
    'SELECT name, ended_on AS "endedOn" FROM grade WHERE enterprise_id = $1 AND grade_id = $2',
    [enterpriseId, gradeId],
  )
  return row
}

/** A new one is the last in the order. */
export const upsertGrade = ({ sql, enterpriseId }: Tenant, gradeId: string, name: LocalText): Promise<unknown> =>
  sql.query(
    `INSERT INTO grade (enterprise_id, grade_id, name, position)
     SELECT $1, $2, $3, 1 + coalesce(max(position), 0) FROM grade WHERE enterprise_id = $1
     ON CONFLICT (enterprise_id, grade_id) DO UPDATE SET name = excluded.name`,
    [enterpriseId, gradeId, JSON.stringify(name)],
  )

export const updatePositions = ({ sql, enterpriseId }: Tenant, gradeIds: readonly string[]): Promise<unknown> =>
  sql.query(
    `UPDATE grade SET position = ordered.place FROM unnest($2::text[]) WITH ORDINALITY AS ordered(id, place)
     WHERE enterprise_id = $1 AND grade_id = ordered.id`,
    [enterpriseId, gradeIds],
  )

export const updateGradeEnd = ({ sql, enterpriseId }: Tenant, gradeId: string, endedOn: string): Promise<unknown> =>
  sql.query('UPDATE grade SET ended_on = $3 WHERE enterprise_id = $1 AND grade_id = $2', [enterpriseId, gradeId, endedOn])

/** Whether somebody in office has it. */
export async function hasHolders({ sql, enterpriseId }: Tenant, gradeId: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM enterprise WHERE enterprise_id = $1
       AND (config #>> '{joining,gradeId}' = $2
         OR EXISTS (SELECT FROM employee WHERE enterprise_id = $1 AND grade_id = $2 AND active))`,
    [enterpriseId, gradeId],
  )
  return rows.length > 0
}

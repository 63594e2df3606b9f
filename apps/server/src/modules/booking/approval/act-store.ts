import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { inReadersLetters, nameIn, latinOf, type Reader } from '../columns/latin-column'
import type { ApprovalAct } from '@sojourn/contract/booking/approval/approval.shapes'
import type { Tenant } from '../../../db/tenant'

/** One thing that somebody did about an approval; an empty actor is the product. A name that is not given is looked up. */
export interface ActRow {
  at: Date
  act: ApprovalAct
  actorId: string
  actorName: string
  /** In whose place. */
  actedForName: string | null
  targetNames: string[]
  words: string
  detail: Record<string, string | number>
}

export const insertAct = (
  { sql, enterpriseId }: Tenant,
  approvalId: string,
  act: Omit<ActRow, 'actedForName' | 'targetNames'> & { actedFor?: string; targets?: readonly string[] },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO approval_act (enterprise_id, approval_id, act_no, at, act, actor_id, actor_name, acted_for_name, target_names, words, detail)
     SELECT $1, $2, (SELECT 1 + count(*) FROM approval_act WHERE enterprise_id = $1 AND approval_id = $2), $3, $4, $5,
       coalesce(nullif($6, ''), (SELECT name FROM employee WHERE enterprise_id = $1 AND employee_id = $5), ''),
       (SELECT name FROM employee WHERE enterprise_id = $1 AND employee_id = $7),
       ARRAY(SELECT name FROM employee WHERE enterprise_id = $1 AND employee_id = ANY($8) ORDER BY array_position($8, employee_id)), $9, $10`,
    [
      enterpriseId,
      approvalId,
      act.at,
      act.act,
      act.actorId,
      act.actorName,
      act.actedFor ?? null,
      act.targets ?? [],
      act.words,
      JSON.stringify(act.detail),
    ],
  )

export const findActs = async (
  { sql, enterpriseId }: Tenant,
  approvalIds: readonly string[],
  reader: Reader,
): Promise<(ActRow & { approvalId: string })[]> =>
  withNamesRead(
    await sql.query<ActRow & { approvalId: string; latin: LatinName | null }>(
      `SELECT ${latinOf('approval_act', reader, 'actor_id')} AS latin, approval_id AS "approvalId", at, act, actor_id AS "actorId", actor_name AS "actorName", acted_for_name AS "actedForName",
            target_names AS "targetNames", words, detail
     FROM approval_act WHERE enterprise_id = $1 AND approval_id = ANY($2) ORDER BY act_no`,
      [enterpriseId, approvalIds],
    ),
    reader,
  )

/** With everybody whom an act names in letters that its reader knows. */
const withNamesRead = <Row extends ActRow & { latin: LatinName | null }>(rows: readonly Row[], reader: Reader) =>
  inReadersLetters(rows, reader).map((row) => ({ ...row, ...othersIn(row, reader) }))

/** Whom an act names beside who did it, in letters that its reader knows. */
export const othersIn = ({ actedForName, targetNames }: Pick<ActRow, 'actedForName' | 'targetNames'>, reader: Reader) => ({
  actedForName: actedForName === null ? null : nameIn(actedForName, reader),
  targetNames: targetNames.map((name) => nameIn(name, reader)),
})

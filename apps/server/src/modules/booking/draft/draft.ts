import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findDraft, type DraftRow } from './store'

/** A draft lives thirty minutes (handbook 6.1). */
export const draftMinutes = 30

export async function openDraft<SearchParams>(
  context: Context,
  actor: Actor,
  sql: Sql,
  tempOrderNo: string,
): Promise<DraftRow<SearchParams> | Problem> {
  const draft = await findDraft<SearchParams>(sql, actor.enterpriseId, actor.employeeId, tempOrderNo)
  if (!draft) return problem('tempOrderUnknown', { field: 'tempOrderNo' })
  if (draft.expiresAt <= context.clock.now()) return problem('tempOrderExpired', { field: 'tempOrderNo' })
  return draft
}

import { problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Actor } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findShownJourneys } from './store'

/** The approver is shown what the traveller saw, so a choice names a search of this draft and journey. */
export async function refuseUnseenSearch(
  sql: Sql,
  actor: Actor,
  tempOrderNo: string,
  searchId: string,
  journey: number,
  unseen: ProblemName,
): Promise<Problem | undefined> {
  const shown = await findShownJourneys(sql, actor.enterpriseId, tempOrderNo, [searchId])
  return shown.some((each) => each.journey === journey) ? undefined : problem(unseen, { field: 'searchId' })
}

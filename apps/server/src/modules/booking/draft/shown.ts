import { problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Tenant } from '../../../db/tenant'
import { findShownJourneys } from './store'

interface ShownSearch {
  tempOrderNo: string
  searchId: string
  journey: number
  unseen: ProblemName
}

/** The approver is shown what the traveller saw, so a choice names a search of this draft and journey. */
export async function refuseUnseenSearch(
  tenant: Tenant,
  { tempOrderNo, searchId, journey, unseen }: ShownSearch,
): Promise<Problem | undefined> {
  const shown = await findShownJourneys(tenant, tempOrderNo, [searchId])
  return shown.some((each) => each.journey === journey) ? undefined : problem(unseen, { field: 'searchId' })
}

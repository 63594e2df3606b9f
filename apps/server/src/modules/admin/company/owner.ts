import type { findOwners } from '@sojourn/contract/admin/company/company.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { containing } from '../../../db/like'
import { inCompany } from '../../../work'
import { findDepartmentIds } from '../department/store'
import { colleagueOf } from '../person/detail'
import { findColleaguesBy, isInOffice } from '../person/store'
import { companyRefusal } from '../../booking/traveller/scope'

const ownersAtMost = 20

/** People in office, for those who look after costs. */
export const listOwners = (
  context: Context,
  actor: Actor,
  { keyword }: RequestOf<typeof findOwners>,
): Promise<ResponseOf<typeof findOwners> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const pattern = containing(keyword.trim())
    const rows = await findColleaguesBy(work, { pattern, departments: null, limit: ownersAtMost, reader: actor.language })
    return { list: rows.map((row) => colleagueOf(row, actor.language)) }
  })

/** Whoever answers for it already may go on; somebody new is in office. */
export async function ownerFault(work: Work, ownerId: string | undefined, former: string | null): Promise<Problem | undefined> {
  if (ownerId === undefined || ownerId === former || (await isInOffice(work, ownerId))) return undefined
  return problem('ownerUnsuitable', { field: 'ownerId' })
}

/** Departments for which it is meant already may have ended; others have not. */
export async function departmentsFault(
  work: Work,
  departmentIds: readonly string[],
  former: readonly string[],
): Promise<Problem | undefined> {
  const added = departmentIds.filter((id) => !former.includes(id))
  const known = await findDepartmentIds(work, added)
  return known.length === added.length ? undefined : problem('departmentUnknown', { field: 'departmentIds' })
}

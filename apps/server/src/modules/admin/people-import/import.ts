import type { checkPeopleFile, importPeople, PeopleFile } from '@sojourn/contract/admin/people/people-import.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { unknownPasswordHash } from '../../../kit/passwords'
import { inSnapshot, once } from '../../../work'
import { writeInvitation } from '../person/invitation'
import { lockEveryRecord } from '../record/store'
import { scopeOf } from '../../booking/traveller/scope'
import { planOf, reportOf } from './plan'
import { takeOver } from './take-over'

/** What a file would do. */
export const checkFile = (
  context: Context,
  actor: Actor,
  file: RequestOf<typeof checkPeopleFile>,
): Promise<ResponseOf<typeof checkPeopleFile> | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    return reportOf(await planOf(work, scope, file, actor), actor.language)
  })

type Imported = ResponseOf<typeof importPeople>

/** Takes every line over, or none. It is planned anew on what is there now, and nobody changes people meanwhile. */
export async function takeFile(
  context: Context,
  actor: Actor,
  { invite, ...file }: PeopleFile & { invite: boolean },
): Promise<Imported | Problem> {
  const passwordHash = await unknownPasswordHash()
  return once<Imported>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    await lockEveryRecord(work, 'person')
    const plan = await planOf(work, scope, file, actor)
    const { added, changed, same, wrong } = reportOf(plan, actor.language)
    if (wrong > 0) return problem('importWrong', { detail: { lines: wrong } })
    const ids = await takeOver(work, plan, { actorId: actor.employeeId, passwordHash })
    if (isProblem(ids)) return ids
    if (invite) await writeInvitation(work, ids)
    return { added, changed, same }
  })
}

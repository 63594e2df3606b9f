import type { giveRole, takeRole } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { roles } from '@sojourn/contract/kit/roles'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { hasDepartment, rolesOfCompany } from '@sojourn/domain/kit/roles'
import { peopleRoleText } from '@sojourn/text/admin/people/role'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { once } from '../../../work'
import {
  countOthersWith,
  endGrants,
  findGrant,
  findGrants,
  refreshPermissions,
  type GrantRow,
} from '../../booking/traveller/role-store'
import { giveRoleTo } from '../../booking/traveller/roles'
import { isAgency } from '../../booking/settings/store'
import { findDepartmentIds, findDepartments } from '../department/store'
import { enqueueTurn } from '../person/enqueue-turn'
import { findWithin } from '../person/checks'
import { changeRecord, type KeptRecord } from '../record/change-record'

type Given = ResponseOf<typeof giveRole>
type Request = RequestOf<typeof giveRole>

/** Gives somebody a role. The same role over the same department is given once: its end becomes the new one. */
export const give = (context: Context, actor: Actor, request: Request): Promise<Given | Problem> =>
  once<Given>(context, actor, async (work) => {
    const refused = await requestFault(work, request)
    if (refused) return refused
    const { employeeId, role, departmentId, until } = request
    let grantId = ''
    const version = await changeRoles(work, actor, { employeeId, act: 'roleGiven' }, async () => {
      const isLast = role === 'administrator' && until !== undefined && (await isOnlyAdministrator(work, employeeId))
      if (isLast) return problem('lastAdministrator', { field: 'until' })
      await endSame(work, request)
      grantId = await giveRoleTo(work, { employeeId, role, departmentId, until, giverId: actor.employeeId })
      return undefined
    })
    if (isProblem(version)) return version
    if (until !== undefined) await enqueueTurn(work, employeeId, until)
    return { grantId }
  })

async function requestFault(work: Work, { employeeId, role, departmentId, until }: Request): Promise<Problem | undefined> {
  const person = await findWithin(work, 'company', employeeId)
  if (isProblem(person)) return person
  if (!person.active) return problem('personLeft', { field: 'employeeId', detail: { name: person.name } })
  if (!rolesOfCompany({ isAgency: await isAgency(work) }).includes(role)) return problem('roleUnknown', { field: 'role' })
  if (hasDepartment(role) !== (departmentId !== undefined)) return problem('roleUnknown', { field: 'departmentId' })
  if (departmentId !== undefined && (await findDepartmentIds(work, [departmentId])).length === 0)
    return problem('departmentUnknown', { field: 'departmentId' })
  return until !== undefined && until < today(work) ? problem('badRequest', { field: 'until' }) : undefined
}

const isOnlyAdministrator = async (work: Work, employeeId: string): Promise<boolean> =>
  (await countOthersWith(work, { employeeIds: [employeeId], role: 'administrator', today: today(work) })) === 0

const today = ({ context }: Work): string => chinaDate(context.clock.now())

async function endSame(work: Work, { employeeId, role, departmentId }: Request): Promise<void> {
  const at = work.context.clock.now()
  for (const grant of await findGrants(work, employeeId, today(work)))
    if (grant.role === role && (grant.departmentId ?? undefined) === departmentId)
      await endGrants(work, { employeeId, grantId: grant.grantId, at })
}

type Taken = ResponseOf<typeof takeRole>

/** Ends a role; the company keeps an administrator. */
export const take = (context: Context, actor: Actor, { grantId }: RequestOf<typeof takeRole>): Promise<Taken | Problem> =>
  once<Taken>(context, actor, async (work) => {
    const grant = await findGrant(work, grantId, today(work))
    if (!grant) return problem('roleUnknown', { field: 'grantId' })
    const { employeeId, role } = grant
    const version = await changeRoles(work, actor, { employeeId, act: 'roleTaken' }, async () => {
      if (role === 'administrator' && (await isOnlyAdministrator(work, employeeId)))
        return problem('lastAdministrator', { field: 'grantId' })
      await endGrants(work, { employeeId, grantId, at: context.clock.now() })
      await refreshPermissions(work, employeeId, today(work))
      return undefined
    })
    return isProblem(version) ? version : { employeeId }
  })

/** Written into the history of the person. */
const changeRoles = (
  work: Work,
  actor: Actor,
  { employeeId, act }: { employeeId: string; act: 'roleGiven' | 'roleTaken' },
  write: () => Promise<Problem | undefined>,
): Promise<number | Problem> =>
  changeRecord(work, {
    kind: 'person',
    id: employeeId,
    act,
    actorId: actor.employeeId,
    read: () => rolesRecord(work, employeeId),
    write,
  })

/** One field for each role: over what, and until when. */
async function rolesRecord(work: Work, employeeId: string): Promise<KeptRecord> {
  const [grants, departments] = await Promise.all([findGrants(work, employeeId, today(work)), findDepartments(work, 'anybody')])
  const sayIn = (language: Language, { departmentId, until }: GrantRow): string => {
    const text = peopleRoleText[language]
    const over = departments.find((department) => department.departmentId === departmentId)?.name[language] ?? text.company
    return until === null ? over : text.until({ over, day: until })
  }
  const record: Record<string, LocalText> = {}
  for (const role of roles) {
    const given = grants.filter((grant) => grant.role === role)
    const say = (language: Language): string => given.map((grant) => sayIn(language, grant)).join(' · ')
    if (given.length > 0) record[role] = { 'zh-CN': say('zh-CN'), 'zh-TW': say('zh-TW'), en: say('en') }
  }
  return record
}

import type { addPerson } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { personFaults } from '@sojourn/domain/admin/people/person'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { unknownPasswordHash } from '../../../kit/passwords'
import { once } from '../../../work'
import { claimLogin } from '../../booking/traveller/account-store'
import { insertPerson } from '../../booking/traveller/insert-person'
import { changeRecord } from '../record/change-record'
import { scopeOf, type Scope } from '../../booking/traveller/scope'
import { numberFault, ownFieldsWritten, placeFault, superiorFault } from './checks'
import { writeInvitation } from './invitation'
import { personRecord } from './record'

type Request = RequestOf<typeof addPerson>
type Added = ResponseOf<typeof addPerson>

/** Enters somebody, who is invited by mail and has no password until the account is activated. */
export async function enterPerson(context: Context, actor: Actor, request: Request): Promise<Added | Problem> {
  const [fault] = personFaults(request, actor.language)
  if (fault) return problem('personInvalid', { field: fault.field, detail: { why: fault.why } })
  const passwordHash = await unknownPasswordHash()
  return once<Added>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const employeeId = newNumber(`${actor.enterpriseId}-`)
    const refused = (await valuesFault(work, scope, employeeId, request)) ?? (await claimAccounts(work, employeeId, request))
    if (refused) return refused
    const ownFields = await ownFieldsWritten(work, { former: undefined, sent: request.fields.fields, language: actor.language })
    if (isProblem(ownFields)) return ownFields
    const version = await changeRecord(work, {
      kind: 'person',
      id: employeeId,
      act: 'added',
      actorId: actor.employeeId,
      read: () => personRecord(work, employeeId),
      write: async () => {
        await insertNew(work, employeeId, request, { ownFields, passwordHash })
        return undefined
      },
    })
    if (isProblem(version)) return version
    await writeInvitation(work, [employeeId])
    return { employeeId }
  })
}

async function valuesFault(
  work: Work,
  scope: Scope,
  employeeId: string,
  { fields }: Pick<Request, 'fields'>,
): Promise<Problem | undefined> {
  return (
    (await placeFault(work, scope, fields)) ??
    (await numberFault(work, fields.number.trim(), employeeId)) ??
    (fields.superiorId === '' ? undefined : superiorFault(work, [employeeId], fields.superiorId))
  )
}

/** Either is an account to sign in with, and nobody else's. */
async function claimAccounts(work: Work, employeeId: string, { fields, mobile }: Request): Promise<Problem | undefined> {
  const { enterpriseId, context, sql } = work
  for (const [field, account] of [
    ['mail', fields.mail.trim()],
    ['mobile', mobile.trim()],
  ] as const)
    if (!(await claimLogin(sql, context.vault.digest(account), { enterpriseId, employeeId })))
      return problem('personContactTaken', { field, detail: { contact: account } })
  return undefined
}

function insertNew(
  work: Work,
  employeeId: string,
  { fields, mobile }: Request,
  { ownFields, passwordHash }: { ownFields: PersonFieldValues; passwordHash: string },
): Promise<unknown> {
  const { name, mail, language, departmentId, gradeId, costCentreId, superiorId, abilities, joinedOn } = fields
  return insertPerson(
    work,
    { login: { enterpriseId: work.enterpriseId, employeeId }, name, mobile, mail, language, passwordHash },
    { departmentId, gradeId, costCentreId, managerId: superiorId || null, permissions: abilities },
    {
      number: fields.number.trim(),
      position: fields.position.trim(),
      office: fields.office.trim(),
      ownFields,
      joinedOn: joinedOn ?? null,
      awaitingActivation: true,
    },
  )
}

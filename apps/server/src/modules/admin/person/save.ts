import type { savePerson } from '@sojourn/contract/admin/people/person.calls'
import { abilities } from '@sojourn/contract/kit/call'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { personFaults } from '@sojourn/domain/admin/people/person'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { claimLogin, releaseLogin, updateContact } from '../../booking/traveller/account-store'
import { pinyinToSort } from '../../booking/traveller/insert-person'
import { changeRecord } from '../record/change-record'
import { scopeOf, type Scope } from '../../booking/traveller/scope'
import { findWithin, guardFault, numberFault, ownFieldsWritten, placeFault, superiorFault } from './checks'
import { personRecord } from './record'
import type { PersonRow } from './store'
import { updatePerson } from './write-store'

type Request = RequestOf<typeof savePerson>
type Saved = ResponseOf<typeof savePerson>

/** Changes what the company says of a person; what is unchanged is not judged again. */
export async function changePerson(context: Context, actor: Actor, request: Request): Promise<Saved | Problem> {
  const [fault] = personFaults(request, actor.language)
  if (fault) return problem('personInvalid', { field: fault.field, detail: { why: fault.why } })
  const { employeeId } = request
  return once<Saved>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const version = await changeRecord(work, {
      kind: 'person',
      id: employeeId,
      version: request.version,
      act: 'changed',
      actorId: actor.employeeId,
      read: () => personRecord(work, employeeId),
      write: () => write(work, scope, actor, request),
    })
    return isProblem(version) ? version : { version }
  })
}

async function write(work: Work, scope: Scope, actor: Actor, request: Request): Promise<Problem | undefined> {
  const { employeeId, fields, mobile } = request
  const person = await findWithin(work, scope, employeeId)
  if (isProblem(person)) return person
  if (!person.active) return problem('personLeft', { field: 'employeeId', detail: { name: person.name } })
  const refused = await valuesFault(work, scope, person, fields)
  if (refused) return refused
  const ownFields = await ownFieldsWritten(work, { former: person.ownFields, sent: fields.fields, language: actor.language })
  if (isProblem(ownFields)) return ownFields
  const { name, departmentId, gradeId, costCentreId, superiorId, language, joinedOn } = fields
  await updatePerson(work, {
    employeeId,
    name: name.trim(),
    namePinyin: name.trim() === person.name ? person.namePinyin : pinyinToSort(name.trim()),
    number: fields.number.trim(),
    position: fields.position.trim(),
    office: fields.office.trim(),
    ownFields,
    departmentId,
    gradeId,
    costCentreId,
    superiorId: superiorId || null,
    language,
    joinedOn: joinedOn ?? null,
    permissions: [...fields.abilities, ...person.permissions.filter((permission) => !isAbility(permission))],
  })
  const refusal = guardFault(person, actor)
  const taken = await writeContact(work, person, { field: 'mail', written: fields.mail, refusal })
  return taken || mobile === undefined ? taken : writeContact(work, person, { field: 'mobile', written: mobile, refusal })
}

const isAbility = (permission: string): boolean => (abilities as readonly string[]).includes(permission)

async function valuesFault(
  work: Work,
  scope: Scope,
  person: PersonRow,
  { departmentId, gradeId, costCentreId, superiorId, number }: Request['fields'],
): Promise<Problem | undefined> {
  const { employeeId } = person
  const place = {
    ...(departmentId !== person.departmentId && { departmentId }),
    ...(gradeId !== person.gradeId && { gradeId }),
    ...(costCentreId !== person.costCentreId && { costCentreId }),
  }
  const stays = superiorId === '' || superiorId === person.superiorId
  return (
    (await placeFault(work, scope, place)) ??
    (number.trim() === person.number ? undefined : await numberFault(work, number.trim(), employeeId)) ??
    (stays ? undefined : superiorFault(work, [employeeId], superiorId))
  )
}

/** Another contact signs in from now on in place of the former one. */
async function writeContact(
  { context: { vault }, sql, enterpriseId }: Work,
  { employeeId, mail, mobileCipher }: PersonRow,
  { field, written, refusal }: { field: 'mail' | 'mobile'; written: string; refusal: Problem | undefined },
): Promise<Problem | undefined> {
  const [former, account] = [field === 'mail' ? mail : vault.open(mobileCipher), written.trim()]
  if (former === account) return undefined
  if (refusal) return { ...refusal, field }
  const login = { enterpriseId, employeeId }
  await releaseLogin(sql, vault.digest(former), login)
  if (!(await claimLogin(sql, vault.digest(account), login)))
    return problem('personContactTaken', { field, detail: { contact: account } })
  await updateContact(sql, login, field === 'mail' ? { email: account } : { mobileCipher: vault.seal(account) })
  return undefined
}

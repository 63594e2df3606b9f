import type { PersonFields } from '@sojourn/contract/admin/people/person.shapes'
import type { FieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import {
  keptOwnFields,
  ownFieldFaults,
  ownFieldsOf,
  ownFieldValues,
  unaskedOwnField,
} from '@sojourn/domain/admin/people/person-own-fields'
import { valueFaultSentence } from '@sojourn/domain/booking/custom-field-value-fault'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import { isGuardedFrom } from '@sojourn/domain/kit/roles'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findFieldsOn } from '../../booking/settings/custom-field-store'
import { findDepartmentIds } from '../department/store'
import { departmentsOf, isWithin, type Scope } from '../../booking/traveller/scope'
import { findHolderOfNumber, findKnown, findPerson, isAmongSuperiorsOf, isLeader, type PersonRow } from './store'

/** A person whom the caller looks after. */
export async function findWithin(work: Work, scope: Scope, employeeId: string): Promise<PersonRow | Problem> {
  const person = await findPerson(work, employeeId)
  return person && isWithin(scope, person.departmentId) ? person : problem('personUnknown', { field: 'employeeId' })
}

/** Whether somebody may be a superior, head a department or take over: in office, staying, one who may approve. */
export const mayLead = (work: Work, scope: Scope, employeeId: string): Promise<boolean> =>
  isLeader(work, employeeId, departmentsOf(scope))

/** Who signs in as somebody, and whether anybody still does, is not for those who may less. */
export const guardFault = (person: PersonRow, { permissions }: Actor): Problem | undefined =>
  isGuardedFrom(person.permissions, permissions)
    ? problem('personGuarded', { field: 'employeeId', detail: { name: person.name } })
    : undefined

type Place = Partial<Pick<PersonFields, 'departmentId' | 'gradeId' | 'costCentreId'>>

/** Where somebody is put must be there, and within what the caller looks after. */
export async function placeFault(
  work: Work,
  scope: Scope,
  { departmentId, gradeId, costCentreId }: Place,
): Promise<Problem | undefined> {
  if (departmentId !== undefined) {
    const [known] = await findDepartmentIds(work, [departmentId])
    if (known === undefined || !isWithin(scope, departmentId)) return problem('departmentUnknown', { field: 'departmentId' })
  }
  const known = await findKnown(work, { gradeId, costCentreId })
  if (!known.grade) return problem('gradeUnknown', { field: 'gradeId' })
  return known.costCentre ? undefined : problem('costCentreUnknown', { field: 'costCentreId' })
}

/** A superior leads, is not one of these people, and stands below none of them. Superiors may stand outside what the caller looks after. */
export async function superiorFault(
  work: Work,
  employeeIds: readonly string[],
  superiorId: string,
): Promise<Problem | undefined> {
  const suits = (await mayLead(work, 'company', superiorId)) && !(await isAmongSuperiorsOf(work, superiorId, employeeIds))
  return suits ? undefined : problem('superiorUnsuitable', { field: 'superiorId' })
}

export async function numberFault(work: Work, number: string, employeeId: string): Promise<Problem | undefined> {
  const name = number === '' ? undefined : await findHolderOfNumber(work, number, employeeId)
  return name === undefined ? undefined : problem('personNumberTaken', { field: 'number', detail: { name } })
}

/** The own fields that are filled in of people today. */
export const ownFieldsToday = async (work: Work) =>
  ownFieldsOf(await findFieldsOn(work, 'person', chinaDate(work.context.clock.now())))

/** What is kept of somebody's own fields, of whom `former` was kept; undefined of somebody new. */
export async function ownFieldsWritten(
  work: Work,
  { former, sent, language }: { former: PersonFieldValues | undefined; sent: readonly FieldValue[]; language: Language },
): Promise<PersonFieldValues | Problem> {
  const fields = await ownFieldsToday(work)
  const unasked = unaskedOwnField(fields, sent)
  if (unasked) return problem('customFieldUnasked', { field: `fields.${unasked.key}` })
  const kept = keptOwnFields(former ?? {}, sent)
  const [wrong] = ownFieldFaults(fields, ownFieldValues(kept), former)
  if (!wrong) return kept
  const { key, name, limits } = wrong.field
  const why = valueFaultSentence(wrong.fault, { name: name[language], limits }, language)
  return problem('customFieldWrong', { field: `fields.${key}`, detail: { why } })
}

import type { ApplicationContent } from '@sojourn/contract/booking/application.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { faultSentence } from '@sojourn/domain/booking/application/application-sentences'
import { checkApplication } from '@sojourn/domain/booking/application/check'
import type { Actor, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { productsOf } from '../application/in-words'
import type { ApplicationRow, PersonSnapshot } from '../application/record'
import { askedFields, findEnterprise } from '../settings/store'
import { refuseArranging } from '../traveller/arranging'
import { findOpenCostCentres } from '../traveller/cost-centre-store'
import { findPeople, type PersonRow } from '../traveller/store'
import { refuseSchedule } from './application-schedule'

/** The first thing that keeps these contents from being submitted, in the caller's language. */
export async function checkContent(work: Work, actor: Actor, content: ApplicationContent): Promise<Problem | undefined> {
  const fields = askedFields((await findEnterprise(work)).config)
  const [fault] = checkApplication(content, {
    today: chinaDate(work.context.clock.now()),
    fields: fields.map(({ key, required, options }) => ({ key, required, options: options.map(({ value }) => value) })),
  })
  if (!fault) return undefined
  const label = fields.find(({ key }) => key === fault.key)?.label[actor.language]
  return problem('applicationInvalid', {
    field: `content.${fault.field}`,
    detail: { why: faultSentence(fault.fault, actor.language, label) },
  })
}

/** The people of an application; others than oneself only for those who may book for them. */
export async function peopleOf(work: Work, actor: Actor, content: ApplicationContent): Promise<PersonRow[] | Problem> {
  const field = 'content.travellerIds'
  const { travellerIds } = content
  if (new Set(travellerIds).size < travellerIds.length) return problem('travellerTwice', { field })
  if (!actor.permissions.includes('bookForOthers') && travellerIds.some((id) => id !== actor.employeeId))
    return problem('travellerNotAllowed', { field })
  const people = await findPeople(work, travellerIds, chinaDate(work.context.clock.now()))
  if (people.length < travellerIds.length) return problem('travellerUnknown', { field })
  return (await refuseArranging(work, actor.employeeId, people, { products: productsOf(content), field })) ?? people
}

/** What only the company's data can tell: the cost centre, and the orders of a schedule. */
export async function refuseContent(
  tenant: Tenant,
  actor: Actor,
  content: ApplicationContent,
  found: ApplicationRow | undefined,
): Promise<Problem | undefined> {
  const costCentres = await findOpenCostCentres(tenant)
  if (!costCentres.some(({ id }) => id === content.costCentreId))
    return problem('costCentreUnknown', { field: 'content.costCentreId' })
  return refuseSchedule(tenant, actor, content, found?.travelApplyNo)
}

/** A traveller as of now, with the standard that holds. */
export function snapshot(person: PersonRow): PersonSnapshot {
  const policy = person.policy && { name: person.policy.body.name, version: person.policy.version }
  const { employeeId, name, departmentId, departmentName, gradeName } = person
  return { employeeId, name, departmentId, departmentName, gradeName, policy }
}

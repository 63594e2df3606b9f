import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { faultSentence } from '@sojourn/domain/booking/application/application-sentences'
import { checkApplication } from '@sojourn/domain/booking/application/check'
import { occasionOfApplication } from '@sojourn/domain/booking/application/occasion'
import type { Actor, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { productsOf } from '../application/in-words'
import type { ApplicationRow, PersonSnapshot } from '../application/record'
import { fieldsAsked, shownField, type FieldOfPeople } from '../party/asked-fields'
import { findEnterprise } from '../settings/store'
import { refuseArranging } from '../traveller/arranging'
import { findOpenCostCentres } from '../traveller/cost-centre-store'
import { findPeople, type PersonRow } from '../traveller/store'
import { refuseSchedule } from './application-schedule'

/** The fields of the company that these contents ask for. */
export const fieldsOfContent = async (work: Work, content: ApplicationContent): Promise<FieldOfPeople[]> =>
  fieldsAsked(work, await findEnterprise(work), occasionOfApplication(content, productsOf(content)), content.travellerIds)

/** The contents with nothing but what is asked for; or the first thing that keeps them from being submitted, in the caller's language. */
export async function checkContent(work: Work, actor: Actor, content: ApplicationContent): Promise<ApplicationContent | Problem> {
  const fields = (await fieldsOfContent(work, content)).map((each) => shownField(each, actor.language))
  const [fault] = checkApplication(content, { today: chinaDate(work.context.clock.now()), fields })
  if (!fault)
    return { ...content, customFields: content.customFields.filter(({ key }) => fields.some((field) => field.key === key)) }
  return problem('applicationInvalid', {
    field: `content.${fault.field}`,
    detail: {
      why: faultSentence(
        fault,
        actor.language,
        fields.find(({ key }) => key === fault.key),
      ),
    },
  })
}

/** The people of an application; others than oneself only for those who may book for them. */
export async function peopleOf(work: Work, actor: Actor, content: ApplicationContent): Promise<PersonRow[] | Problem> {
  const field = 'content.travellerIds'
  const { travellerIds } = content
  if (new Set(travellerIds).size < travellerIds.length) return problem('travellerTwice', { field })
  if (!actor.permissions.includes('bookForOthers') && travellerIds.some((id) => id !== actor.employeeId))
    return problem('travellerNotAllowed', { field })
  const people = await findPeople(work, travellerIds, { today: chinaDate(work.context.clock.now()) })
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

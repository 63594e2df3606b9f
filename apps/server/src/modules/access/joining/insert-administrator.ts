import { abilities } from '@sojourn/contract/kit/call'
import type { Context, Work } from '../../../context'
import { insertPerson, type NewPerson } from '../../booking/traveller/insert-person'
import { giveRoleTo } from '../../booking/traveller/roles'
import type { NewEnterprise } from './enterprise-defaults'

/** The first of a new company, who lets the others in. */
export async function insertAdministrator(
  work: Pick<Work, 'sql' | 'enterpriseId'> & { context: Pick<Context, 'vault' | 'clock'> },
  person: NewPerson,
  { department, grade, costCentre }: NewEnterprise,
): Promise<void> {
  await insertPerson(work, person, {
    departmentId: department.id,
    gradeId: grade.id,
    costCentreId: costCentre.id,
    managerId: null,
    permissions: abilities,
  })
  const { employeeId } = person.login
  await giveRoleTo(work, { employeeId, role: 'administrator', giverId: employeeId })
}

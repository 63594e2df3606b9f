import type { FlowFaultKind } from '@sojourn/contract/admin/flow-words'
import type { FlowNames } from '@sojourn/contract/admin/flows.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { companyFaults, type FlowCompany } from '@sojourn/domain/admin/flows/company-faults'
import { writtenFaults, type FlowFault } from '@sojourn/domain/admin/flows/faults'
import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { peopleOf, readersOfCopies } from '../../booking/approval/chain'
import { flowLanguage, peopleIn } from '../../booking/approval/flow-names'
import { findNamedParts, findNamedPeople, type NamedPart, type NamedPerson } from '../../booking/approval/flow-names-store'
import { findFlows } from '../../booking/approval/store'
import { withinDepartments } from '../../booking/approval/within-departments'
import { findApprovers } from '../../booking/traveller/store'
import { findPeopleAlike, findSuperiors } from './store'

/** What is wrong with flows, by themselves and in this company; each thing is said once. */
export async function faultsOfFlows(tenant: Tenant, flows: readonly ApprovalFlow[], language: Language): Promise<FlowFault[]> {
  const [approvers, readers, parts, alike, superiors] = await Promise.all([
    findApprovers(tenant),
    readersOfCopies(tenant, flows, []),
    findNamedParts(tenant, null),
    findPeopleAlike(tenant),
    findSuperiors(tenant),
  ])
  const ids = [...peopleIn(flows), ...alike.flatMap((each) => each.ids), ...superiors.map(({ employeeId }) => employeeId)]
  const people = await findNamedPeople(tenant, [...new Set(ids)], language)
  const { names } = flowLanguage(language, parts, people)
  const present = (kind: NamedPart['kind']) =>
    new Set(parts.filter((part) => part.kind === kind && !part.ended).map(({ id }) => id))
  const placed = await withinDepartments(tenant, flows, alike)
  const company: FlowCompany = {
    people: peopleOf(approvers, []),
    readers: peopleOf([...approvers, ...readers], []),
    travellers: placed.map(({ ids: some, managerId, ...each }) => ({
      ...each,
      managerId: managerId ?? undefined,
      names: some.map(names.person),
    })),
    departments: present('department'),
    grades: present('grade'),
    costCentres: present('costCentre'),
    projects: present('project'),
    superiors: new Map(superiors.map(({ employeeId, managerId }) => [employeeId, managerId])),
  }
  return distinctFaults([...writtenFaults(flows, language), ...companyFaults(flows, company, names)])
}

/** How many flows in force have a level that nobody fills. */
export async function countUnfilled(tenant: Tenant, language: Language): Promise<number> {
  const faults = await faultsOfFlows(tenant, await findFlows(tenant), language)
  return new Set(faults.filter(({ kind }) => unfilled.includes(kind)).map(({ flowId }) => flowId)).size
}
const unfilled: readonly FlowFaultKind[] = ['approverGone', 'levelUnfilled', 'levelNobody']

const distinctFaults = (faults: readonly FlowFault[]): FlowFault[] => {
  const keyOf = ({ kind, flowId, path, names }: FlowFault): string => [kind, flowId, path, ...names].join(' ')
  return faults.filter((fault, index) => faults.findIndex((other) => keyOf(other) === keyOf(fault)) === index)
}

/** Everything that flows name or may name, in the reader's words. */
export function namesOf(parts: readonly NamedPart[], people: readonly NamedPerson[], language: Language): FlowNames {
  const of = (kind: NamedPart['kind']) =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ id, name, ended }) => ({ id, name: name[language], ...(ended && { ended }) }))
  return {
    departments: of('department'),
    grades: of('grade'),
    costCentres: of('costCentre'),
    projects: of('project'),
    people: people.map((person) => ({
      id: person.employeeId,
      name: readableName(person, language),
      ...(!person.active && { ended: true }),
    })),
  }
}

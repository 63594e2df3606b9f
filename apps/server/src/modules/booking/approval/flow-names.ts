import type { Language } from '@sojourn/contract/kit/language'
import type { ApprovalFlow, ApproverRule } from '@sojourn/domain/booking/approval/approval-flow'
import type { FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { approvalFlowText } from '@sojourn/text/booking/approval/flow'
import type { Tenant } from '../../../db/tenant'
import { findNamedParts, findNamedPeople, type NamedPart, type NamedPerson } from './flow-names-store'

/** The rules of all levels and copies. */
export const rulesOf = ({ levels, copies = [] }: ApprovalFlow): ApproverRule[] => [
  ...levels.flatMap(({ approvers }) => approvers),
  ...copies.flatMap(({ to }) => to),
]

/** Whom flows name, each once. */
export const peopleIn = (flows: readonly ApprovalFlow[]): string[] => [
  ...new Set(
    flows.flatMap(rulesOf).flatMap((rule) => (typeof rule === 'object' && 'employeeId' in rule ? [rule.employeeId] : [])),
  ),
]

/** How what flows name is called in a language; what is not there any more has no name. */
export function flowLanguage(language: Language, parts: readonly NamedPart[], people: readonly NamedPerson[]): FlowLanguage {
  const nameOf = (kind: NamedPart['kind']) => (id: string) =>
    parts.find((part) => part.kind === kind && part.id === id)?.name[language] ?? id
  const person = (id: string): string => {
    const found = people.find(({ employeeId }) => employeeId === id)
    return found ? readableName(found, language) : id
  }
  const names = {
    department: nameOf('department'),
    grade: nameOf('grade'),
    costCentre: nameOf('costCentre'),
    project: nameOf('project'),
    person,
  }
  return { language, text: approvalFlowText[language], names }
}

/** The same, read for what these flows name. */
export async function languageOfFlows(tenant: Tenant, flows: readonly ApprovalFlow[], language: Language): Promise<FlowLanguage> {
  const ids = flows.flatMap(({ conditions: { departmentIds = [], gradeIds = [], costCentreIds = [], projectCodes = [] } }) => [
    ...departmentIds,
    ...gradeIds,
    ...costCentreIds,
    ...projectCodes,
  ])
  const [parts, people] = await Promise.all([findNamedParts(tenant, ids), findNamedPeople(tenant, peopleIn(flows), language)])
  return flowLanguage(language, parts, people)
}

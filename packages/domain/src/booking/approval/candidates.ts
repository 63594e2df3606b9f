import type { Permission } from '@sojourn/contract/kit/call'
import type { ApprovalFacts, ApproverRule } from './approval-flow'

/** The company's people, as far as approvals need them. */
export interface ApprovalPeople {
  managerOf(employeeId: string): string | undefined
  headOf(departmentId: string): string | undefined
  ownerOf(costCentreId: string): string | undefined
  projectOwnerOf(projectCode: string): string | undefined
  withPermission(permission: Permission): readonly string[]
  isActive(employeeId: string): boolean
}

/** Somebody whom a level asks; who stands in says for whom and why. */
export interface Candidate {
  employeeId: string
  insteadOf?: string
  /** Not in office, has a part in the case, or there is nobody and the travel administrators step in. */
  why?: 'vacant' | 'own' | 'nobody'
}

export const idsOf = (candidates: readonly Candidate[]): string[] => candidates.map(({ employeeId }) => employeeId)

/** Each person once. */
export const distinct = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ employeeId }, index) => candidates.findIndex((other) => other.employeeId === employeeId) === index)

/** Everybody whom the rules of a level name; where they name nobody, the travel administrators step in. */
export function candidatesOf(rules: readonly ApproverRule[], facts: RuleFacts, people: ApprovalPeople): Candidate[] {
  const named = distinct(rules.flatMap((rule) => approversOf(rule, facts, people)))
  return named.length > 0 ? named : holdersOf('manage', people).map((employeeId) => ({ employeeId, why: 'nobody' }))
}

/** What the people of a rule depend on. */
type RuleFacts = Pick<ApprovalFacts, 'travellers' | 'costCentreIds' | 'projectCodes'>

const holdersOf = (permission: Permission, people: ApprovalPeople): string[] =>
  people.withPermission(permission).filter((employeeId) => people.isActive(employeeId))

/** Whom one rule names. */
export function approversOf(rule: ApproverRule, facts: RuleFacts, people: ApprovalPeople): Candidate[] {
  if (rule === 'manager') return facts.travellers.flatMap(({ employeeId }) => inOffice(people.managerOf(employeeId), people))
  if (rule === 'departmentHead') return approversOf({ departmentHead: 1 }, facts, people)
  if (rule === 'costCentreOwner') return (facts.costCentreIds ?? []).flatMap((id) => inOffice(people.ownerOf(id), people))
  if (rule === 'projectOwner') return (facts.projectCodes ?? []).flatMap((code) => inOffice(people.projectOwnerOf(code), people))
  if ('departmentHead' in rule)
    return facts.travellers.flatMap(({ departmentId }) => headUp(departmentId, rule.departmentHead, people))
  if ('employeeId' in rule) return inOffice(rule.employeeId, people)
  return holdersOf(rule.permission, people).map((employeeId) => ({ employeeId }))
}

/** The head of the department and, for higher levels, so many superiors up; the last of the line where it ends. */
function headUp(departmentId: string, level: number, people: ApprovalPeople): Candidate[] {
  let found = inOffice(people.headOf(departmentId), people)
  for (let step = 1; step < level; step++) {
    const above = found.flatMap(({ employeeId }) => inOffice(people.managerOf(employeeId), people))
    if (above.length === 0) break
    found = above
  }
  return found
}

/** Who holds a post or stands in for who holds it. */
const inOffice = (holder: string | undefined, people: ApprovalPeople): Candidate[] =>
  firstInOffice(holder, people).map((employeeId) =>
    holder === undefined || employeeId === holder ? { employeeId } : { employeeId, insteadOf: holder, why: 'vacant' },
  )

/** The person or, where the post is vacant, the nearest superior in office. */
export function firstInOffice(
  start: string | undefined,
  people: Pick<ApprovalPeople, 'managerOf' | 'isActive'>,
  suits: (employeeId: string) => boolean = () => true,
): string[] {
  const asked = new Set<string>()
  let person = start
  while (person !== undefined && !asked.has(person)) {
    if (people.isActive(person) && suits(person)) return [person]
    asked.add(person)
    person = people.managerOf(person)
  }
  return []
}

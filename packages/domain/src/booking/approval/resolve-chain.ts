import type { Permission } from '@sojourn/contract/kit/call'
import { addMinutes, earlierInstant } from '../../kit/local-date'
import {
  matchFlow,
  type ApprovalFacts,
  type ApprovalFlow,
  type ApproverRule,
  type LevelMode,
  type OnSilence,
} from './approval-flow'

/** The company's people, as far as approvals need them. */
export interface ApprovalPeople {
  managerOf(employeeId: string): string | undefined
  headOf(departmentId: string): string | undefined
  withPermission(permission: Permission): readonly string[]
  isActive(employeeId: string): boolean
}

/** Who decides, level by level, and until when; resolved once at submission and stored. */
export interface ApprovalChain {
  flowId: string
  levels: { level: number; approverIds: string[]; mode: LevelMode }[]
  deadline: string
  onSilence: OnSilence
}

/** The chain of an order, or undefined where nobody needs to approve. */
export function resolveChain(
  flows: readonly ApprovalFlow[],
  facts: ApprovalFacts,
  people: ApprovalPeople,
): ApprovalChain | undefined {
  const flow = matchFlow(flows, facts)
  if (!flow) return undefined
  const concerned = new Set([facts.bookerId, ...facts.travellers.map(({ employeeId }) => employeeId)])
  /** People whose agreement is certain once the level is reached: they decide once (去重). */
  const certain = new Set(concerned)
  const levels: ApprovalChain['levels'] = []
  for (const { approvers, mode } of flow.levels) {
    const candidates = levelApprovers(approvers, facts, people)
    const open = candidates.filter((employeeId) => !certain.has(employeeId))
    const passed = candidates.length > 0 && (mode === 'any' ? open.length < candidates.length : open.length === 0)
    if (passed) continue
    levels.push({ level: levels.length + 1, approverIds: open, mode })
    if (mode === 'all' || open.length === 1) for (const employeeId of open) certain.add(employeeId)
  }
  if (levels.length === 0) return undefined
  const deadline = earlierInstant(addMinutes(facts.now, flow.deadlineHours * 60), facts.decideBefore)
  return { flowId: flow.flowId, levels, deadline, onSilence: flow.onSilence }
}

/** Everybody whom the rules of a level name; where they name nobody, the travel administrators step in. */
function levelApprovers(rules: readonly ApproverRule[], facts: ApprovalFacts, people: ApprovalPeople): string[] {
  const named = rules.flatMap((rule) => approversOf(rule, facts, people))
  const found = named.length > 0 ? named : people.withPermission('manage').filter((employeeId) => people.isActive(employeeId))
  return [...new Set(found)]
}

function approversOf(rule: ApproverRule, facts: ApprovalFacts, people: ApprovalPeople): string[] {
  if (rule === 'manager') return facts.travellers.flatMap(({ employeeId }) => firstActive(people.managerOf(employeeId), people))
  if (rule === 'departmentHead')
    return facts.travellers.flatMap(({ departmentId }) => firstActive(people.headOf(departmentId), people))
  if ('employeeId' in rule) return firstActive(rule.employeeId, people)
  return people.withPermission(rule.permission).filter((employeeId) => people.isActive(employeeId))
}

/** The person or, where the post is vacant, the nearest superior in office. */
function firstActive(start: string | undefined, people: ApprovalPeople): string[] {
  const asked = new Set<string>()
  let person = start
  while (person !== undefined && !asked.has(person)) {
    if (people.isActive(person)) return [person]
    asked.add(person)
    person = people.managerOf(person)
  }
  return []
}

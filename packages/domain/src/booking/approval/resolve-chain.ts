import type { OnSilence } from '@sojourn/contract/booking/codes'
import type { Permission } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { addMinutes, earlierInstant, minutesBetween } from '../../kit/local-date'
import {
  matchFlow,
  type ApprovalFacts,
  type ApprovalFlow,
  type ApproverRule,
  type BookerChoice,
  type CopyMoment,
  type FlowLevel,
  type LevelMode,
} from './approval-flow'

/** The company's people, as far as approvals need them. */
export interface ApprovalPeople {
  managerOf(employeeId: string): string | undefined
  headOf(departmentId: string): string | undefined
  ownerOf(costCentreId: string): string | undefined
  withPermission(permission: Permission): readonly string[]
  isActive(employeeId: string): boolean
}

/** Who decides, level by level, and until when; resolved once at submission and stored. */
export interface ApprovalChain {
  flowId: string
  levels: { level: number; approverIds: string[]; mode: LevelMode; need?: number }[]
  copies: { employeeId: string; when: CopyMoment }[]
  /** When silence ends the approval, or hands it on. */
  deadline: string
  /** No decision helps after this instant. */
  decideBefore?: string
  onSilence: OnSilence
}

/** Who hears of a case first: the approvers of its first level, or nobody. */
export const firstAsked = (chain: ApprovalChain | undefined): string[] => chain?.levels[0]?.approverIds ?? []

/** Whom the booker may name on one level of the flow (S3.14). */
export interface ChoiceGroup {
  level: number
  choice: BookerChoice
  candidateIds: string[]
}

/**
 * The chain of a case, or undefined where nobody needs to approve; a problem where the booker has named none or there is nobody.
 * `readers` are the people to whom copies may go: reading needs no permission to approve.
 */
export function resolveChain(
  flows: readonly ApprovalFlow[],
  facts: ApprovalFacts,
  people: ApprovalPeople,
  readers: ApprovalPeople = people,
): ApprovalChain | Problem | undefined {
  const flow = matchFlow(flows, facts)
  if (!flow) return undefined
  const wrong = choiceGroups(flow, facts, people).find((group) => !isChosen(group, facts))
  if (wrong) return problem('approverChoiceMissing', { field: 'approvers', detail: { level: wrong.level } })
  const levels = levelsOf(flow, facts, people)
  if (isProblem(levels) || levels.length === 0) return isProblem(levels) ? levels : undefined
  return { flowId: flow.flowId, levels, copies: copiesOf(flow, facts, readers), ...timesOf(flow, facts) }
}

/** The groups from which the booker names approvers, of the flow that fits. */
export function choicesOf(flows: readonly ApprovalFlow[], facts: ApprovalFacts, people: ApprovalPeople): ChoiceGroup[] {
  const flow = matchFlow(flows, facts)
  return flow ? choiceGroups(flow, facts, people) : []
}

const choiceGroups = (flow: ApprovalFlow, facts: ApprovalFacts, people: ApprovalPeople): ChoiceGroup[] =>
  flow.levels.flatMap(({ approvers, choice }, index) =>
    choice ? [{ level: index + 1, choice, candidateIds: candidatesOf(approvers, facts, people) }] : [],
  )

function isChosen({ level, choice, candidateIds }: ChoiceGroup, { chosen }: ApprovalFacts): boolean {
  const named = new Set(chosen?.[level])
  const known = [...named].every((employeeId) => candidateIds.includes(employeeId))
  return known && (choice === 'one' ? named.size === 1 : named.size >= 1)
}

function levelsOf(flow: ApprovalFlow, facts: ApprovalFacts, people: ApprovalPeople): ApprovalChain['levels'] | Problem {
  const concerned = new Set([facts.bookerId, ...facts.travellers.map(({ employeeId }) => employeeId)])
  /** People whose agreement is certain once the level is reached: they decide once (去重). */
  const certain = new Set<string>()
  const levels: ApprovalChain['levels'] = []
  for (const [index, level] of flow.levels.entries()) {
    const named = level.choice ? [...new Set(facts.chosen?.[index + 1])] : candidatesOf(level.approvers, facts, people)
    if (named.length === 0) return problem('approverMissing', { detail: { level: index + 1 } })
    const candidates = flow.onOwn === 'up' ? named.map((person) => notConcerned(person, concerned, people)) : named
    const settled = (person: string): boolean => concerned.has(person) || certain.has(person)
    const open = [...new Set(candidates)].filter((person) => !settled(person))
    const need = stillNeeded(level, candidates.filter(settled).length, open.length)
    if (need === 0) continue
    levels.push({ level: levels.length + 1, approverIds: open, mode: level.mode, ...(level.mode === 'count' && { need }) })
    if (need === open.length) for (const person of open) certain.add(person)
  }
  return levels
}

/** How many of the open approvers must agree, given how many of the level agree by themselves. */
function stillNeeded({ mode, need = 1 }: FlowLevel, settled: number, open: number): number {
  if (mode === 'all' || mode === 'sequential') return open
  return Math.min(open, Math.max(0, (mode === 'count' ? need : 1) - settled))
}

/** The nearest superior who has no part in the case; at the end of the line the person, who then passes. */
function notConcerned(person: string, concerned: ReadonlySet<string>, people: ApprovalPeople): string {
  if (!concerned.has(person)) return person
  return firstInOffice(people.managerOf(person), people, (id) => !concerned.has(id))[0] ?? person
}

/** Everybody whom the rules of a level name; where they name nobody, the travel administrators step in. */
function candidatesOf(rules: readonly ApproverRule[], facts: ApprovalFacts, people: ApprovalPeople): string[] {
  const named = rules.flatMap((rule) => approversOf(rule, facts, people))
  const found = named.length > 0 ? named : people.withPermission('manage').filter((employeeId) => people.isActive(employeeId))
  return [...new Set(found)]
}

function approversOf(rule: ApproverRule, facts: ApprovalFacts, people: ApprovalPeople): string[] {
  if (rule === 'manager') return facts.travellers.flatMap(({ employeeId }) => firstInOffice(people.managerOf(employeeId), people))
  if (rule === 'departmentHead') return approversOf({ departmentHead: 1 }, facts, people)
  if (rule === 'costCentreOwner') return (facts.costCentreIds ?? []).flatMap((id) => firstInOffice(people.ownerOf(id), people))
  if ('departmentHead' in rule)
    return facts.travellers.flatMap(({ departmentId }) => headUp(departmentId, rule.departmentHead, people))
  if ('employeeId' in rule) return firstInOffice(rule.employeeId, people)
  return people.withPermission(rule.permission).filter((employeeId) => people.isActive(employeeId))
}

/** The head of the department and, for higher levels, so many superiors up; the last of the line where it ends. */
function headUp(departmentId: string, level: number, people: ApprovalPeople): string[] {
  let person = firstInOffice(people.headOf(departmentId), people)
  for (let step = 1; step < level; step++) {
    const above = person.flatMap((id) => firstInOffice(people.managerOf(id), people))
    if (above.length === 0) break
    person = above
  }
  return person
}

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

const copiesOf = (flow: ApprovalFlow, facts: ApprovalFacts, readers: ApprovalPeople): ApprovalChain['copies'] =>
  (flow.copies ?? []).flatMap(({ to, when }) =>
    [...new Set(to.flatMap((rule) => approversOf(rule, facts, readers)))].map((employeeId) => ({ employeeId, when })),
  )

/** A case that goes one superior up leaves that superior half of the time. */
function timesOf(flow: ApprovalFlow, { now, decideBefore }: ApprovalFacts) {
  const wished = addMinutes(now, flow.deadlineHours * 60)
  const { onSilence } = flow
  if (decideBefore === undefined) return { deadline: wished, onSilence }
  const handsOn = onSilence === 'escalate'
  const latest = handsOn ? addMinutes(now, Math.floor(minutesBetween(now, decideBefore) / 2)) : decideBefore
  return { deadline: earlierInstant(wished, latest), decideBefore, onSilence }
}

import { afterWorking } from '../office-hours'
import type { OnSilence } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { addMinutes, earlierInstant, minutesBetween } from '../../kit/local-date'
import {
  matchFlow,
  type ApprovalFacts,
  type ApprovalFlow,
  type BookerChoice,
  type CopyMoment,
  type FlowLevel,
  type LevelMode,
} from './approval-flow'
import { approversOf, candidatesOf, distinct, firstInOffice, idsOf, type ApprovalPeople, type Candidate } from './candidates'

/** Who decides, level by level, and until when; resolved once at submission and stored. */
export interface ApprovalChain {
  flowId: string
  levels: { level: number; ofFlow: number; approverIds: string[]; mode: LevelMode; need?: number }[]
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
  if (!flow || flow.tells) return undefined
  const wrong = choiceGroups(flow, facts, people).find((group) => !isChosen(group, facts))
  if (wrong) return problem('approverChoiceMissing', { field: 'approvers', detail: { level: wrong.level } })
  const traced = traceLevels(flow, facts, people)
  if (isProblem(traced)) return traced
  const levels = levelsOf(traced)
  if (levels.length === 0) return undefined
  return { flowId: flow.flowId, levels, copies: copiesOf(flow, facts, readers), ...timesOf(flow, facts) }
}

/** The groups from which the booker names approvers, of the flow that fits. */
export function choicesOf(flows: readonly ApprovalFlow[], facts: ApprovalFacts, people: ApprovalPeople): ChoiceGroup[] {
  const flow = matchFlow(flows, facts)
  return flow && !flow.tells ? choiceGroups(flow, facts, people) : []
}

const choiceGroups = (flow: ApprovalFlow, facts: ApprovalFacts, people: ApprovalPeople): ChoiceGroup[] =>
  flow.levels.flatMap(({ approvers, choice }, index) =>
    choice ? [{ level: index + 1, choice, candidateIds: idsOf(candidatesOf(approvers, facts, people)) }] : [],
  )

function isChosen({ level, choice, candidateIds }: ChoiceGroup, { chosen }: ApprovalFacts): boolean {
  if (!chosen) return true
  const named = new Set(chosen[level])
  const known = [...named].every((employeeId) => candidateIds.includes(employeeId))
  return known && (choice === 'one' ? named.size === 1 : named.size >= 1)
}

const levelsOf = (traced: readonly TracedLevel[]): ApprovalChain['levels'] =>
  traced
    .filter(({ asked }) => asked.length > 0)
    .map(({ level, asked, mode, need }, index) => ({
      level: index + 1,
      ofFlow: level,
      approverIds: asked.map(({ employeeId }) => employeeId),
      mode,
      ...(mode === 'count' && { need }),
    }))

/** One level of a flow for one case: who is asked, and who is not and why. */
export interface TracedLevel {
  /** Of the flow, from 1. */
  level: number
  mode: LevelMode
  /** How many of those who are asked must agree. */
  need: number
  /** Nobody where the level passes by itself. */
  asked: Candidate[]
  /** Who travels or books, and who certainly decides on a level before. */
  settled: { employeeId: string; why: 'own' | 'before' }[]
}

/** Of people who are only told the booker chooses none, and no one speaks for the others. */
const toldLevel = ({ approvers }: FlowLevel): FlowLevel => ({ approvers, mode: 'all' })

/**
 * The levels of a flow for a case, those too that pass by themselves; a problem where nobody can decide one.
 * A flow that only tells is held up by no level: one with nobody is left out.
 */
export function traceLevels(flow: ApprovalFlow, facts: ApprovalFacts, people: ApprovalPeople): TracedLevel[] | Problem {
  const concerned = new Set([facts.bookerId, ...facts.travellers.map(({ employeeId }) => employeeId)])
  /** People whose agreement is certain once the level is reached: they decide once (去重). */
  const certain = new Set<string>()
  const traced: TracedLevel[] = []
  for (const [index, written] of flow.levels.entries()) {
    const level = flow.tells ? toldLevel(written) : written
    const named = namedOn(level, index + 1, facts, people)
    if (named.length === 0 && flow.tells) continue
    if (named.length === 0) return problem('approverMissing', { detail: { level: index + 1 } })
    const candidates = flow.onOwn === 'up' ? distinct(named.map((each) => notConcerned(each, concerned, people))) : named
    const isSettled = ({ employeeId }: Candidate): boolean => concerned.has(employeeId) || certain.has(employeeId)
    const open = candidates.filter((each) => !isSettled(each))
    const settled = candidates
      .filter(isSettled)
      .map(({ employeeId }) => ({ employeeId, why: concerned.has(employeeId) ? ('own' as const) : ('before' as const) }))
    const need = approvalsNeeded(level, settled.length, open.length)
    traced.push({ level: index + 1, mode: level.mode, need, asked: need === 0 ? [] : open, settled })
    if (need === open.length) for (const { employeeId } of open) certain.add(employeeId)
  }
  return traced
}

/** Whom the booker named, or everybody whom the rules name. */
const namedOn = (level: FlowLevel, place: number, facts: ApprovalFacts, people: ApprovalPeople): Candidate[] =>
  level.choice && facts.chosen
    ? [...new Set(facts.chosen[place])].map((employeeId) => ({ employeeId }))
    : candidatesOf(level.approvers, facts, people)

/** How many of the open approvers must agree, given how many of the level agree by themselves. */
function approvalsNeeded({ mode, need = 1 }: FlowLevel, settled: number, open: number): number {
  if (mode === 'all' || mode === 'sequential') return open
  return Math.min(open, Math.max(0, (mode === 'count' ? need : 1) - settled))
}

/** The nearest superior who has no part in the case; at the end of the line the person, who then passes. */
function notConcerned(candidate: Candidate, concerned: ReadonlySet<string>, people: ApprovalPeople): Candidate {
  const { employeeId } = candidate
  if (!concerned.has(employeeId)) return candidate
  const [superior] = firstInOffice(people.managerOf(employeeId), people, (id) => !concerned.has(id))
  return superior === undefined ? candidate : { employeeId: superior, insteadOf: employeeId, why: 'own' }
}

/** To whom copies of a case go. */
export const copiesOf = (flow: ApprovalFlow, facts: ApprovalFacts, readers: ApprovalPeople): ApprovalChain['copies'] =>
  (flow.copies ?? []).flatMap(({ to, when }) =>
    idsOf(distinct(to.flatMap((rule) => approversOf(rule, facts, readers)))).map((employeeId) => ({ employeeId, when })),
  )

/** A case that goes one superior up leaves that superior half of the time. */
function timesOf(flow: ApprovalFlow, { now, decideBefore, hours }: ApprovalFacts) {
  const minutes = flow.deadlineHours * 60
  const wished = hours ? afterWorking(now, minutes, hours) : addMinutes(now, minutes)
  const { onSilence } = flow
  if (decideBefore === undefined) return { deadline: wished, onSilence }
  const handsOn = onSilence === 'escalate'
  const latest = handsOn ? addMinutes(now, Math.floor(minutesBetween(now, decideBefore) / 2)) : decideBefore
  return { deadline: earlierInstant(wished, latest), decideBefore, onSilence }
}

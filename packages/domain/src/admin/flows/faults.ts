import type { FlowFaultKind } from '@sojourn/contract/admin/flow-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { ApprovalFlow, ApproverRule, FlowConditions } from '../../booking/approval/approval-flow'
import { casesOfFlows, type Cases } from '../../booking/approval/flow-cases'

/** Something that is wrong with a flow, and whom or what it is about; all of them are counted. */
export interface FlowFault {
  kind: FlowFaultKind
  /** Absent where it is of no single flow. */
  flowId?: string
  path: string
  names: string[]
  count: number
}

/** What the flows alone tell; it asks for nobody's name. */
export function writtenFaults(flows: readonly ApprovalFlow[], language: Language): FlowFault[] {
  const { taken } = casesOfFlows(flows)
  return flows.flatMap((flow, index) => [
    ...ownFaults(flow, flows, index),
    ...(taken[index]!.length === 0 && canFit(flow.conditions) ? [neverReached(flows, index, language)] : []),
    ...(agreesOutOfPolicy(flow, taken[index]!) ? [faultOf(flow, 'silenceAgrees', 'onSilence')] : []),
    ...(flow.tells && takesOutOfPolicy(taken[index]!) ? [faultOf(flow, 'toldOutOfPolicy', 'tells')] : []),
  ])
}

const faultOf = ({ flowId }: ApprovalFlow, kind: FlowFaultKind, path: string): FlowFault => ({
  kind,
  flowId,
  path,
  names: [],
  count: 0,
})

function ownFaults(flow: ApprovalFlow, flows: readonly ApprovalFlow[], index: number): FlowFault[] {
  const { name, conditions, levels, copies = [], deadlineHours, tells = false } = flow
  const found: FlowFault[] = []
  const note = (kind: FlowFaultKind, path: string) => found.push(faultOf(flow, kind, path))
  if (Object.values(name).every((words) => words.trim() === '')) note('nameMissing', 'name')
  if (flows.findIndex(({ flowId }) => flowId === flow.flowId) < index) note('sameFlowTwice', 'name')
  for (const key of emptyConditions(conditions)) note('conditionEmpty', `conditions.${key}`)
  if (crosses(conditions)) note('amountsCross', 'conditions.minAmount')
  if (conditions.rules && conditions.outOfPolicy === false) note('rulesWithinPolicy', 'conditions.rules')
  for (const [place, { approvers, mode, need = 1, choice }] of levels.entries()) {
    if (approvers.length === 0) note('levelEmpty', `levels.${place}`)
    else if (mode === 'count' && !choice && !tells && approvers.every(isPerson) && need > approvers.length)
      note('needTooMany', `levels.${place}`)
  }
  if (levels.length > 0 && !tells && deadlineHours < 1) note('deadlineZero', 'deadlineHours')
  if (levels.length === 0 && copies.length > 0 && !tells) note('copiesUnsent', 'copies')
  if (tells && levels.length === 0 && copies.length === 0) note('toldNobody', 'levels')
  for (const [place, { to }] of copies.entries()) if (to.length === 0) note('levelEmpty', `copies.${place}`)
  return found
}

const isPerson = (rule: ApproverRule): boolean => typeof rule === 'object' && 'employeeId' in rule

const emptyConditions = (conditions: FlowConditions): string[] =>
  Object.entries(conditions).flatMap(([key, value]) => (Array.isArray(value) && value.length === 0 ? [key] : []))

const crosses = ({ minAmount = 0, maxAmount = Infinity }: FlowConditions): boolean => minAmount > maxAmount

/** A condition that nothing meets is said as what it is. */
const canFit = (conditions: FlowConditions): boolean => emptyConditions(conditions).length === 0 && !crosses(conditions)

/** Which flows before it take all its cases. */
function neverReached(flows: readonly ApprovalFlow[], index: number, language: Language): FlowFault {
  const flow = flows[index]!
  const { taken: own } = casesOfFlows([flow])
  const before = flows.slice(0, index)
  const { taken } = casesOfFlows(before, own[0])
  const takers = before.filter((_each, place) => taken[place]!.length > 0).map(({ name }) => name[language])
  return { ...faultOf(flow, 'neverReached', 'conditions'), names: takers, count: takers.length }
}

const agreesOutOfPolicy = ({ levels, onSilence, tells }: ApprovalFlow, taken: readonly Cases[]): boolean =>
  levels.length > 0 && !tells && onSilence === 'approve' && takesOutOfPolicy(taken)

const takesOutOfPolicy = (taken: readonly Cases[]): boolean => taken.some(({ outOfPolicy }) => outOfPolicy.includes(true))

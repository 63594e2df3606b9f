import { isProblem } from '@sojourn/contract/kit/problems'
import { matchFlow, type ApprovalFacts, type ApprovalFlow } from './approval-flow'
import { idsOf, distinct, type ApprovalPeople } from './candidates'
import { copiesOf, traceLevels } from './resolve-chain'

/** Who hears of a case that nobody decides: whoever would approve it, and the readers of its copies. */
export interface ToldPeople {
  flowId: string
  toldIds: string[]
  copyIds: string[]
}

/** Undefined where the flow that fits asks for a decision, or has nobody to tell: no case is held up by that. */
export function toldPeople(
  flows: readonly ApprovalFlow[],
  facts: ApprovalFacts,
  people: ApprovalPeople,
  readers: ApprovalPeople = people,
): ToldPeople | undefined {
  const flow = matchFlow(flows, facts)
  if (!flow?.tells) return undefined
  const traced = traceLevels(flow, facts, people)
  const toldIds = isProblem(traced) ? [] : idsOf(distinct(traced.flatMap(({ asked }) => asked)))
  const copied = copiesOf(flow, facts, readers).map(({ employeeId }) => employeeId)
  const copyIds = [...new Set(copied)].filter((id) => !toldIds.includes(id))
  return toldIds.length + copyIds.length === 0 ? undefined : { flowId: flow.flowId, toldIds, copyIds }
}

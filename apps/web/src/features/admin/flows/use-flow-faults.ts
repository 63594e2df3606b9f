import type { CompanyFlows, FlowFault } from '@sojourn/contract/admin/flows.shapes'
import { isBlocking } from '@sojourn/contract/admin/flow-words'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { writtenFaults } from '@sojourn/domain/admin/flows/faults'
import { checkFlows } from '../../../api/calls/admin/flows'
import { useRead } from '../../../api/queries'
import { useSettled } from '../../../kit/hooks/use-settled'
import { useText } from '../../../kit/text/text'
import { language as readersLanguage } from '../../../kit/text/language'

/** Long enough that a flow is not asked about field by field; milliseconds. */
const pause = 700

export interface FlowFaults {
  of: (flowId: string | undefined) => readonly FlowFault[]
  blocking: number
  /** The people are being asked about. */
  checking: boolean
}

/** What is wrong with the working copy: what it says by itself at once, what people make of it as soon as the server has said so. */
export function useFlowFaults(
  { flows: saved, faults }: Pick<CompanyFlows, 'flows' | 'faults'>,
  flows: readonly WrittenFlow[],
): FlowFaults {
  const sign = JSON.stringify(flows)
  const isSaved = sign === JSON.stringify(saved)
  const asksServer = useSettled(sign, pause) === sign && !isSaved
  const check = useRead(checkFlows, { flows: [...flows] }, { enabled: asksServer, keepFormer: true })
  const written = writtenFaults(flows, readersLanguage)
  const ids = flows.map(({ flowId }) => flowId)
  const byPeople = (isSaved ? faults : (check.data?.faults ?? [])).filter(
    (fault) => isOfPeople(fault) && (fault.flowId === undefined || ids.includes(fault.flowId)),
  )
  const all: readonly FlowFault[] = [...written, ...byPeople]
  return {
    of: (flowId) => all.filter((fault) => fault.flowId === flowId),
    blocking: all.filter(({ kind }) => isBlocking(kind)).length,
    checking: !isSaved && (!asksServer || check.isFetching),
  }
}

const byItself: readonly FlowFault['kind'][] = [
  'nameMissing',
  'sameFlowTwice',
  'levelEmpty',
  'deadlineZero',
  'amountsCross',
  'conditionEmpty',
  'neverReached',
  'rulesWithinPolicy',
  'silenceAgrees',
  'copiesUnsent',
  'toldNobody',
  'toldOutOfPolicy',
]
const isOfPeople = ({ kind }: FlowFault): boolean => !byItself.includes(kind)

/** A fault as a sentence, with the level where it is. */
export function useFaultWords(): (fault: FlowFault) => string {
  const text = useText('admin/approval/flows')
  return ({ kind, path, names, count }) => {
    const words = text.faults[kind]({ names, count })
    const level = /^levels\.(\d+)/.exec(path)?.[1]
    return level === undefined ? words : text.faultAt({ level: Number(level) + 1, words })
  }
}

import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { numbersOf } from '@sojourn/contract/booking/state-numbers'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { useState } from 'react'
import { getTravelApplyDetail } from '../../../../api/calls/booking/application/application'
import {
  decideApproval,
  getApprovalDetail,
  getApprovalOrder,
  getMyApprovalList,
} from '../../../../api/calls/booking/approval/approval'
import { getPendingOrderStatistical } from '../../../../api/calls/booking/order'
import { ApiProblem } from '../../../../api/problem'
import { queryClient, useWrite } from '../../../../api/queries'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { noEnvelope, type ChosenEnvelope } from './decision-envelope'
import { useOrderCalls } from '../../product/use-products'

export type Decision = 'agree' | 'reject'

/** An order whose seats were gone when the last approver agreed. */
const closed = numbersOf('closed')

/** What an act about an approval makes stale. */
export const useDecisionConcerns = () => [
  getApprovalDetail,
  getApprovalOrder,
  ...useOrderCalls(),
  getTravelApplyDetail,
  getMyApprovalList,
  getPendingOrderStatistical,
]

/** Sends a decision for the version that was seen; sent again after a lost network it still counts once. */
export function useDecision(detail: ApprovalDetail) {
  const text = useText('booking/approval/decision')
  const [asking, setAsking] = useState<Decision>()
  const [notice, setNotice] = useState<string>()
  const concerns = useDecisionConcerns()
  const write = useWrite(decideApproval, concerns)
  const explain = useExplanation()

  const decide = (decision: Decision, words: string, envelope: ChosenEnvelope = noEnvelope) => {
    const reason = words.trim()
    const widened = envelope.amount > 0 || envelope.hours > 0
    write.mutate(
      {
        approvalId: detail.approvalId,
        decision,
        version: detail.version,
        ...(reason && { reason }),
        ...(widened && { envelope }),
      },
      {
        onSuccess: ({ subjectState }) => {
          setAsking(undefined)
          const tooLate = closed.includes(subjectState)
          setNotice(tooLate ? text.agreedTooLate : undefined)
          if (!tooLate) toast(decision === 'agree' ? text.agreed : text.rejected, 'good')
        },
        onError: (error) => {
          setNotice(explain(error))
          if (error instanceof ApiProblem && error.passing) return
          setAsking(undefined)
          for (const call of concerns) void queryClient.invalidateQueries({ queryKey: [call.path] })
        },
      },
    )
  }
  const start = (decision: Decision) => {
    setNotice(undefined)
    setAsking(decision)
  }
  return { asking, start, stop: () => setAsking(undefined), notice, decide, busy: write.isPending }
}

/** What a refused decision means for the approver and what to do now. */
function useExplanation(): (error: Error) => string {
  const text = useText('booking/approval/decision')
  const sentences: Partial<Record<ProblemName, string>> = {
    approvalDecided: text.decidedByOther,
    approvalExpired: text.expired,
    orderChanged: text.changed,
    priceChanged: text.priceChanged,
    creditInsufficient: text.creditShort,
    approvalNotYours: text.notYours,
  }
  return (error) => {
    if (!(error instanceof ApiProblem)) return error.message
    if (error.offline) return text.offline
    const name = (Object.keys(sentences) as ProblemName[]).find((one) => error.is(one))
    return (name && sentences[name]) ?? error.message
  }
}

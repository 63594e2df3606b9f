import { closeProgress, withdrawApproval, type ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import type { Tenant } from '../../../db/tenant'
import { insertAct } from './act-store'
import { findApprovalOfOrder, saveProgress } from './store'

/** What of a subject tells who ended it and when. */
interface EndedSubject {
  orderNo: string
  bookerId: string
  updatedAt: Date
}

/** When a subject ends while its approval is open, the approval ends with it: out of time on 'expire', else withdrawn. */
export async function endApproval(tenant: Tenant, subject: EndedSubject, event: string): Promise<void> {
  const approval = await findApprovalOfOrder(tenant, subject.orderNo, true)
  if (!approval || approval.progress.state !== 'approving') return
  const expired = event === 'expire'
  await saveProgress(tenant, approval.approvalId, ended(approval.progress, expired), subject.updatedAt)
  await insertAct(tenant, approval.approvalId, {
    at: subject.updatedAt,
    act: expired ? 'timeOut' : 'withdraw',
    actorId: expired ? '' : subject.bookerId,
    actorName: '',
    words: '',
    detail: {},
  })
}

const ended = (progress: ApprovalProgress, expired: boolean): ApprovalProgress =>
  expired ? closeProgress(progress, 'timedOut') : withdrawApproval(progress)

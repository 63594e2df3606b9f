import { withdrawApproval, endBySilence, type ApprovalProgress } from '@sojourn/domain/booking/approval/decide'
import type { OrderEvent } from '@sojourn/domain/booking/order/transitions'
import type { Sql } from '../../../db/sql'
import { findApprovalOfOrder, saveProgress } from '../approval/store'
import type { OrderRow } from '../order/store'

/** When an order ends while its approval is open, the approval ends with it. */
export async function endApproval(sql: Sql, enterpriseId: number, order: OrderRow, event: OrderEvent): Promise<void> {
  const approval = await findApprovalOfOrder(sql, enterpriseId, order.orderNo, true)
  if (!approval || approval.progress.state !== 'approving') return
  await saveProgress(sql, enterpriseId, approval.approvalId, order.version, ended(approval.progress, event))
}

const ended = (progress: ApprovalProgress, event: OrderEvent): ApprovalProgress =>
  event === 'expire' ? endBySilence({ ...progress, onSilence: 'reject' }, progress.deadline) : withdrawApproval(progress)

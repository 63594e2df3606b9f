import type { ApprovalSummary, getMyApprovalList } from '@sojourn/contract/booking/approval.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Actor, Context } from '../../../context'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { listTasks, type ApprovalListRow } from '../approval-list/store'
import { summariesOf } from '../order-list/summary'

const pageSize = 10

/** Awaiting my approval (type 1, the default), or decided by me (type 0). */
export async function myApprovals(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getMyApprovalList>,
): Promise<ResponseOf<typeof getMyApprovalList>> {
  const size = request.size ?? pageSize
  return context.database.tenant(actor.enterpriseId, async (sql) => {
    const rows = await listTasks(sql, actor.enterpriseId, {
      approverId: actor.employeeId,
      waiting: request.type !== 0,
      before: readCursor(request.cursor),
      limit: size + 1,
    })
    const page = rows.slice(0, size)
    const orders = await summariesOf(
      context,
      sql,
      actor,
      page.map(({ orderNo }) => orderNo),
    )
    const list = page.flatMap((row): ApprovalSummary[] => {
      const order = orders.find(({ orderNo }) => orderNo === row.orderNo)
      return order ? [summary(row, order)] : []
    })
    const last = page.at(-1)
    return { list, ...(rows.length > size && last ? { next: writeCursor(last.sortedBy, last.approvalId) } : {}) }
  })
}

const summary = (row: ApprovalListRow, order: ApprovalSummary['order']): ApprovalSummary => ({
  approvalId: row.approvalId,
  order,
  level: row.level,
  levels: row.levels,
  taskState: row.taskState,
  applicant: row.applicant,
  submittedAt: row.submittedAt.toISOString(),
  deadline: row.deadline.toISOString(),
})

import { approvalStates } from '@sojourn/contract/booking/codes'
import type { getApprovalOrderList, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isInForce } from '@sojourn/domain/booking/approval/delegate'
import type { Actor, Context, Work } from '../../../context'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { readCursor, writeCursor } from '../../../kit/cursor'
import {
  listCopied,
  listDecided,
  listDelegated,
  listSubmitted,
  listWaiting,
  type ApprovalListRow,
  type ListRequest,
} from '../approval/list-store'
import { findDelegates } from '../approval/delegate-store'
import { summaries } from './approval-views'

type Page = ResponseOf<typeof getMyApprovalList>
const pageSize = 10

/** What waits for me (type 1, the default), what I decided (0), what was copied to me (2), what I decide for others (3). */
export const myApprovals = (context: Context, actor: Actor, request: RequestOf<typeof getMyApprovalList>): Promise<Page> =>
  page(context, actor, request, async (work, asked) => {
    if (request.type === 0) return listDecided(work, asked)
    if (request.type === 2) return listCopied(work, asked)
    const principals = await principalsOf(work, actor)
    return request.type === 3 ? listDelegated(work, asked, principals) : listWaiting(work, asked, principals)
  })

/** What I submitted or travel on, every round (S2.34). */
export const approvalOrders = (context: Context, actor: Actor, request: RequestOf<typeof getApprovalOrderList>): Promise<Page> =>
  page(context, actor, request, async (work, asked) => {
    const state = approvalStates.known(request.state)
    return request.state !== undefined && state === undefined ? [] : listSubmitted(work, asked, state)
  })

/** Whose substitute this person is today. */
export async function principalsOf(work: Work, actor: Pick<Actor, 'enterpriseId' | 'employeeId'>) {
  const today = chinaDate(work.context.clock.now())
  const rows = await findDelegates(work, actor.employeeId)
  return rows
    .filter((row) => row.substituteId === actor.employeeId && isInForce(row, today))
    .map(({ principalId }) => principalId)
}

function page(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getApprovalOrderList>,
  list: (work: Work, asked: ListRequest) => Promise<ApprovalListRow[]>,
): Promise<Page> {
  const size = request.size ?? pageSize
  return inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await list(work, {
      employeeId: actor.employeeId,
      reader: actor.language,
      keyword: request.keyword ?? '',
      object: request.object,
      before: readCursor(request.cursor),
      limit: size + 1,
    })
    const shown = rows.slice(0, size)
    const last = shown.at(-1)
    return {
      list: await summaries(work, actor, shown),
      ...(rows.length > size && last ? { next: writeCursor(last.sortedBy, last.approvalId) } : {}),
    }
  })
}

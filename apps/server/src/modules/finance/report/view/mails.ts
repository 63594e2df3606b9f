import type { mailReportView, stopReportMail } from '@sojourn/contract/finance/report-view.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { nextMailDay } from '@sojourn/domain/finance/report/monthly'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { once } from '../../../../work'
import { findHoldersOf } from '../../../booking/traveller/store'
import { deleteMail, removeReader, upsertMail } from './mail-store'
import { findView } from './view-store'

type Mailed = ResponseOf<typeof mailReportView>

/** Sends a view from now on; whoever sends it already sends it anew to these people. */
export const mailView = (context: Context, actor: Actor, request: RequestOf<typeof mailReportView>): Promise<Mailed | Problem> =>
  once<Mailed>(context, actor, async (work) => {
    const { viewId, day, readerIds } = request
    const view = await findView(work, viewId, actor.employeeId)
    if (!view) return problem('reportViewUnknown', { field: 'viewId' })
    const holders = await findHoldersOf(work, 'readOrders')
    if (readerIds.some((readerId) => !holders.includes(readerId))) return problem('reportReaderUnknown', { field: 'readerIds' })
    const nextOn = nextMailDay(chinaDate(context.clock.now()), day)
    await upsertMail(work, { viewId: view.viewId, senderId: actor.employeeId, day, readerIds, nextOn })
    return { viewId, nextOn }
  })

type Stopped = ResponseOf<typeof stopReportMail>

export const stopMail = (context: Context, actor: Actor, request: RequestOf<typeof stopReportMail>): Promise<Stopped | Problem> =>
  once<Stopped>(context, actor, async (work) => {
    const { viewId, senderId = actor.employeeId } = request
    const stopped =
      senderId === actor.employeeId
        ? await deleteMail(work, viewId, senderId)
        : await removeReader(work, { viewId, senderId, readerId: actor.employeeId })
    return stopped ? { viewId } : problem('reportViewUnknown', { field: 'viewId' })
  })

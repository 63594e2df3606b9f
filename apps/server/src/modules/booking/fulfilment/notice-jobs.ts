import { isProblem } from '@sojourn/contract/kit/problems'
import type { Context, Work } from '../../../context'
import type { NoticeOfOrder, ScheduleNotice } from '../../../capabilities/after-sales'
import { enqueue, enqueueNow, finishJob } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { inTransaction } from '../../../work'
import { askSupplier } from '../lifecycle/ask-supplier'
import { announce } from '../notification/announce'
import { findOrders } from '../order/store'

interface NoticeJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

const payloadOf = ({ orderNo, segment, eventId }: Omit<NoticeOfOrder, 'enterpriseId'>) => ({
  orderNo,
  segment: String(segment),
  eventId,
})
const noticeOf = ({ enterpriseId, payload }: NoticeJob): NoticeOfOrder => ({
  enterpriseId,
  orderNo: payload['orderNo']!,
  segment: Number(payload['segment']),
  eventId: payload['eventId']!,
})

/** A notice that asks for an answer is looked at when its time is over. */
export async function askForAnswer(
  work: Work,
  { answerBy, ...notice }: Pick<ScheduleNotice, 'orderNo' | 'segment' | 'eventId' | 'answerBy'>,
): Promise<void> {
  if (answerBy) await settleNoticeAt(work, notice, answerBy)
}

export const settleNoticeAt = (
  { context, sql, enterpriseId }: Work,
  notice: Omit<NoticeOfOrder, 'enterpriseId'>,
  runAt: Date,
): Promise<unknown> =>
  enqueue(sql, { id: newId(context.clock.now()), kind: 'notice.settle', enterpriseId, payload: payloadOf(notice), runAt })

/** New times are accepted: the supplier hears of it after the commit. */
export const confirmNotice = (
  { context, sql, enterpriseId }: Work,
  notice: Omit<NoticeOfOrder, 'enterpriseId'>,
): Promise<unknown> => enqueueNow(context, sql, { kind: 'notice.confirm', enterpriseId, payload: payloadOf(notice) })

/** Settles what nobody answered by its deadline: its product accepts it or hands it to the agency. */
export async function settleNotice(context: Context, job: NoticeJob): Promise<void> {
  const notice = noticeOf(job)
  const readers = await inTransaction<string[]>(context, job.enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const [order] = await findOrders(work, [notice.orderNo])
    return (order && (await context.products[order.product]?.notices?.unanswered?.(work, notice))) ?? []
  })
  if (!isProblem(readers) && readers.length > 0) announce(context, job.enterpriseId, notice.orderNo, readers)
}

/** Tells a supplier that somebody goes by its new times; repeating it changes nothing there. */
export async function tellAccepted(context: Context, job: NoticeJob): Promise<void> {
  const notice = noticeOf(job)
  const answered = await askSupplier(context, job.enterpriseId, async (tenant) => {
    const [order] = await findOrders(tenant, [notice.orderNo])
    const operation = order && context.products[order.product]?.notices?.confirm
    return operation && { order: notice, operation }
  })
  await inTransaction(context, job.enterpriseId, async (work) => {
    await answered?.keep(work)
    await finishJob(work.sql, job.id)
  })
}

import { momentInWords } from '@sojourn/domain/kit/day-words'
import { mailText } from '@sojourn/text/booking/mail'
import { orderStates } from '@sojourn/contract/booking/codes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { Context, ProductOperations, Work } from '../../../context'
import type { ScheduleNotice, Watch } from '../../../capabilities/after-sales'
import { finishJob, lockToEnd } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import { findNewlyTicketed, hasUpcomingTravel, insertNotices, keepWatching, startWatching } from '../coupon/notice-store'
import { writeNotifications } from '../notification/write'
import { ownWordsOf } from '../order/summary'
import { findOrders, findOrderTravellers } from '../order/store'
import { announce } from '../notification/announce'
import { askSupplier } from '../lifecycle/ask-supplier'
import { askForAnswer } from './notice-jobs'

const ticketed = orderStates.words.filter(isTicketed)
const minuteMs = 60_000
const pollMinutes = 15
const dayMs = 24 * 60 * minuteMs

/** One watch per company, begun with its first ticket. */
export const watchSchedules = (work: Work): Promise<unknown> => {
  const now = work.context.clock.now()
  return startWatching(work, now, new Date(now.getTime() + pollMinutes * minuteMs))
}

/**
 * Asks the suppliers what changed since the last look; of what was ticketed since then also what changed while it was held, when nobody was
 * told yet. Orders that it concerns get a notice, their people a notification. Repeats itself.
 */
export async function readScheduleEvents(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const now = context.clock.now()
  const since = new Date(job.payload['since']!)
  const heldSince = await heldSinceOf(context, enterpriseId, since)
  const earliest = Math.min(since.getTime(), ...[...heldSince.values()].map((held) => held.getTime()))
  const answers = await askAll(context, { enterpriseId, since: new Date(earliest) })
  const isNews = ({ orderNo, announcedAt }: ScheduleNotice): boolean => announcedAt >= (heldSince.get(orderNo) ?? since)
  const told = await inTransaction(context, enterpriseId, async (work) => {
    const concerned: { orderNo: string; readers: string[] }[] = []
    for (const { product, keep } of answers) {
      const fresh = await insertNotices(work, (await keep(work)).filter(isNews))
      for (const notice of fresh) await askForAnswer(work, notice)
      for (const orderNo of new Set(fresh.map((notice) => notice.orderNo)))
        concerned.push({ orderNo, readers: await tell(work, product, orderNo, fresh) })
    }
    await keepWatching(work.sql, job.id, now, new Date(now.getTime() + pollMinutes * minuteMs))
    return concerned
  })
  // On its own: it waits for whoever is given a ticket just now, and nobody may wait for it meanwhile.
  await inTransaction(context, enterpriseId, async (work) => {
    await lockToEnd(work.sql, job.id)
    if (!(await hasUpcomingTravel(work, ticketed, now))) await finishJob(work.sql, job.id)
  })
  for (const { orderNo, readers } of told) announce(context, enterpriseId, orderNo, readers)
}

/** A transaction that wrote tickets before the last look may have ended after it: one interval more is looked at. */
async function heldSinceOf(context: Context, enterpriseId: number, since: Date): Promise<Map<string, Date>> {
  const from = new Date(since.getTime() - pollMinutes * minuteMs)
  const ticketed = await inCompany(context, enterpriseId, (work) => findNewlyTicketed(work, from))
  return new Map(ticketed.map(({ orderNo, heldSince }) => [orderNo, heldSince]))
}

async function askAll(context: Context, watch: Watch) {
  const answers: { product: ProductOperations; keep: (work: Work) => Promise<ScheduleNotice[]> }[] = []
  for (const product of Object.values(context.products)) {
    if (!product.notices) continue
    const { announced: operation, oldestNewsDays } = product.notices
    const oldest = context.clock.now().getTime() - oldestNewsDays * dayMs
    const order = { ...watch, since: new Date(Math.max(watch.since.getTime(), oldest)) }
    const answered = await askSupplier(context, watch.enterpriseId, async () => ({ order, operation }))
    if (answered) answers.push({ product, keep: (work) => answered.keep(work) })
  }
  return answers
}

async function tell(
  work: Work,
  product: ProductOperations,
  orderNo: string,
  fresh: readonly ScheduleNotice[],
): Promise<string[]> {
  const [order] = await findOrders(work, [orderNo])
  if (!order) throw new Error(`a notice about ${orderNo}, which does not exist`)
  const travellers = await findOrderTravellers(work, [orderNo])
  const readers = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
  const own = fresh.filter((notice) => notice.orderNo === orderNo)
  const [first] = own
  const deadline = first!.kind === 'restored' ? undefined : first!.answerBy
  await writeNotifications(work, notificationOf(first!), readers, {
    orderNo,
    title: order.title,
    total: order.total,
    travellers,
    words: (language) => ownWordsOf(work.context, order, language),
    path: product.display.orderPath(orderNo),
    ...(deadline && {
      lines: (language) => [mailText[language].answerBy({ deadline: momentInWords(deadline.toISOString(), language) })],
    }),
  })
  return readers
}

const notificationOf = ({ kind }: ScheduleNotice) =>
  kind === 'cancelled' ? 'serviceCancelled' : kind === 'restored' ? 'serviceRestored' : 'serviceChanged'

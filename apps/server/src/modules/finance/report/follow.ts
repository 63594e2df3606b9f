import type { Context, Work } from '../../../context'
import { ensureRepeating, holdJob, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { inTransaction } from '../../../work'
import { findCompanies } from '../bill/account-store'
import { tellingOf } from '../bill/lines-of'
import { lateLines } from './late-money'
import {
  addLines,
  findFollowed,
  findFollowedTo,
  findFulfilled,
  followCorrections,
  setFollowed,
  type FollowedPlace,
  type NewReportLine,
} from './line-store'
import { reportLinesOf, type ReportedOrder } from './lines-of'
import { findLateMoney, type LateMoney } from './money-store'

const minuteMs = 60_000
/** What commits late carries the moment at which it began. */
const settledMs = 15 * minuteMs
/** Read and counted without a pause, in which nobody else is answered. */
const ordersAtOnce = 500

const nextRun = (now: Date): Date => new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs)

export const startFollowing = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'report.follow', nextRun(context.clock.now())))

/**
 * Every minute: adds to the reports of each company what was fulfilled since, and charges anew what was corrected. A company that was never
 * followed begins with its first order. What fails in one company keeps no other waiting, and is tried again a minute later. The more orders
 * one transaction has, the fewer times the sums of a month are written.
 */
export async function followOrders(context: Context, job: { id: string }, ordersOfPiece = 5_000): Promise<void> {
  const onPiece = (): Promise<void> => context.database.platform(async (sql) => void (await holdJob(sql, job.id)))
  for (const enterpriseId of await context.database.platform(findCompanies))
    await runOfCompany(context, { job, enterpriseId, failed: 'the reports of a company were not brought up to date' }, () =>
      followCompany(context, enterpriseId, { ordersOfPiece, onPiece }),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context.clock.now())))
}

interface Pieces {
  ordersOfPiece: number
  onPiece: () => Promise<void>
}

async function followCompany(context: Context, enterpriseId: number, { ordersOfPiece, onPiece }: Pieces): Promise<void> {
  let after: FollowedPlace | undefined
  do {
    after = await inTransaction(context, enterpriseId, (work) => followPiece(work, after, ordersOfPiece))
    if (after) await onPiece()
  } while (after)
}

/** Some orders; answers where the next begin, or nothing where there are no more. */
async function followPiece(
  work: Work,
  after: FollowedPlace | undefined,
  ordersOfPiece: number,
): Promise<FollowedPlace | undefined> {
  const now = work.context.clock.now()
  if (!after) await followCorrections(work)
  const moved = after ? [] : await findLateMoney(work)
  const orders = await findFulfilled(work, after ?? (await placeOf(work)), ordersOfPiece)
  // Only what is looked at again can be known, which is at the beginning.
  const known = after
    ? new Set<string>()
    : await findFollowed(
        work,
        orders.map(({ orderNo }) => orderNo),
      )
  const added = orders.filter(({ orderNo }) => !known.has(orderNo))
  if (added.length > 0) await addLines(work, await linesOfAll(work, added))
  if (moved.length > 0) await addLines(work, lateLines(moved, await linesOfAll(work, ordersOf(moved))))
  const last = orders.length === ordersOfPiece ? orders.at(-1) : undefined
  const settled = new Date(now.getTime() - settledMs)
  await setFollowed(work, last && last.at < settled ? last.at : settled, last ? undefined : now)
  return last
}

async function placeOf(work: Work): Promise<FollowedPlace | undefined> {
  const at = await findFollowedTo(work)
  return at && { at, orderNo: '' }
}

const ordersOf = (moved: readonly LateMoney[]): ReportedOrder[] =>
  [...new Set(moved.map(({ orderNo }) => orderNo))].map((orderNo) => ({ orderNo, searchIds: [] }))

async function linesOfAll(work: Work, orders: readonly ReportedOrder[]): Promise<NewReportLine[]> {
  const telling = await tellingOf(work)
  const lines: NewReportLine[] = []
  for (let from = 0; from < orders.length; from += ordersAtOnce)
    lines.push(...(await reportLinesOf(work, orders.slice(from, from + ordersAtOnce), telling)))
  return lines
}

import { addDays } from '@sojourn/domain/kit/local-date'
import { confirmsItselfAt, instantsOf, nextPeriod } from '@sojourn/domain/finance/bill/period'
import type { Context, Work } from '../../../context'
import { enqueueOnce, finishJob, holdJob } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import { markAgencyWork } from '../../booking/notification/agency-waiting-store'
import { baseCurrencyOf } from '../../booking/settings/base-rate'
import { findEnterprise } from '../../booking/settings/store'
import { findBillAccount, lockBillAccount, openBillAccount, setBilledTo } from './account-store'
import { beginBill, findDifference, setMade } from './bill-store'
import { sumBill } from './sums-store'
import { tellFinance } from './notifications'
import { chargePostings } from './charge-postings'
import { tellingOf, type Telling } from './lines-of'
import { findDeferred, findUnbilledPostings, findUnbilledSums, takeDeferred, type LedgerPlace } from './source-store'
import { settleAccepted } from '../match/settle'
import { dayIn, zoneOf } from './zone'

/** What commits late carries the moment at which it began: the pre-bill is made when all such have ended. */
const settledMs = 15 * 60_000
/** The same looked at from the next period: what was missed nevertheless stands in its bill. */
const missedMs = 24 * 3_600_000
/** Postings of one transaction; a process that dies loses no more than one. */
const postingsOfPiece = 1_000

/** The period that is billed next, as instants and local days. */
export async function openPeriod(work: Work) {
  const [account, zone] = await Promise.all([findBillAccount(work), zoneOf(work)])
  const today = dayIn(work.context.clock.now(), zone)
  const { from, to } = nextPeriod(account?.billedTo, account?.cutOffDay ?? 1, today)
  const instants = instantsOf({ from, to }, zone)
  return { account, zone, today, from, to, fromAt: new Date(instants.from), toAt: new Date(instants.to) }
}

/** Asks for the pre-bill of a company whose period has ended; one that was never billed begins with the last whole period. */
export async function askForBill(work: Work): Promise<void> {
  const { account, from, toAt } = await openPeriod(work)
  if (!account) await openBillAccount(work, from)
  if (toAt.getTime() + settledMs > work.context.clock.now().getTime()) return
  const { enterpriseId } = work
  const name = `bill.make ${enterpriseId} ${from}`
  await enqueueOnce(work.sql, name, { kind: 'bill.make', enterpriseId, payload: { from }, runAt: work.context.clock.now() })
}

interface MakeJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Makes the pre-bill of a period, some postings at a time; whoever takes over from one who died goes on where that one stopped. */
export async function makeBill(context: Context, job: MakeJob): Promise<void> {
  const { enterpriseId } = job
  const here = <Result>(task: (work: Work) => Promise<Result>): Promise<Result> => inCompany(context, enterpriseId, task)
  const period = await here(openPeriod)
  // It was made before, by a job that could not say so any more.
  if (period.from !== job.payload['from']) return context.database.platform(async (sql) => void (await finishJob(sql, job.id)))
  const billNo = billNoOf(enterpriseId, period.from)
  const missed = period.account?.billedFrom === period.from ? 0 : missedMs
  const range = { from: new Date(period.fromAt.getTime() - missed), to: period.toAt }
  const { from: fromDay, to, fromAt, toAt } = period
  const [anything, company] = await Promise.all([here((work) => isAnything(work, range)), here(findEnterprise)])
  if (anything) {
    const currencies = { currency: company.currency, baseCurrency: baseCurrencyOf(company) }
    const bill = { billNo, fromDay, toDay: addDays(to, -1), fromAt, toAt, ...currencies }
    await inTransaction(context, enterpriseId, (work) => beginBill(work, bill))
    await fillBill(context, job, billNo, range)
  }
  await inTransaction(context, enterpriseId, async (work) => {
    const account = await lockBillAccount(work)
    if (account?.billedTo === fromDay) await endBill(work, { billNo, anything, to, zone: period.zone })
    await finishJob(work.sql, job.id)
  })
}

export const billNoOf = (enterpriseId: number, from: string): string => `ZD${enterpriseId}-${from.replaceAll('-', '')}`

async function isAnything(work: Work, range: { from: Date; to: Date }): Promise<boolean> {
  const [sums, deferred] = await Promise.all([findUnbilledSums(work, range), findDeferred(work)])
  return (
    sums.length > 0 ||
    deferred.lines > 0 ||
    (await findUnbilledPostings(work, { ...range, after: undefined, limit: 1 })).length > 0
  )
}

async function fillBill(context: Context, job: MakeJob, billNo: string, range: { from: Date; to: Date }): Promise<void> {
  const { enterpriseId } = job
  const telling = await inCompany(context, enterpriseId, tellingOf)
  let after: LedgerPlace | undefined
  do {
    const postings: LedgerPlace[] = await inTransaction(context, enterpriseId, (work) =>
      addPiece(work, billNo, { ...range, after }, telling),
    )
    after = postings.length === postingsOfPiece ? postings.at(-1) : undefined
    await context.database.platform((sql) => holdJob(sql, job.id))
  } while (after)
}

async function addPiece(
  work: Work,
  billNo: string,
  range: { from: Date; to: Date; after: LedgerPlace | undefined },
  telling: Telling,
): Promise<LedgerPlace[]> {
  const postings = await findUnbilledPostings(work, { ...range, limit: postingsOfPiece })
  await chargePostings(work, billNo, postings, telling)
  return postings
}

interface Ending {
  billNo: string
  anything: boolean
  /** The first day of the next period. */
  to: string
  zone: number
}

async function endBill(work: Work, { billNo, anything, to, zone }: Ending): Promise<void> {
  if (anything) {
    const madeAt = work.context.clock.now()
    await takeDeferred(work, billNo)
    await settleAccepted(work, billNo)
    await sumBill(work, billNo)
    const differs = await findDifference(work, billNo)
    await setMade(work, { billNo, madeAt, confirmsAt: new Date(confirmsItselfAt(madeAt.toISOString(), zone)), differs })
    await tellFinance(work, 'made', billNo)
    // Suppliers' files of the period are to be read.
    await markAgencyWork(work.sql, work.enterpriseId)
  }
  await setBilledTo(work, to)
}

import { invoicePayers } from '@sojourn/contract/finance/invoice-words'
import { ruleOf } from '@sojourn/domain/finance/invoice/items'
import { taxOf } from '@sojourn/domain/finance/bill/tax'
import { languages, type Language } from '@sojourn/contract/kit/language'
import { vouchersText } from '@sojourn/text/finance/vouchers'
import type { Context, Work } from '../../../context'
import { ensureRepeating, holdJob, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { inTransaction } from '../../../work'
import { findCompanies } from '../bill/account-store'
import { findEntities } from '../bill/bill-store'
import { soldItems } from '../invoice/items'
import type { SoldItem } from '../invoice/sold-item'
import { findFollowed, findMovedRoots, replaceDue, setFollowed, type DueRow } from './due-store'

const stepMs = 5 * 60_000
/** What commits late carries the moment at which it began. */
const settledMs = 15 * 60_000
/** Postings of one transaction. */
const entriesOfPiece = 500
const beginning = new Date(0)

const nextRun = (now: Date): Date => new Date((Math.floor(now.getTime() / stepMs) + 1) * stepMs)

export const startVoucherFollowing = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'voucher.follow', nextRun(context.clock.now())))

/**
 * Every five minutes: notes what was paid since and needs a voucher, and lets go of what was given back. A company that was never followed
 * begins with its first posting. What fails in one company keeps no other waiting, and is tried again five minutes later.
 */
export async function followVouchers(context: Context, job: { id: string }): Promise<void> {
  for (const enterpriseId of await context.database.platform(findCompanies))
    await runOfCompany(context, { job, enterpriseId, failed: 'the vouchers of a company were not followed' }, () =>
      followCompany(context, enterpriseId, job.id),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context.clock.now())))
}

async function followCompany(context: Context, enterpriseId: number, jobId: string): Promise<void> {
  let after = await inTransaction(context, enterpriseId, (work) => followPiece(work, undefined))
  while (after) {
    await context.database.platform((sql) => holdJob(sql, jobId))
    const since = after
    after = await inTransaction(context, enterpriseId, (work) => followPiece(work, since))
  }
}

/** Some postings; answers where the next begin, or nothing where there are no more. */
async function followPiece(work: Work, after: Date | undefined): Promise<Date | undefined> {
  const from = (await findFollowed(work)) ?? beginning
  const moved = await findMovedRoots(work, after ?? from, entriesOfPiece)
  const roots = moved.map(({ root }) => root)
  if (roots.length > 0) await replaceDue(work, roots, await dueOf(work, roots))
  const next = moved[0]?.full ? moved[0].at : undefined
  const settled = new Date(work.context.clock.now().getTime() - settledMs)
  const followed = next && next < settled ? next : settled
  await setFollowed(work, followed > from ? followed : from)
  return next
}

/** What these first orders leave to be proved, whoever paid. */
export async function dueOf(work: Work, roots: readonly string[]): Promise<DueRow[]> {
  // A person has no title to which special invoices are written (handbook 10.5).
  const special = new Set(
    (await findEntities(work)).flatMap(({ entityId, specialInvoices }) => (specialInvoices ? [entityId] : [])),
  )
  const sold = await Promise.all(
    invoicePayers.map(async (payer) =>
      (await soldItems(work, roots, payer)).map((item): DueRow => ({ ...dueRow(item, special), payer })),
    ),
  )
  return sold.flat().filter(({ amount }) => amount > 0)
}

function dueRow(sold: SoldItem, special: ReadonlySet<string>): Omit<DueRow, 'payer'> {
  const { key, item, root, orderNo, employeeId, departmentId, titleId, ticketNo, travelDay, amount, outside, category, product } =
    sold
  return {
    key,
    item,
    root,
    orderNo,
    ownerId: employeeId,
    departmentId,
    entityId: titleId,
    supplier: namedSupplier(sold, 'zh-CN') ?? ruleOf(item).issuer,
    ticketNo: ticketNo.replaceAll(/\D/g, ''),
    travelDay,
    amount,
    outside,
    tax: taxOf({ category, product, company: amount, airportFee: outside, specialInvoices: special.has(titleId) }).deductibleTax,
    body: Object.fromEntries(
      languages.map((language) => [language, { ...sold.words[language], supplier: supplierIn(sold, language) }]),
    ) as DueRow['body'],
  }
}

/** An airline, or a hotel that invoices at its desk. */
function namedSupplier({ item, invoicedThere, words }: SoldItem, language: Language): string | undefined {
  const { carrier, service } = words[language]
  const name = invoicedThere ? service : ruleOf(item).issuer === 'airline' ? carrier : ''
  return name === '' ? undefined : name
}

const supplierIn = (sold: SoldItem, language: Language): string =>
  namedSupplier(sold, language) ?? vouchersText[language].issuers[ruleOf(sold.item).issuer]

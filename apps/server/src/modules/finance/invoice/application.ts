import type {
  confirmInvoiceApplication,
  getInvoiceApplication,
  withdrawInvoiceApplication,
} from '@sojourn/contract/finance/invoice.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLapsed } from '@sojourn/domain/finance/invoice/deadline'
import { invoiceStateAfter } from '@sojourn/domain/finance/invoice/states'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany, once } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { applicationFor, mayMove, mayRead } from './access'
import {
  findApplication,
  findInvoiceLines,
  findInvoicesOf,
  lockApplication,
  stepApplication,
  type InvoiceLineRow,
  type InvoiceRow,
} from './invoice-store'
import { askToIssue } from './issue'
import { setInvoiceState } from './move-store'
import { asTheyStand } from './review'
import { shownInvoice, shownLine } from './shown'

export const application = (
  context: Context,
  actor: Actor,
  { applicationNo }: RequestOf<typeof getInvoiceApplication>,
): Promise<ResponseOf<typeof getInvoiceApplication> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = applicationFor(await findApplication(work, applicationNo), actor, mayRead)
    if (isProblem(found)) return found
    const rows = await plannedOf(work, applicationNo)
    const lines = await findInvoiceLines(
      work,
      rows.map(({ invoiceId }) => invoiceId),
    )
    const linesOf = new Map(rows.map(({ invoiceId }) => [invoiceId, [] as InvoiceLineRow[]]))
    for (const line of lines) linesOf.get(line.invoiceId)!.push(line)
    const { payer, appliedAt, appliedByName, email, version, billNo } = found
    return {
      applicationNo,
      payer,
      appliedAt: appliedAt.toISOString(),
      appliedBy: nameIn(appliedByName, actor.language),
      email,
      version,
      ...(billNo !== null && { billNo }),
      invoices: rows.map((row) => {
        const own = linesOf.get(row.invoiceId)!
        return { invoice: shownInvoice(row, own[0], actor.language), lines: own.map((line) => shownLine(line, actor.language)) }
      }),
    }
  })

/** What was planned at first; what came of it later stands on the invoices' own pages. */
const plannedOf = async (work: Work, applicationNo: string): Promise<InvoiceRow[]> =>
  (await findInvoicesOf(work, applicationNo)).filter(({ reverses, replaces }) => reverses === null && replaces === null)

type Moved = ResponseOf<typeof confirmInvoiceApplication>

/** What was refunded or changed since it was planned is not issued. */
export const confirmApplication = (
  context: Context,
  actor: Actor,
  { applicationNo, version }: RequestOf<typeof confirmInvoiceApplication>,
): Promise<Moved | Problem> =>
  once<Moved>(context, actor, async (work) => {
    const planned = await lockPlanned(work, actor, applicationNo, version)
    if (isProblem(planned)) return planned
    const { unchanged, things } = await asTheyStand(work, planned)
    if (!unchanged) return problem('invoiceThingTaken', { field: 'applicationNo' })
    const today = chinaDate(context.clock.now())
    if (things.some((thing) => isLapsed(thing, today))) return problem('invoiceLapsed', { field: 'applicationNo' })
    const ids = planned.map(({ invoiceId }) => invoiceId)
    await setInvoiceState(work, ids, { state: invoiceStateAfter('applied', 'confirm')!, living: true })
    await askToIssue(work, ids)
    await stepApplication(work, applicationNo)
    return { applicationNo, version: version + 1 }
  })

export const withdrawApplication = (
  context: Context,
  actor: Actor,
  { applicationNo, version }: RequestOf<typeof withdrawInvoiceApplication>,
): Promise<Moved | Problem> =>
  once<Moved>(context, actor, async (work) => {
    const planned = await lockPlanned(work, actor, applicationNo, version)
    if (isProblem(planned)) return planned
    const ids = planned.map(({ invoiceId }) => invoiceId)
    await setInvoiceState(work, ids, { state: invoiceStateAfter('applied', 'withdraw')!, living: false })
    await stepApplication(work, applicationNo)
    return { applicationNo, version: version + 1 }
  })

/** The planned invoices of an application that nobody has confirmed or withdrawn, held. */
async function lockPlanned(work: Work, actor: Actor, applicationNo: string, version: number): Promise<InvoiceRow[] | Problem> {
  const found = applicationFor(await lockApplication(work, applicationNo), actor, mayMove)
  if (isProblem(found)) return found
  const rows = await plannedOf(work, applicationNo)
  const open = found.version === version && rows.every(({ state }) => state === 'applied')
  return open ? rows : problem('invoiceMoved', { field: 'version' })
}

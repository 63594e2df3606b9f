import type { reissueInvoice } from '@sojourn/contract/finance/invoice.calls'
import type { InvoiceKind } from '@sojourn/contract/finance/invoice-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLapsed } from '@sojourn/domain/finance/invoice/deadline'
import { isVatKind } from '@sojourn/domain/finance/invoice/items'
import { invoiceStateAfter } from '@sojourn/domain/finance/invoice/states'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { once } from '../../../work'
import { invoiceFor, mayMove } from './access'
import { lockInvoice, type InvoiceRow } from './invoice-store'
import { reverseInvoice } from './reverse'
import { asTheyStand, writeAnew } from './review'
import { findTitles } from './source-store'

type Reissued = ResponseOf<typeof reissueInvoice>
type NewTitle = Pick<InvoiceRow, 'entityId' | 'titleName' | 'titleTaxNumber'>

/** Of two who ask at once one is heard. What was refunded meanwhile does not stand on the new invoice. */
export const reissue = (context: Context, actor: Actor, request: RequestOf<typeof reissueInvoice>): Promise<Reissued | Problem> =>
  once<Reissued>(context, actor, async (work) => {
    const row = invoiceFor(await lockInvoice(work, request.invoiceId), actor, mayMove)
    if (isProblem(row)) return row
    const open = row.reverses === null && invoiceStateAfter(row.state, 'reissue')
    if (row.version !== request.version || !open) return problem('invoiceMoved', { field: 'version' })
    const kind = row.payer === 'company' && isVatKind(row.kind) ? (request.kind ?? row.kind) : row.kind
    const title =
      row.payer === 'person' ? personalTitle(request.title) : await companyTitle(work, kind, request.entityId ?? row.entityId)
    if (isProblem(title)) return title
    if (kind === row.kind && title.titleName === row.titleName && title.titleTaxNumber === row.titleTaxNumber)
      return problem('invoiceTitleSame', { field: row.payer === 'person' ? 'title' : 'entityId' })
    const { things } = await asTheyStand(work, [row])
    const today = chinaDate(context.clock.now())
    if (things.some((thing) => isLapsed(thing, today))) return problem('invoiceLapsed', { field: 'invoiceId' })
    await reverseInvoice(work, row, 'reissue')
    const [invoiceId] = (await writeAnew(work, { ...row, kind }, things, title)) ?? []
    return invoiceId === undefined ? problem('invoiceMoved', { field: 'version' }) : { invoiceId }
  })

function personalTitle(title: string | undefined): NewTitle | Problem {
  const titleName = title?.trim() ?? ''
  return titleName === '' ? problem('invoiceTitleMissing', { field: 'title' }) : { entityId: '', titleName, titleTaxNumber: '' }
}

async function companyTitle(work: Work, kind: InvoiceKind, entityId: string): Promise<NewTitle | Problem> {
  const title = (await findTitles(work)).find((each) => each.entityId === entityId)
  if (!title) return problem('invoiceTitleUnknown', { field: 'entityId' })
  if (kind === 'special' && !title.specialInvoices) return problem('invoiceSpecialRefused', { field: 'entityId' })
  return { entityId: title.entityId, titleName: title.name, titleTaxNumber: title.taxNumber }
}

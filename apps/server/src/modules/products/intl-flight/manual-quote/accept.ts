import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { acceptManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { applyAfterSale } from '../../../booking/after-sale/apply-after-sale'
import { submitRefund } from '../../../booking/after-sale/submit-refund'
import { placeChange } from '../../../booking/placing/place-change'
import { alterableOrder } from '../after-sale/alterable'
import { refuseSame } from '../after-sale/change/change'
import { proposeChange } from '../after-sale/change/propose'
import { prepareManualChange, prepareManualRefund } from './prepare'
import { findQuote, type ManualRow } from './quote-store'
import { eventOf, keepQuote, quoteFor, refuseSide } from './quotes'

type Request = RequestOf<typeof acceptManualQuote>

/** The order of what the desk quoted: approved and paid where that is needed, then carried out by the desk, to the fen. */
export async function acceptQuote(context: Context, actor: Actor, request: Request): Promise<AppliedAfterSale | Problem> {
  const refused = refuseSide(actor, 'accept')
  if (refused) return refused
  const row = await inCompany(context, actor.enterpriseId, (work) => findQuote(work, request.quoteNo))
  if (!row) return problem('manualQuoteUnknown', { field: 'quoteNo' })
  return row.body.kind === 'refund' ? acceptRefund(context, actor, request, row) : acceptChange(context, actor, request, row)
}

const acceptRefund = (context: Context, actor: Actor, request: Request, { orderNo }: ManualRow) =>
  applyAfterSale(
    context,
    actor,
    async (work) => {
      const found = await alterableOrder(work, actor, orderNo, true)
      const row = await quoteFor(work, actor, request, 'accept')
      if (isProblem(row)) return row
      if (isProblem(found)) return found
      const prepared = await prepareManualRefund(work, found, row)
      return isProblem(prepared) ? prepared : { ...prepared, row }
    },
    async (work, { row, ...prepared }) => {
      const applied = await submitRefund(work, actor, prepared, row.body.wish)
      if (!isProblem(applied)) await markAccepted(work, actor, row, applied.orderNo)
      return applied
    },
  )

const acceptChange = (context: Context, actor: Actor, request: Request, before: ManualRow) =>
  placeChange(context, actor, {
    find: (work, lock) => alterableOrder(work, actor, before.orderNo, lock),
    prepare: async (work, found) => {
      const row = await quoteFor(work, actor, request, 'accept')
      if (isProblem(row)) return row
      const prepared = await prepareManualChange(work, found, row, { reasonCode: request.reasonCode, language: actor.language })
      return isProblem(prepared) ? prepared : { ...prepared, row }
    },
    propose: async (work, { row, ...prepared }) => {
      const proposal =
        refuseSame(prepared) ??
        (await proposeChange(work, actor, { request, prepared, source: { fulfiller: 'intl-flight-office', searchIds: [] } }))
      if (isProblem(proposal)) return proposal
      return {
        ...proposal,
        async keep(own) {
          const refused = await proposal.keep(own)
          if (!refused) await markAccepted(own, actor, row, proposal.submission.order.orderNo)
          return refused
        },
      }
    },
  })

const markAccepted = (work: Work, actor: Actor, row: ManualRow, madeOrderNo: string) =>
  keepQuote(work, row, {
    state: 'accepted',
    madeOrderNo,
    event: eventOf(work.context, actor, 'accepted', { orderNo: madeOrderNo }),
  })

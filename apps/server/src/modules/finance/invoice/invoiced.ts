import type { getBillInvoiced } from '@sojourn/contract/finance/invoice.calls'
import { invoiceKinds, invoiceRestAtMost } from '@sojourn/contract/finance/invoice-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import { dueSpan } from '@sojourn/domain/finance/voucher/due'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findBill } from '../bill/bill-store'
import { sumDueOfBill } from '../voucher/found-due-store'
import { refuseOpen } from './invoiceable'
import { sumInvoiced } from './invoice-store'
import { restOfBill } from './rest'

const countOf = (things: readonly { amount: number }[]) => ({
  count: things.length,
  amount: sum(things.map(({ amount }) => amount)),
})

/** Lines of a bill that are looked through while somebody waits. */
const linesCounted = 2_000

export const invoicedOfBill = (
  context: Context,
  actor: Actor,
  { billNo }: RequestOf<typeof getBillInvoiced>,
): Promise<ResponseOf<typeof getBillInvoiced> | Problem> =>
  inCompany<ResponseOf<typeof getBillInvoiced> | Problem>(context, actor.enterpriseId, async (work) => {
    const bill = await findBill(work, billNo)
    const refused = refuseOpen(bill)
    if (refused) return refused
    const [sums, missing] = await Promise.all([
      sumInvoiced(work, billNo),
      sumDueOfBill(work, billNo, dueSpan(chinaDate(context.clock.now()))),
    ])
    if (bill!.lines > linesCounted) return { ...sums, missing }
    const { things } = await restOfBill(work, billNo, { kinds: invoiceKinds, vat: 'ordinary', atMost: invoiceRestAtMost })
    return { ...sums, missing, left: countOf(things) }
  })

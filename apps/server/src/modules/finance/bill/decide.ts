import type { decideBillLines, searchBillLines } from '@sojourn/contract/finance/bill.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLocked } from '@sojourn/domain/finance/bill/states'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { lockBill, stepVersion, type BillRow } from './bill-store'
import { sumBill } from './sums-store'
import { decideLines, type LineFilter } from './line/line-store'

type Filters = Pick<
  RequestOf<typeof searchBillLines>,
  'product' | 'category' | 'entityId' | 'costCentreId' | 'orderNo' | 'travelApplyNo' | 'decision' | 'voucher'
>

export const filterOf = (asked: Filters): LineFilter => ({
  product: asked.product ?? null,
  category: asked.category ?? null,
  entityId: asked.entityId ?? null,
  costCentreId: asked.costCentreId ?? null,
  orderNo: asked.orderNo ?? null,
  travelApplyNo: asked.travelApplyNo ?? null,
  decision: asked.decision ?? null,
  voucher: asked.voucher ?? null,
})

/** A pre-bill, held by whoever is to change it. */
export async function lockPreBill(work: Work, billNo: string): Promise<BillRow | Problem> {
  const bill = await lockBill(work, billNo)
  if (!bill || bill.state === 'unbilled') return problem('billUnknown', { field: 'billNo' })
  return isLocked(bill.state) ? problem('billConfirmed', { field: 'billNo' }) : bill
}

type Decided = ResponseOf<typeof decideBillLines>

export const decide = (context: Context, actor: Actor, request: RequestOf<typeof decideBillLines>): Promise<Decided | Problem> =>
  once<Decided>(context, actor, async (work) => {
    const { billNo, version, decision, lineIds, rest, orderNo, travelApplyNo, entityId, costCentreId, filter: asked } = request
    const choices = [lineIds, rest, orderNo, travelApplyNo, entityId, costCentreId, asked].filter(
      (choice) => choice !== undefined,
    )
    if (choices.length !== 1) return problem('billChoiceMissing', { field: 'lineIds' })
    const bill = await lockPreBill(work, billNo)
    if (isProblem(bill)) return bill
    if (bill.version !== version) return problem('billChanged', { field: 'version' })
    const filter = filterOf(
      asked ?? ({ orderNo, travelApplyNo, entityId, costCentreId, decision: rest && 'undecided' } as Filters),
    )
    const count = await decideLines(work, billNo, { lineIds: lineIds ?? null, filter, decision })
    await stepVersion(work, billNo)
    await sumBill(work, billNo)
    return { billNo, version: version + 1, count }
  })

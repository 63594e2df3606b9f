import type { addBillCharge } from '@sojourn/contract/finance/bill.calls'
import type { AddedCharge } from '@sojourn/contract/finance/bill-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inTransaction } from '../../../work'
import { refuseUnserved } from '../served'
import { addAdjustment } from './adjust'
import { stepVersion } from './bill-store'
import { tellOfChange } from './changed-by-agency'
import { filterOf, lockPreBill } from './decide'
import { findBillLines, type BillLineRow } from './line/line-store'
import { sumBill } from './sums-store'

type Added = ResponseOf<typeof addBillCharge>

/** Lines of one order that are looked through. */
const linesAtMost = 1_000

/** What is posted was posted, somewhere, to somebody; what is compensated is given back. */
const hasRightSign = (charge: AddedCharge, amount: number): boolean =>
  charge === 'mailing' ? amount > 0 : charge === 'compensation' ? amount < 0 : amount !== 0

/** The agency adds to a pre-bill what no ticket or fee says (handbook 10.3). Adding alike again changes nothing. */
export async function addCharge(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof addBillCharge>,
): Promise<Added | Problem> {
  const { enterpriseId, billNo, orderNo, charge, amount } = request
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const reason = request.reason.trim()
  if (reason === '') return problem('reasonMissing', { field: 'reason' })
  if (!hasRightSign(charge, amount)) return problem('addedAmountWrong', { field: 'amount' })
  return inTransaction<Added | Problem>(context, enterpriseId, async (work) => {
    const bill = await lockPreBill(work, billNo)
    if (isProblem(bill)) return bill
    const lines = await findBillLines(work, billNo, filterOf({ orderNo }), { after: undefined, limit: linesAtMost })
    const alike = lines.find((line) => line.category === charge && line.company === amount && line.body.line.remark === reason)
    if (alike) return { billNo, lineId: alike.lineId }
    const line = dearest(lines)
    if (!line) return problem('billOrderUnknown', { field: 'orderNo' })
    const operator = { id: actor.employeeId, name: actor.name }
    const lineId = await addAdjustment(work, { billNo, line, amount, operator, added: { charge, reason } })
    if (isProblem(lineId)) return lineId
    await stepVersion(work, billNo)
    await sumBill(work, billNo)
    await tellOfChange(work, bill, 'added', { amount, orderNo, charge, said: reason })
    return { billNo, lineId }
  })
}

/** Of the order's own lines the one that says most of it. */
const dearest = (lines: readonly BillLineRow[]): BillLineRow | undefined =>
  lines.filter(({ adjusts }) => adjusts === null).toSorted((one, other) => Math.abs(other.company) - Math.abs(one.company))[0]

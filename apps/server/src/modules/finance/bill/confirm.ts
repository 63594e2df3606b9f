import type { confirmBill } from '@sojourn/contract/finance/bill.calls'
import type { BillCounts } from '@sojourn/contract/finance/bill.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { blocksOf, keepsTimeFrom } from '@sojourn/domain/finance/bill/checklist'
import { dueDayOf } from '@sojourn/domain/finance/bill/period'
import { billStateAfter, isLocked } from '@sojourn/domain/finance/bill/states'
import { billPageText } from '@sojourn/text/finance/bill/page'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { findBillAccount } from './account-store'
import { countBill, differenceOf, insertCertificate } from './certificate-store'
import { lockBill, setConfirmed, setDiffers, setReminded, type BillRow } from './bill-store'
import { sumBill } from './sums-store'
import { tellFinance } from './notifications'
import { decideRest } from './line/line-store'
import { openCounts } from './open'
import { zoneOf } from './zone'

type Confirmed = ResponseOf<typeof confirmBill>

/** The company agrees to its bill; from then on it never changes. Of two who press at once one confirms, and the other is told so. */
export const confirm = (
  context: Context,
  actor: Actor,
  { billNo, version }: RequestOf<typeof confirmBill>,
): Promise<Confirmed | Problem> =>
  once<Confirmed>(context, actor, async (work) => {
    const bill = await lockBill(work, billNo)
    if (!bill || bill.state === 'unbilled') return problem('billUnknown', { field: 'billNo' })
    if (isLocked(bill.state)) return problem('billConfirmed', { field: 'billNo' })
    if (bill.version !== version) return problem('billChanged', { field: 'version' })
    const counts = await countBill(work, billNo)
    const blocks = blocksOf(await openCounts(work, { ...bill, differs: differenceOf(counts) }))
    if (blocks.length > 0) {
      const text = billPageText[actor.language]
      const items = text.listed({ items: blocks.map(({ item, count }) => text.open[item]({ count })) })
      return problem('billOpen', { field: 'billNo', detail: { items } })
    }
    return { billNo, state: await lockUp(work, bill, counts, actor.name) }
  })

/**
 * After five working days it is confirmed by itself: what nobody decided is charged in this period. It is counted as it stands then, on both
 * sides as whoever presses has it counted, and waits for answers to variances.
 */
export async function confirmByTime(work: Work, billNo: string): Promise<void> {
  const bill = await lockBill(work, billNo)
  // Whoever changed it meanwhile has put the day off.
  if (bill?.state !== 'preBill' || !bill.confirmsAt || bill.confirmsAt > work.context.clock.now()) return
  const differs = differenceOf(await countBill(work, billNo))
  await setDiffers(work, billNo, differs)
  if (keepsTimeFrom(await openCounts(work, { ...bill, differs }))) return
  await decideRest(work, billNo)
  await sumBill(work, billNo)
  await lockUp(work, (await lockBill(work, billNo))!, await countBill(work, billNo), null)
}

/** Once, as long as there is still something to look at. */
export async function remind(work: Work, billNo: string): Promise<void> {
  const bill = await lockBill(work, billNo)
  if (bill?.state !== 'preBill') return
  await setReminded(work, billNo, work.context.clock.now())
  await tellFinance(work, 'soon', billNo)
}

/** Without a name time confirms. */
async function lockUp(work: Work, bill: BillRow, counts: BillCounts, name: string | null): Promise<Confirmed['state']> {
  const { billNo } = bill
  const state = billStateAfter(bill.state, 'confirm', name === null ? 'system' : 'company', bill)!
  const at = work.context.clock.now()
  const [account, zone] = await Promise.all([findBillAccount(work), zoneOf(work)])
  // Without days agreed on with the agency nobody is late.
  const dueDays = account?.dueDays ?? null
  const dueDay = dueDays === null || bill.due <= 0 ? null : dueDayOf(at.toISOString(), dueDays, zone)
  if (bill.sums === null) await sumBill(work, billNo)
  await setConfirmed(work, { billNo, state, at, by: name, dueDay })
  await insertCertificate(work, { billNo, madeAt: at, counts })
  await tellFinance(work, 'confirmed', billNo)
  return state
}

import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetLeft, budgetLevel } from '@sojourn/domain/booking/application/budget'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import { findBudget, moveBudget, writeWarned, type BudgetMove, type BudgetUse } from './budget-store'
import type { BudgetRow } from './record'
import { warnOfBudget } from './warn-of-budget'

/**
 * The one way in which a budget moves, for applications and for orders; a problem where it does not have what is set aside. `approved`:
 * somebody decides about it, or has. `owed`: it is spent already, so that nothing is asked. `use`: what the order has of it then.
 */
export async function chargeBudget(
  work: Work,
  budgetId: string | null,
  move: BudgetMove,
  { approved, owed = false, use }: { approved: boolean; owed?: boolean; use?: BudgetUse } = { approved: true },
): Promise<Problem | undefined> {
  if (budgetId === null || (move.encumbered === 0 && move.spent === 0)) return undefined
  const moved = await moveBudget(work, budgetId, move, { at: work.context.clock.now(), approved, owed, use })
  if (moved) {
    const level = budgetLevel({ ...moved, warnAt: [moved.warnFirst, moved.warnSecond] })
    if (level <= moved.warned) return undefined
    await writeWarned(work, budgetId, level)
    await warnOfBudget(work, moved, level)
    return undefined
  }
  const account = await findBudget(work, budgetId)
  if (!account) throw new Error(`budget ${budgetId} is gone`)
  return problem(account.overLimit === 'approve' ? 'budgetNeedsApproval' : 'budgetInsufficient', shortage(account, move))
}

/** Which budget does not reach, in which period, and by how much. */
export const shortage = (account: BudgetRow, { encumbered, spent }: Pick<BudgetMove, 'encumbered' | 'spent'>) => ({
  named: { name: account.name },
  detail: {
    from: account.from,
    to: account.to,
    left: shortYuan(Math.max(0, budgetLeft(account))),
    needed: shortYuan(encumbered + spent),
  },
})

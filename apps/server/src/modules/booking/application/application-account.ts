import type { AccountBalance } from '@sojourn/contract/booking/application/application.shapes'
import type { BookingBudget } from '@sojourn/contract/booking/application/application-balance.shapes'
import { budgetLeft, budgetLevel } from '@sojourn/domain/booking/application/budget'
import type { Actor } from '../../../context'
import type { BudgetRow } from './record'

/** What somebody reads of a budget whose state is not theirs to know. */
export const othersBudget = ({ account, needed }: { account: BudgetRow; needed: number }, actor: Actor): BookingBudget => {
  const { name, from, to, control } = accountBalance(account, actor)
  return { name, from, to, needed, control, asksApproval: account.overLimit === 'approve' }
}

/** The same beside a booking that needs something of it; `taken` says that it has it already. */
export const bookingBudget = (
  { account, needed }: { account: BudgetRow; needed: number },
  actor: Actor,
  taken: boolean,
): Required<BookingBudget> => {
  const { name, from, to, left, level, control } = accountBalance(account, actor, taken ? 0 : needed)
  return { name, from, to, needed, left, level, control, asksApproval: account.overLimit === 'approve' }
}

/** An account as a person reads it, as it would stand with `more` fen set aside. */
export const accountBalance = (account: BudgetRow, actor: Actor, more = 0): AccountBalance => ({
  name: account.name[actor.language],
  from: account.from,
  to: account.to,
  amount: account.amount,
  encumbered: account.encumbered,
  spent: account.spent,
  left: budgetLeft(account),
  level: budgetLevel({ ...account, warnAt: [account.warnFirst, account.warnSecond] }, more),
  control: account.overLimit === 'forbid' ? 'strong' : 'weak',
})

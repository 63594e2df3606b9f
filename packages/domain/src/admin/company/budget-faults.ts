import type { LocalText } from '@sojourn/contract/kit/language'
import { budgetPeriodsAtMost, budgetPeriodsOf, type BudgetTerms } from './budget-periods'
import { isNameless, type CompanyFault } from './company-faults'
import { isLocalDate } from '../../kit/local-date'

export type BudgetField = 'names' | 'object' | 'from' | 'to' | 'amount' | 'warnSecond'
interface Found {
  field: BudgetField
  fault: CompanyFault
}

interface BudgetForm extends BudgetTerms {
  names: LocalText
  objectId: string
  /** Fen; -1 is no limit. */
  amount: number
  warnFirst: number
  warnSecond: number
}

/** What keeps a budget from being saved, in the order of its form. */
export function budgetFaults({ names, objectId, amount, warnFirst, warnSecond, ...terms }: BudgetForm): Found[] {
  const dated = isLocalDate(terms.from) && isLocalDate(terms.to)
  const found: (Found | false)[] = [
    isNameless(names) && { field: 'names', fault: 'budgetNameMissing' },
    objectId === '' && { field: 'object', fault: 'budgetObjectMissing' },
    !isLocalDate(terms.from) && { field: 'from', fault: 'budgetDayMissing' },
    !isLocalDate(terms.to) && { field: 'to', fault: 'budgetDayMissing' },
    dated && terms.to < terms.from && { field: 'to', fault: 'periodCrossed' },
    dated && budgetPeriodsOf(terms).length > budgetPeriodsAtMost && { field: 'to', fault: 'budgetTooLong' },
    amount !== -1 && !(Number.isInteger(amount) && amount > 0) && { field: 'amount', fault: 'budgetAmountWrong' },
    !(warnFirst >= 1 && warnFirst < warnSecond && warnSecond <= 100) && { field: 'warnSecond', fault: 'budgetLevelsWrong' },
  ]
  return found.filter((each) => each !== false)
}

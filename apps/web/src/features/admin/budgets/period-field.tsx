import type { Budget, BudgetBalance } from '@sojourn/contract/admin/company/budget.shapes'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { getBudgetPeriods } from '../../../api/calls/admin/company/budget'
import { useRead } from '../../../api/queries'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'

interface PeriodFieldProps {
  budget: Budget
  /** Who reads the company asks for any budget; who looks after some asks for those. */
  read?: typeof getBudgetPeriods
  value: string
  onChange: (from: string) => void
}

/** Which period of a budget is meant. */
export function PeriodField({ budget, read = getBudgetPeriods, value, onChange }: PeriodFieldProps) {
  const text = useText('admin/budget/words')
  const { data } = useRead(read, { planId: budget.planId })
  const periods: readonly BudgetBalance[] = data?.periods ?? [budget.current]
  return (
    <ChoiceField
      label={text.adjustPeriod}
      choices={periods.map(({ from, to }) => ({
        id: from,
        name: text.span({ from: dayInWords(from, language), to: dayInWords(to, language) }),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

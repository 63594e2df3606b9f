import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { searchBudgets } from '../../../api/calls/admin/company/budget'
import { useRead } from '../../../api/queries'
import { Link } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { Used, useBudgetWords } from '../budgets/budget-columns'
import styles from './home.module.css'

const shown = 5

/** Budgets that have reached a warning level, with what is left of each in its period of today. */
export function BudgetsCard() {
  const text = useText('admin/home')
  const { data, error, refetch } = useRead(searchBudgets, { warned: true, size: shown })
  return (
    <Card title={text.budgets} action={<Link to={paths.budgets()}>{text.allBudgets}</Link>}>
      {data && data.list.length === 0 && (
        <IconLine icon="checkCircle" tone="good">
          {text.budgetsFine}
        </IconLine>
      )}
      {data && data.list.length > 0 && (
        <ul className={styles['budgets']}>
          {data.list.map((budget) => (
            <BudgetLine key={budget.planId} budget={budget} />
          ))}
        </ul>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={3} height={28} gap={12} />}
    </Card>
  )
}

function BudgetLine({ budget }: { budget: Budget }) {
  const text = useText('admin/home')
  const { periodOf } = useBudgetWords()
  const { name, current } = budget
  return (
    <li>
      <Words meta={periodOf(budget)}>{name}</Words>
      <span className={styles['budgetLeft']}>
        {text.budgetLeft({ left: formatPrice(current.available) })}
        <Used balance={current} />
      </span>
    </li>
  )
}

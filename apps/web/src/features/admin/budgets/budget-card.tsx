import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import type { ReactNode } from 'react'
import { Words } from '../../../kit/layout/words'
import { RecordFoot, RecordLine } from '../../../kit/lists/records'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import catalogue from '../catalogue/catalogue.module.css'
import { Used, useBudgetWords } from './budget-columns'
import styles from './budgets.module.css'

const figures = ['pending', 'spent', 'available'] as const

/** A budget on a narrow screen. */
export function BudgetCard({ row, menu }: { row: Budget; menu: ReactNode }) {
  const text = useText('admin/budget/words')
  const { objectOf, periodOf } = useBudgetWords()
  const { amount } = row.current
  return (
    <>
      <RecordLine>
        <Words meta={[objectOf(row), periodOf(row)].join(' · ')}>
          <strong className={catalogue['name']}>{row.name}</strong>
        </Words>
        {menu}
      </RecordLine>
      <Used balance={row.current} />
      <RecordFoot>
        {figures
          .filter((key) => amount >= 0 || key !== 'available')
          .map((key) => (
            <Words key={key} meta={text.columns[key]}>
              <span className={styles['number']}>{formatPrice(row.current[key])}</span>
            </Words>
          ))}
      </RecordFoot>
    </>
  )
}

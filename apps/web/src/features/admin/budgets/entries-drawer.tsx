import type { Budget, BudgetEntry } from '@sojourn/contract/admin/company/budget.shapes'
import { useState } from 'react'
import {
  getBudgetEntries,
  getBudgetPeriods,
  getMyBudgetEntries,
  getMyBudgetPeriods,
} from '../../../api/calls/admin/company/budget'
import { mayDo, useEmployee } from '../../../api/employee'
import { Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Words } from '../../../kit/layout/words'
import { RecordLine, SkeletonRecords } from '../../../kit/lists/records'
import { Drawer } from '../../../kit/overlays/dialog'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import catalogue from '../catalogue/catalogue.module.css'
import styles from './budgets.module.css'
import { movementOf } from './movement'
import { PeriodField } from './period-field'

const reads = {
  company: { periods: getBudgetPeriods, entries: getBudgetEntries },
  own: { periods: getMyBudgetPeriods, entries: getMyBudgetEntries },
}

interface EntriesDrawerProps {
  budget: Budget
  /** As somebody who reads the company, or who looks after this budget. */
  as: keyof typeof reads
  onClose: () => void
}

/** What moved each period of a budget, beside the list. */
export function EntriesDrawer({ budget, as, onClose }: EntriesDrawerProps) {
  const text = useText('admin/budget/words')
  const [from, setFrom] = useState(budget.current.from)
  const pages = usePages(reads[as].entries, { planId: budget.planId, from }, (page) => page)
  return (
    <Drawer open onClose={onClose} title={text.entriesTitle(budget)}>
      <div className={catalogue['form']}>
        <PeriodField budget={budget} read={reads[as].periods} value={from} onChange={setFrom} />
        <PagedList
          pages={pages}
          skeleton={<SkeletonRecords count={4} row={56} card={56} />}
          empty={<EmptyState icon="list" title={text.entriesNone} />}
        >
          {(entries) => (
            <ul className={styles['entries']} aria-label={text.entriesTitle(budget)}>
              {entries.map((entry) => (
                <li key={entry.entryId}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Drawer>
  )
}

function Entry({ entry }: { entry: BudgetEntry }) {
  const text = useText('admin/budget/words')
  const { at, pending, spent, adjusted, byName, reason } = entry
  const sums = (['pending', 'spent', 'adjusted'] as const).flatMap((key) => {
    const fen = { pending, spent, adjusted }[key]
    return fen === 0 ? [] : [`${text.entryColumns[key]} ${fen > 0 ? '+' : ''}${formatPrice(fen)}`]
  })
  const why = byName === undefined ? reason : text.by({ name: byName, reason })
  return (
    <RecordLine>
      <Words meta={[formatInstant(at), why].filter(Boolean).join(' · ')}>
        <strong className={catalogue['name']}>{text.movements[movementOf(entry)]}</strong> <Subject entry={entry} />
      </Words>
      <span className={styles['sums']}>{sums.join(' · ')}</span>
    </RecordLine>
  )
}

/** The order or the application, which leads to it where the reader may see it. */
function Subject({ entry: { orderNo, travelApplyNo } }: { entry: BudgetEntry }) {
  const readsOrders = mayDo(useEmployee(), 'readOrders')
  if (orderNo !== undefined) return readsOrders ? <Link to={paths.order({ orderId: orderNo })}>{orderNo}</Link> : orderNo
  return travelApplyNo ?? null
}

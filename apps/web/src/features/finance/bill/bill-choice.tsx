import { getBills } from '../../../api/calls/finance/bill'
import { useRead } from '../../../api/queries'
import type { ReactNode } from 'react'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { listSearch, words } from '../../../kit/lists/list-search'
import { formatPeriod } from '../../../kit/text/period'
import { useText } from '../../../kit/text/text'
import styles from './bill.module.css'

/** As many as can be chosen from; older ones are opened from their own page. */
const shownAtMost = 24
const billSearch = listSearch({ billNo: words(40) })

/** One of the newest bills, which the address names; the newest where it names none. */
export function BillChoice({ children }: { children: (billNo: string) => ReactNode }) {
  const text = useText('finance/bill/page')
  const { search, change } = useListSearch(billSearch)
  const { data, error, refetch } = useRead(getBills, { size: shownAtMost }, { staleTime: 0 })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={4} height={72} />
  const [newest] = data.list
  if (!newest)
    return (
      <EmptyState compact icon="wallet" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    )
  const billNo = search.billNo || newest.billNo
  const named = Object.fromEntries(data.list.map((bill) => [bill.billNo, formatPeriod(bill)]))
  return (
    <>
      <div role="search" className={styles['bar']}>
        <FilterSelect
          label={text.columns.period}
          values={billNo in named ? Object.keys(named) : [billNo, ...Object.keys(named)]}
          names={{ [billNo]: billNo, ...named }}
          value={billNo}
          none=""
          onChange={(chosen) => change({ billNo: chosen })}
        />
      </div>
      {children(billNo)}
    </>
  )
}

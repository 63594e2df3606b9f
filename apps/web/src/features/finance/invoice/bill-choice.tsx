import { getBills } from '../../../api/calls/finance/bill'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { BillList } from '../bill/bill-list'
import styles from './invoice.module.css'

/** Which confirmed bill is to be invoiced. */
export function BillChoice({ pathOf }: { pathOf: (query: { billNo: string }) => string }) {
  const text = useText('finance/invoice')
  const pages = usePages(getBills, {}, (page) => page)
  const confirmed = pages.items?.filter(({ state }) => state !== 'preBill')
  return (
    <Card title={text.ofBill.choose}>
      <p className={styles['lead']}>{text.ofBill.chooseLead}</p>
      <PagedList
        pages={{ ...pages, items: confirmed }}
        skeleton={<SkeletonRecords count={3} row={60} card={132} />}
        empty={<EmptyState compact icon="wallet" title={text.ofBill.noBills} />}
      >
        {(bills) => <BillList bills={bills} pathOf={({ billNo }) => pathOf({ billNo })} />}
      </PagedList>
    </Card>
  )
}

import { getBills } from '../../../api/calls/finance/bill'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card, Page } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { BillList } from './bill-list'
import styles from './bill.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/bill/papers')
  return null
}

/** Every bill that was made, each with what happened to it and its certificate (S2.49). */
export function Component() {
  const text = useText('finance/bill/page')
  const { records } = useText('finance/bill/papers')
  const pages = usePages(getBills, {}, (page) => page)
  return (
    <Page title={records.title}>
      <p className={styles['lead']}>{records.lead}</p>
      <Card>
        <PagedList
          pages={pages}
          skeleton={<SkeletonRecords count={4} row={60} card={132} />}
          empty={
            <EmptyState compact icon="clock" title={text.none}>
              {text.noneWhy}
            </EmptyState>
          }
        >
          {(bills) => <BillList bills={bills} pathOf={({ billNo }) => paths.billRecord({ billNo })} />}
        </PagedList>
      </Card>
    </Page>
  )
}

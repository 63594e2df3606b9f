import { getBills } from '../../../api/calls/finance/bill'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card, Page } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { BillList } from './bill-list'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page')
  return null
}

/** Pre-bills that wait for the company, with until when (S2.49). */
export function Component() {
  const text = useText('finance/bill/page')
  const pages = usePages(getBills, { state: 'preBill' }, (page) => page)
  return (
    <Page title={text.confirmList}>
      <Card>
        <PagedList
          pages={pages}
          skeleton={<SkeletonRecords count={3} row={60} card={132} />}
          empty={
            <EmptyState compact icon="check" title={text.confirmListNone}>
              {text.confirmListNoneWhy}
            </EmptyState>
          }
        >
          {(bills) => <BillList bills={bills} pathOf={({ billNo }) => paths.bill({ billNo })} />}
        </PagedList>
      </Card>
    </Page>
  )
}

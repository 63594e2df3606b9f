import type { BillOpenItem } from '@sojourn/contract/finance/bill-words'
import type { BillLine, WholeBill } from '@sojourn/contract/finance/bill.shapes'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { getServedBill, searchServedBillLines } from '../../../api/calls/finance/bill'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { listSearch, words } from '../../../kit/lists/list-search'
import { SkeletonRecords } from '../../../kit/lists/records'
import { SearchField } from '../../../kit/lists/search-field'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { AnswerForm } from './agency-forms'
import { BillBadge } from './bill-badge'
import { BillChecklist, BillFigures } from './bill-parts'
import { BillUnread } from './bill-unread'
import { ChargeDialog } from './line/charge-form'
import { LineRecords } from './line/line-records'
import { Variance } from './variance-list'
import styles from './bill.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/invoice', 'admin/orders/words')
  return null
}

/** One bill of a served company on the agency's desk: what it comes to, what is open, and its lines (handbook 10.3). */
export function Component() {
  const text = useText('finance/bill/page')
  const query = useSearchParams()[0]
  const enterpriseId = Number(query.get('enterpriseId') ?? 0)
  const billNo = query.get('billNo') ?? ''
  const chosen = enterpriseId > 0 && billNo !== ''
  const { data, error, refetch } = useRead(getServedBill, { enterpriseId, billNo }, { staleTime: 0, enabled: chosen })
  const back = enterpriseId > 0 ? paths.agentBills({ enterpriseId }) : paths.agentDesk()
  return (
    <Page
      title={data ? formatPeriod(data.bill) : text.agency.title}
      chips={data && <BillBadge state={data.bill.state} />}
      action={<ButtonLink to={back}>{text.title}</ButtonLink>}
    >
      {data ? (
        <Served enterpriseId={enterpriseId} whole={data} />
      ) : !chosen ? (
        <EmptyState icon="search" title={text.agency.noCompany}>
          {text.agency.noCompanyWhy}
        </EmptyState>
      ) : error ? (
        <BillUnread error={error} retry={() => void refetch()} back={back} />
      ) : (
        <SkeletonList count={3} height={96} />
      )}
    </Page>
  )
}

/** Seen to beside the suppliers' files. */
const atMatch: ReadonlySet<BillOpenItem> = new Set(['filesUnread', 'matchVariances'])

function Served({ enterpriseId, whole: { bill, sums, open, variances } }: { enterpriseId: number; whole: WholeBill }) {
  const text = useText('finance/bill/page')
  const confirmable = bill.state === 'preBill'
  return (
    <>
      <BillFigures bill={bill} sums={sums} />
      <Stack>
        {(confirmable || open.length > 0) && (
          <BillChecklist
            open={open}
            confirmable={confirmable}
            pathOf={(item) => (atMatch.has(item) ? paths.agentMatch({ enterpriseId, billNo: bill.billNo }) : undefined)}
          />
        )}
        {variances.length > 0 && (
          <Card title={text.variances}>
            {variances.map((variance) => (
              <Variance key={variance.varianceId} variance={variance} served={enterpriseId}>
                {variance.state === 'pending' && <AnswerForm enterpriseId={enterpriseId} variance={variance} />}
              </Variance>
            ))}
          </Card>
        )}
        <Lines enterpriseId={enterpriseId} bill={bill} />
      </Stack>
    </>
  )
}

const lineSearch = listSearch({ orderNo: words(40) })

/** Its lines, narrowed by an order; what no ticket or fee says is added at the line of its order. */
function Lines({ enterpriseId, bill }: { enterpriseId: number; bill: WholeBill['bill'] }) {
  const text = useText('finance/bill/page')
  const [adding, setAdding] = useState<BillLine>()
  const { search, change } = useListSearch(lineSearch)
  const pages = usePages(searchServedBillLines, { enterpriseId, billNo: bill.billNo, ...lineSearch.set(search) }, (page) => page)
  const actions = useCallback(
    (line: BillLine) => (
      <Button kind="quiet" size="compact" aria-haspopup="dialog" onClick={() => setAdding(line)}>
        {text.agency.add}
      </Button>
    ),
    [text],
  )
  return (
    <Card title={text.detail}>
      <div role="search" className={styles['bar']}>
        <SearchField
          label={text.filters.orderNo}
          hint={text.filters.orderNo}
          value={search.orderNo}
          onChange={(orderNo) => change({ orderNo })}
        />
      </div>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={60} card={148} />}
        empty={<EmptyState compact icon="search" title={text.narrowed} />}
      >
        {(lines) => <LineRecords lines={lines} linked={false} actions={bill.state === 'preBill' ? actions : undefined} />}
      </PagedList>
      {adding && (
        <ChargeDialog enterpriseId={enterpriseId} bill={bill} orderNo={adding.orderNo} onClose={() => setAdding(undefined)} />
      )}
    </Card>
  )
}

import { getAccountingBills } from '../../../api/calls/finance/accounting'
import type { WebResponse } from '../../../api/web-call'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card, Page } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { RecordFoot, RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatInstant } from '../../../kit/text/format'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import styles from './accounting.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/accounting/page')
  return null
}

type Listed = WebResponse<NonNullable<(typeof getAccountingBills)['contract']>>['list'][number]

/** Confirmed bills, each with whether it was exported to the company's accounting. */
export function Component() {
  const text = useText('finance/accounting/page')
  const pages = usePages(getAccountingBills, {}, (page) => page)
  return (
    <Page title={text.title} action={<ButtonLink to={paths.accountingMapping()}>{text.toMapping}</ButtonLink>}>
      <p className={styles['lead']}>{text.lead}</p>
      <Card title={text.bills}>
        <PagedList
          pages={pages}
          skeleton={<SkeletonRecords count={4} row={60} card={132} />}
          empty={
            <EmptyState
              compact
              icon="wallet"
              title={text.none}
              action={<ButtonLink to={paths.bills()}>{text.toBills}</ButtonLink>}
            >
              {text.noneWhy}
            </EmptyState>
          }
        >
          {(bills) => <Bills bills={bills} />}
        </PagedList>
      </Card>
    </Page>
  )
}

function Bills({ bills }: { bills: readonly Listed[] }) {
  const text = useText('finance/accounting/page')
  const columns: Column<Listed>[] = [
    { key: 'period', head: text.period, cell: (one) => <Period one={one} /> },
    { key: 'total', head: text.total, align: 'end', cell: ({ bill }) => <Price fen={bill.total} tone="plain" /> },
    { key: 'exported', head: text.exported, cell: (one) => <Exported one={one} /> },
  ]
  return (
    <Records
      caption={text.bills}
      columns={columns}
      rows={bills}
      rowKey={({ bill }) => bill.billNo}
      card={(one) => (
        <>
          <RecordLine>
            <Period one={one} />
          </RecordLine>
          <RecordLine>
            <Exported one={one} />
          </RecordLine>
          <RecordFoot>
            <span className={styles['soft']}>{text.total}</span>
            <Price fen={one.bill.total} tone="plain" />
          </RecordFoot>
        </>
      )}
    />
  )
}

function Period({ one: { bill } }: { one: Listed }) {
  return (
    <Words meta={bill.billNo}>
      <Link to={paths.accountingBill({ billNo: bill.billNo })} className={styles['name']}>
        {formatPeriod(bill)}
      </Link>
    </Words>
  )
}

function Exported({ one: { last } }: { one: Listed }) {
  const text = useText('finance/accounting/page')
  if (!last) return <Badge tone="warn">{text.never}</Badge>
  return <span>{text.exportedAt({ version: last.mappingVersion, at: formatInstant(last.madeAt) })}</span>
}

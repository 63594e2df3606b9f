import type { BillSum } from '@sojourn/contract/finance/bill.shapes'
import { useState } from 'react'
import { getBill, searchBillLines } from '../../../api/calls/finance/bill'
import { useRead } from '../../../api/queries'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page } from '../../../kit/layout/page'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Tabs } from '../../../kit/lists/tabs'
import { formatFigure, formatPrice } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { BillChoice } from './bill-choice'
import { BillUnread } from './bill-unread'
import { BillDownload, type BillPart } from './bill-download'
import { hiddenAtFirst, LineRecords } from './line/line-records'
import styles from './bill.module.css'

export async function loadBillPart() {
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/bill/papers', 'finance/invoice', 'admin/orders/words')
  return null
}

interface PartPageProps {
  title: string
  lead: string
  empty: string
  /** With more than one, each is a tab. */
  parts: readonly { key: string; name: string; part: BillPart }[]
}

/** Some lines of a bill: those that one voucher proves, or of one charge. */
export function BillPartPage({ title, lead, empty, parts }: PartPageProps) {
  const [key, setKey] = useState(parts[0]!.key)
  const { part } = parts.find((each) => each.key === key) ?? parts[0]!
  const lines = <BillChoice>{(billNo) => <PartLines key={billNo} billNo={billNo} part={part} empty={empty} />}</BillChoice>
  return (
    <Page title={title} back={paths.bills()}>
      <p className={styles['lead']}>{lead}</p>
      <Card>
        {parts.length === 1 ? (
          lines
        ) : (
          <Tabs
            kind="pill"
            label={title}
            value={key}
            onChange={setKey}
            tabs={parts.map((each) => ({ value: each.key, label: each.name }))}
          >
            <div className={styles['panel']}>{lines}</div>
          </Tabs>
        )}
      </Card>
    </Page>
  )
}

/** What proves each line is what these pages are asked for. */
const look = { dense: false, hidden: hiddenAtFirst.filter((column) => column !== 'proof') }

interface PartProps {
  billNo: string
  part: BillPart
  empty: string
}

function PartLines(props: PartProps) {
  const { data, error, refetch } = useRead(getBill, { billNo: props.billNo }, { staleTime: 0 })
  if (data) return <Lines {...props} sums={data.sums} />
  return error ? <BillUnread error={error} retry={() => void refetch()} /> : <SkeletonList count={4} height={72} />
}

function Lines({ billNo, part, empty, sums }: PartProps & { sums: readonly BillSum[] }) {
  const pages = usePages(searchBillLines, { billNo, ...part }, (page) => page)
  return (
    <>
      <PartFigures billNo={billNo} part={part} sums={sums} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={5} row={60} card={148} />}
        empty={<EmptyState compact icon="document" title={empty} />}
      >
        {(lines) => <LineRecords lines={lines} look={look} />}
      </PagedList>
    </>
  )
}

/** The bill's own sums say what they come to, however many there are. */
function PartFigures({ billNo, part, sums }: Omit<PartProps, 'empty'> & { sums: readonly BillSum[] }) {
  const text = useText('finance/bill/page')
  const isOf = ({ by, key }: BillSum) =>
    (by === 'voucher' && key === part.voucher) || (by === 'category' && key === part.category)
  const { lines = 0, thisPeriod = 0, deductibleTax = 0 } = sums.find(isOf) ?? {}
  return (
    <>
      <FigureTiles>
        <Fact name={text.sumLines}>{formatFigure(lines)}</Fact>
        <Fact name={text.sumThis}>{formatPrice(thisPeriod)}</Fact>
        <Fact name={text.line.tax}>{formatPrice(deductibleTax)}</Fact>
      </FigureTiles>
      {lines > 0 && (
        <div className={styles['take']}>
          <BillDownload billNo={billNo} part={part} />
        </div>
      )}
    </>
  )
}

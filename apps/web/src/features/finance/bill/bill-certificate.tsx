import type { BillCounts } from '@sojourn/contract/finance/bill.shapes'
import { getBillCertificate } from '../../../api/calls/finance/bill-record'
import { useRead } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { saveFile } from '../../../kit/browser/save-file'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { fileMoment, linesOf, type FileColumn } from '../../../kit/lists/list-file'
import { Table, type Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatFigure, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './bill.module.css'

type Certificate = WebResponse<NonNullable<(typeof getBillCertificate)['contract']>>
const sides = ['orders', 'spent', 'ledger', 'lines', 'carried', 'files'] as const satisfies readonly (keyof BillCounts)[]

type CountedSide = BillCounts['lines'] & { side: (typeof sides)[number] }

/** Former certificates lack sides. */
const sidesOf = (counts: BillCounts): CountedSide[] =>
  sides.flatMap((side) => {
    const counted = counts[side]
    return counted ? [{ side, ...counted }] : []
  })

/** What was counted when the bill was confirmed, and whether a count of this moment still says so. */
export function BillCertificate({ billNo }: { billNo: string }) {
  const { certificate } = useText('finance/bill/papers')
  const { data, error, refetch, isFetching } = useRead(getBillCertificate, { billNo }, { staleTime: 0 })
  return (
    <Card
      title={certificate.title}
      action={
        data?.certified && (
          <span className={styles['actions']}>
            <Button size="compact" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
              {certificate.again}
            </Button>
            <TakeCertificate billNo={billNo} certified={data.certified} />
          </span>
        )
      }
    >
      {data ? (
        <Counted certificate={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={44} />
      )}
    </Card>
  )
}

/** As it was made, for whoever keeps it beside the bill. */
function TakeCertificate({
  billNo,
  certified: { at, counts },
}: {
  billNo: string
  certified: NonNullable<Certificate['certified']>
}) {
  const { certificate } = useText('finance/bill/papers')
  const take = () => {
    const columns: FileColumn<CountedSide>[] = [
      { head: certificate.side, value: ({ side }) => certificate.sides[side] },
      { head: certificate.count, value: ({ count }) => count },
      { head: certificate.sum, value: ({ sum }) => (sum / 100).toFixed(2) },
      { head: certificate.hash, value: ({ hash }) => hash },
    ]
    const about = [certificate.title, billNo, fileMoment(at)]
    const lines = [about, ...linesOf(columns, sidesOf(counts))].map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    saveFile(`${billNo}-certificate.csv`, new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <Button size="compact" icon="download" onClick={take}>
      {certificate.take}
    </Button>
  )
}

type Comparison = 'same' | 'readSince' | 'differs'
const tones = { same: 'good', readSince: 'neutral', differs: 'bad' } as const satisfies Record<Comparison, string>

function Counted({ certificate: { certified, now, filesSince } }: { certificate: Certificate }) {
  const { certificate } = useText('finance/bill/papers')
  const counts = certified?.counts ?? now
  const rows = sidesOf(counts).map((counted) => ({ ...counted, comparison: compared(counted.side, counted.hash) }))
  function compared(side: (typeof sides)[number], hash: string): Comparison {
    if (hash === now[side]?.hash) return 'same'
    return side === 'files' && filesSince > 0 ? 'readSince' : 'differs'
  }
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'side', head: certificate.side, cell: ({ side }) => certificate.sides[side] },
    { key: 'count', head: certificate.count, align: 'end', cell: ({ count }) => formatFigure(count) },
    { key: 'sum', head: certificate.sum, align: 'end', cell: ({ sum }) => <Price fen={sum} tone="plain" /> },
    { key: 'hash', head: certificate.hash, cell: ({ hash }) => <code className={styles['hash']}>{hash}</code> },
    {
      key: 'now',
      head: certificate.now,
      cell: ({ comparison }) => <Badge tone={tones[comparison]}>{certificate[comparison]}</Badge>,
    },
  ]
  return (
    <>
      <p className={styles['lead']}>{certified ? certificate.lead({ at: formatInstant(certified.at) }) : certificate.notYet}</p>
      <Table
        caption={certificate.title}
        columns={certified ? columns : columns.filter(({ key }) => key !== 'now')}
        rows={rows}
        rowKey={({ side }) => side}
      />
    </>
  )
}

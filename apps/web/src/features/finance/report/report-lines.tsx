import { products } from '@sojourn/contract/booking/codes'
import type { ReportLine } from '@sojourn/contract/finance/report.shapes'
import type { ReportKind } from '@sojourn/domain/finance/report/kinds'
import { figures, type Figure } from '@sojourn/domain/finance/report/figures'
import { searchReportLines } from '../../../api/calls/finance/report'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { RecordFoot, RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Price } from '../../../kit/marks/price'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { useProductIcon } from '../../booking/product/use-products'
import { formatValue } from './figure-words'
import { linesRequest, type ReportSearch } from './report-search'
import styles from './report.module.css'
import { useAtTop } from './use-at-top'

interface ReportLinesProps {
  kind: ReportKind
  search: ReportSearch
  /** What was opened, in words. */
  name: string
  onClose: () => void
}

/** The lines behind a figure, a part or a step; each leads to its order. */
export function ReportLines({ kind, search, name, onClose }: ReportLinesProps) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const pages = usePages(searchReportLines, linesRequest(kind, search, useAtTop(search)), (page) => page)
  const columns = useLineColumns(kind, search)
  return (
    <Card
      title={text.linesOf({ name })}
      action={
        <Button kind="quiet" size="compact" icon="arrowLeft" onClick={onClose}>
          {text.backToReport}
        </Button>
      }
    >
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={52} card={148} />}
        empty={<EmptyState compact icon="list" title={text.noLines} />}
      >
        {(lines) => (
          <Records
            caption={text.linesOf({ name })}
            columns={columns}
            rows={lines}
            rowKey={({ orderNo, place }) => `${orderNo} ${place}`}
            card={(line) => (
              <>
                <RecordLine>
                  <Service line={line} />
                </RecordLine>
                <RecordLine>
                  <Words meta={line.department}>{line.traveller}</Words>
                  <span className={styles['small']}>{formatFullDate(dayOf(line, search))}</span>
                </RecordLine>
                <RecordFoot>
                  <span className={styles['soft']}>{words.columns.amount}</span>
                  <Price fen={figures.amount.value(line.sums)} tone="plain" />
                </RecordFoot>
              </>
            )}
          />
        )}
      </PagedList>
    </Card>
  )
}

/** What a page is about stands with its lines too. */
function useLineColumns({ columns: shown }: ReportKind, search: ReportSearch): Column<ReportLine>[] {
  const words = useText('finance/report/words')
  const shows = (figure: Figure): boolean => shown.includes(figure)
  const money = (key: 'saved' | 'lost'): Column<ReportLine> => ({
    key,
    head: words.columns[key],
    align: 'end',
    width: 100,
    cell: ({ sums, reason }) => <Words meta={key === 'lost' ? reason : ''}>{formatValue('money', sums[key])}</Words>,
  })
  return [
    { key: 'service', head: words.columns.service, cell: (line) => <Service line={line} /> },
    {
      key: 'traveller',
      head: words.columns.traveller,
      width: 150,
      cell: (line) => <Words meta={line.department}>{line.traveller}</Words>,
    },
    { key: 'day', head: words.days[search.dateKind], width: 130, cell: (line) => formatFullDate(dayOf(line, search)) },
    {
      key: 'class',
      head: words.columns.className,
      width: 130,
      cell: ({ className, carrier }) => <Words meta={carrier}>{className}</Words>,
    },
    {
      key: 'amount',
      head: words.columns.amount,
      align: 'end',
      width: 110,
      cell: (line) => <Amount line={line} />,
    },
    ...(shows('saved') ? [money('saved')] : []),
    ...(shows('lost') ? [money('lost')] : []),
    ...(shows('carbon')
      ? [
          {
            key: 'carbon',
            head: words.figures.carbon,
            align: 'end' as const,
            width: 90,
            cell: ({ sums }: ReportLine) => formatValue('carbon', sums.grams),
          },
        ]
      : []),
  ]
}

/** Of a stay abroad with what the hotel itself asks. */
const Amount = ({ line: { sums, ownPrice } }: { line: ReportLine }) => (
  <Words meta={ownPrice}>
    <Price fen={figures.amount.value(sums)} tone="plain" />
  </Words>
)

const dayOf = (line: ReportLine, { dateKind }: Pick<ReportSearch, 'dateKind'>): string =>
  ({ booked: line.bookedDay, issued: line.issuedDay, travel: line.travelDay })[dateKind]

function Service({ line: { orderNo, product, kind, service, route } }: { line: ReportLine }) {
  const words = useText('finance/report/words')
  const productIcon = useProductIcon()
  return (
    <div className={styles['service']}>
      <IconMark name={productIcon({ productType: products.code(product) })} />
      <Words
        meta={
          <>
            {orderNo}
            {kind !== 'booking' && <Badge>{words.kinds[kind]}</Badge>}
          </>
        }
      >
        <Link to={paths.order({ orderId: orderNo })} className={styles['name']}>
          {[service, route].filter((part) => part !== '').join(' · ')}
        </Link>
      </Words>
    </div>
  )
}

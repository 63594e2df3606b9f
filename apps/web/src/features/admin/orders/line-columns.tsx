import type { ReportLine } from '@sojourn/contract/admin/orders/order.shapes'
import {
  fieldColumnOf,
  lineColumns,
  lineCountColumns,
  lineMomentColumns,
  lineMoneyColumns,
  type LineColumn,
} from '@sojourn/contract/admin/orders/order-words'
import { useMemo, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './orders.module.css'
import type { OrderChoices } from './use-order-choices'

/** Columns by which the lines can be sorted, and what each sorts by. */
const sorts: Partial<Record<LineColumn, string>> = {
  orderedAt: 'ordered',
  transactedAt: 'transacted',
  departAt: 'travel',
  amount: 'amount',
}

/** The key under which a column stands in the table. */
export const keyOfColumn = (column: LineColumn): string => sorts[column] ?? column

const isOf = (columns: readonly LineColumn[], column: LineColumn): boolean => columns.includes(column)
const isFigure = (column: LineColumn): boolean => isOf(lineMoneyColumns, column) || isOf(lineCountColumns, column)

/** Columns that are at first shown; the others wait to be wanted. */
const shownAtFirst: readonly LineColumn[] = [
  'orderNo',
  'kind',
  'traveller',
  'department',
  'costCentre',
  'service',
  'from',
  'to',
  'departAt',
  'ticketNo',
  'amount',
  'state',
]
export const hiddenLines: readonly string[] = lineColumns.filter((column) => !shownAtFirst.includes(column)).map(keyOfColumn)

/** Of the report's columns, those that are not hidden. */
export const shownLines = (hidden: readonly string[]): LineColumn[] =>
  lineColumns.filter((column) => column === 'orderNo' || !hidden.includes(keyOfColumn(column)))

/** Of the company's fields, those that are not hidden. */
export const shownFields = (fields: OrderChoices['fields'], hidden: readonly string[]): string[] =>
  fields.map(({ key }) => key).filter((key) => !hidden.includes(fieldColumnOf(key)))

interface LineColumnsProps {
  /** Of the company, each a column behind the others. */
  fields: OrderChoices['fields']
  /** Offers to charge a line to somebody else. */
  onCorrect: ((line: ReportLine) => void) | undefined
}

export function useLineColumns({ fields, onCorrect }: LineColumnsProps): readonly Column<ReportLine>[] {
  const { lines: heads } = useText('admin/orders/words')
  const text = useText('admin/orders/orders')
  const { action } = useText('admin/orders/report')
  return useMemo(() => {
    const columns = lineColumns.map((column): Column<ReportLine> => ({
      key: keyOfColumn(column),
      head: heads[column],
      fixed: column === 'orderNo',
      sortable: sorts[column] !== undefined,
      align: isFigure(column) ? 'end' : 'start',
      cell: (line) => cellOf(line, column),
    }))
    const asked = fields.map(({ key, name }): Column<ReportLine> => ({
      key: fieldColumnOf(key),
      head: name,
      cell: ({ fieldValues }) => wordsCell(fieldValues.find((each) => each.key === key)?.value ?? ''),
    }))
    const correct: Column<ReportLine> = {
      key: 'correct',
      head: action,
      fixed: true,
      align: 'end',
      cell: (line) => (
        <Button kind="quiet" size="compact" aria-haspopup="dialog" onClick={() => onCorrect?.(line)}>
          {text.correct}
        </Button>
      ),
    }
    return [...columns, ...asked, ...(onCorrect ? [correct] : [])]
  }, [heads, action, text, fields, onCorrect])
}

/** Sentences, which take several lines. */
const long: readonly LineColumn[] = ['service', 'className', 'violations', 'reason', 'purpose', 'remark', 'fields', 'department']

function cellOf(line: ReportLine, column: LineColumn): ReactNode {
  const value = line[column]
  if (column === 'orderNo')
    return (
      <Link to={paths.order({ orderId: line.orderNo })} className={styles['line']}>
        {line.orderNo}
      </Link>
    )
  if (value === undefined || value === '') return ''
  if (isOf(lineMoneyColumns, column)) return <Price fen={Number(value)} tone="plain" />
  const words = isOf(lineMomentColumns, column) ? formatInstant(String(value)) : String(value)
  return wordsCell(words, long.includes(column))
}

const wordsCell = (words: string, mayBeLong = true): ReactNode => (
  <span className={styles[mayBeLong && words.length > 16 ? 'long' : 'line']}>{words}</span>
)

interface LineCardProps {
  line: ReportLine
  box: ReactNode
  onCorrect: ((line: ReportLine) => void) | undefined
}

/** A line where there is no room for a table. */
export function LineCard({ line, box, onCorrect }: LineCardProps) {
  const text = useText('admin/orders/orders')
  return (
    <>
      <RecordLine>
        {box}
        <Words meta={[line.orderNo, line.kind, line.state].join(' · ')}>
          <Link to={paths.order({ orderId: line.orderNo })} className={styles['name']}>
            {[line.service, [line.from, line.to].filter(Boolean).join(' → ')].filter(Boolean).join(' ')}
          </Link>
        </Words>
        <Price fen={line.amount} tone="plain" />
      </RecordLine>
      <Words meta={[line.department, line.costCentre].filter(Boolean).join(' · ')}>{line.traveller}</Words>
      <RecordLine>
        <span className={styles['soft']}>{formatInstant(line.departAt)}</span>
        {onCorrect && (
          <Button kind="quiet" size="compact" aria-haspopup="dialog" onClick={() => onCorrect(line)}>
            {text.correct}
          </Button>
        )}
      </RecordLine>
    </>
  )
}

import type { Report, ReportGroupRow } from '@sojourn/contract/finance/report.shapes'
import type { Measures, ReportGroup } from '@sojourn/contract/finance/report-words'
import { groupNameOf, type ReportKind } from '@sojourn/domain/finance/report/kinds'
import { figureRule, growth, shareOfWhole, type Figure } from '@sojourn/domain/finance/report/figures'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { Card } from '../../../kit/layout/page'
import { Table, type Column, type Sort } from '../../../kit/lists/table'
import { Tabs } from '../../../kit/lists/tabs'
import { InWholeBase } from '../../../kit/marks/in-base'
import { useText } from '../../../kit/text/text'
import { formatShare, formatValue } from './figure-words'
import { Growth } from './growth'
import type { Step } from './report-steps'
import styles from './report.module.css'

interface PartTableProps {
  kind: ReportKind
  report: Report
  group: ReportGroup
  groups: readonly ReportGroup[]
  columns: readonly Figure[]
  onGroup: (group: ReportGroup) => void
  onOpen: (key: string) => void
  /** Of a department that has others below it. */
  onNarrow: (key: string) => void
}

/** The parts of a report as a ranking; each opens to its lines, and a department to what is below it. */
export function PartTable(props: PartTableProps) {
  const { kind, report, group, groups, columns: figures, onGroup } = props
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const nameOf = (one: ReportGroup): string => words.groups[groupNameOf(kind, one)]
  const columns = usePartColumns(props)
  const [sort, setSort] = useState<Sort>({ key: figures[0]!, descending: true })
  const table = (
    <>
      <Table
        caption={nameOf(group)}
        columns={columns}
        rows={sorted(report.groups, sort)}
        rowKey={({ key }) => key}
        sort={sort}
        onSort={setSort}
      />
      {report.left > 0 && <p className={styles['small']}>{text.left({ count: report.left })}</p>}
    </>
  )
  if (groups.length === 1) return <Card title={nameOf(group)}>{table}</Card>
  return (
    <Card>
      <Tabs
        kind="pill"
        label={text.groupBy}
        value={group}
        onChange={onGroup}
        tabs={groups.map((one) => ({ value: one, label: nameOf(one) }))}
      >
        <div className={styles['panel']}>{table}</div>
      </Tabs>
    </Card>
  )
}

function usePartColumns({ kind, report, group, columns, onOpen, onNarrow }: PartTableProps): Column<ReportGroupRow>[] {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const [first, ...others] = columns
  const figureColumn = (figure: Figure): Column<ReportGroupRow> => ({
    key: figure,
    head: words.figures[figure],
    align: 'end',
    sortable: true,
    cell: ({ now, before }) => <Cell figure={figure} now={now} before={before} rate={report.base} />,
  })
  return [
    {
      key: 'name',
      head: words.groups[groupNameOf(kind, group)],
      cell: ({ key, name, opens }) =>
        opens ? (
          <Button kind="quiet" size="compact" title={text.narrowTo({ name })} onClick={() => onNarrow(key)}>
            {name}
          </Button>
        ) : (
          <span className={styles['part']}>{name}</span>
        ),
    },
    figureColumn(first!),
    {
      key: 'share',
      head: words.shareOf({ name: words.figures[first!] }),
      align: 'end',
      cell: ({ now }) => shareWords(shareOfWhole(first!, now, report.now)) ?? words.noValue,
    },
    ...others.map(figureColumn),
    linesColumn(text.lines, ({ key, name }) => (
      <Button kind="quiet" size="compact" aria-label={text.openLines({ name })} onClick={() => onOpen(key)}>
        {text.lines}
      </Button>
    )),
  ]
}

const shareWords = (share: number | undefined): string | undefined => (share === undefined ? undefined : formatShare(share))

/** The way to the lines, at the end of each row. */
const linesColumn = <Row,>(name: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  key: 'lines',
  head: <span className="visually-hidden">{name}</span>,
  align: 'end',
  cell,
})

/** What has no value stands last, whichever way is sorted. */
function sorted(rows: readonly ReportGroupRow[], { key, descending }: Sort): ReportGroupRow[] {
  const { value } = figureRule(key as Figure)
  const sign = descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a.now), value(b.now)]
    if (left === undefined || right === undefined) return (left === undefined ? 1 : 0) - (right === undefined ? 1 : 0)
    return sign * (left - right)
  })
}

interface CellProps {
  figure: Figure
  now: Measures
  before: Measures
  rate: Report['base']
}

function Cell({ figure, now, before, rate }: CellProps) {
  const { unit, value } = figureRule(figure)
  const change = growth(figure, now, before)
  return (
    <span className={styles['cell']}>
      {formatValue(unit, value(now))}
      {unit === 'money' && <InWholeBase fen={value(now)} rate={rate} />}
      {change !== undefined && <Growth figure={figure} change={change} small />}
    </span>
  )
}

interface StepTableProps {
  caption: string
  steps: readonly Step[]
  columns: readonly Figure[]
  onOpen: (step: string) => void
}

/** The course of time as a table. */
export function StepTable({ caption, steps, columns: figures, onOpen }: StepTableProps) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const columns: Column<Step>[] = [
    { key: 'step', head: text.step, cell: ({ name }) => name },
    ...figures.map((figure): Column<Step> => ({
      key: figure,
      head: words.figures[figure],
      align: 'end',
      cell: ({ now }) => formatValue(figureRule(figure).unit, figureRule(figure).value(now)),
    })),
    linesColumn(text.lines, ({ from, name }) => (
      <Button kind="quiet" size="compact" aria-label={text.openLines({ name })} onClick={() => onOpen(from)}>
        {text.lines}
      </Button>
    )),
  ]
  return <Table caption={caption} columns={columns} rows={steps} rowKey={({ from }) => from} />
}

import type { Report } from '@sojourn/contract/finance/report.shapes'
import type { Measures, ReportGroup } from '@sojourn/contract/finance/report-words'
import { figureRule, type Figure } from '@sojourn/domain/finance/report/figures'
import { groupNameOf, type ReportKind } from '@sojourn/domain/finance/report/kinds'
import { trendUnit, type DayRange } from '@sojourn/domain/finance/report/periods'
import { lazy, Suspense } from 'react'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { formatValue } from './figure-words'
import { barsAtMost, plotHeight, type PlotPoint } from './plot-data'
import { stepsOf } from './report-steps'
import { StepTable } from './report-tables'

const Plot = lazy(async () => ({ default: (await import('./plot')).Plot }))

interface TrendProps {
  report: Report
  range: DayRange
  figure: Figure
  columns: readonly Figure[]
  asTable: boolean
  onTable: (table: boolean) => void
  onPick: (step: string) => void
}

/** The course of a figure, as a plot or as a table. */
export function ReportTrend({ report, range, figure, columns, asTable, onTable, onPick }: TrendProps) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const steps = stepsOf(report, range)
  const title = text.trendOf({ figure: words.figures[figure], unit: text.units[trendUnit(range)] })
  const points = steps.map(({ name, now }) => pointOf(figure, name, now))
  return (
    <Card
      title={title}
      action={
        <Button
          kind="quiet"
          size="compact"
          icon={asTable ? 'chart' : 'list'}
          aria-pressed={asTable}
          onClick={() => onTable(!asTable)}
        >
          {asTable ? text.asChart : text.asTable}
        </Button>
      }
    >
      {asTable ? (
        <StepTable caption={title} steps={steps} columns={columns} onOpen={onPick} />
      ) : (
        <Drawn shape="line" figure={figure} label={title} points={points} onPick={(index) => onPick(steps[index]!.from)} />
      )}
    </Card>
  )
}

interface PartsProps {
  kind: ReportKind
  report: Report
  group: ReportGroup
  figure: Figure
  onPick: (key: string) => void
}

/** The largest parts beside each other; the table under it says all. */
export function ReportParts({ kind, report, group, figure, onPick }: PartsProps) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const groups = report.groups.slice(0, barsAtMost)
  const title = text.chartOf({ figure: words.figures[figure], group: words.groups[groupNameOf(kind, group)] })
  const points = groups.map(({ name, now, before }) => pointOf(figure, name, now, before))
  return (
    <Card title={title}>
      <Drawn shape="bars" figure={figure} label={title} points={points} onPick={(index) => onPick(groups[index]!.key)} />
    </Card>
  )
}

function pointOf(figure: Figure, name: string, now: Measures, before?: Measures): PlotPoint {
  const { unit, value } = figureRule(figure)
  const here = value(now)
  const there = before && value(before)
  return {
    name,
    value: here,
    words: formatValue(unit, here),
    ...(before && { before: there, wordsBefore: formatValue(unit, there) }),
  }
}

interface DrawnProps {
  shape: 'line' | 'bars'
  figure: Figure
  label: string
  points: readonly PlotPoint[]
  onPick: (index: number) => void
}

function Drawn({ shape, figure, ...props }: DrawnProps) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const height = plotHeight(shape, props.points.length)
  const { unit } = figureRule(figure)
  if (props.points.every(({ value = 0, before = 0 }) => value === 0 && before === 0))
    return (
      <EmptyState compact icon="chart" title={text.plotNone({ figure: words.figures[figure] })}>
        {text.plotNoneWhy}
      </EmptyState>
    )
  return (
    <Suspense fallback={<Skeleton height={height} />}>
      <Plot
        {...props}
        shape={shape}
        height={height}
        hint={text.chartHint}
        names={[words.figures[figure], text.comparison]}
        short={(value) => formatValue(unit, value)}
      />
    </Suspense>
  )
}

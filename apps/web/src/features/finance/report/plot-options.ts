import type { EChartsCoreOption } from 'echarts/core'
import type { PlotPoint, PlotProps } from './plot-data'

const ink = 'var(--ink-soft)'
const line = 'var(--line)'
const brand = 'var(--brand)'
const faint = 'var(--control-line)'
/** Names of bars are cut where they are longer. */
const nameWidth = 120

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const tooltip = (points: readonly PlotPoint[], [now, before]: PlotProps['names']) => ({
  trigger: 'axis',
  confine: true,
  backgroundColor: 'var(--raised)',
  borderColor: line,
  textStyle: { color: 'var(--ink)', fontFamily: 'inherit', fontSize: 12 },
  formatter(found: unknown) {
    const [{ dataIndex = 0 } = {}] = found as { dataIndex?: number }[]
    const point = points[dataIndex]
    if (!point) return ''
    const rows = [`<b>${escaped(point.name)}</b>`, `${escaped(now)} ${escaped(point.words)}`]
    if (point.wordsBefore !== undefined) rows.push(`${escaped(before)} ${escaped(point.wordsBefore)}`)
    return rows.join('<br>')
  },
})

/** The colours, the font and the axes that all plots share. */
function frameOf({ points, short }: PlotProps, fontFamily: string) {
  const label = { color: ink, fontFamily, fontSize: 12 }
  return {
    label,
    measured: { type: 'value', axisLabel: { ...label, formatter: short }, splitLine: { lineStyle: { color: line } } },
    named: {
      type: 'category',
      data: points.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line } },
    },
  }
}

const quiet = { emphasis: { disabled: true } }

/** How a plot is drawn; names are measured in the font of the page. What was before stands beside as hollow bars, told apart without colour. */
export function plotOptions(props: PlotProps, fontFamily: string): EChartsCoreOption {
  const { shape, points, names } = props
  const frame = frameOf(props, fontFamily)
  const common = { animation: false, tooltip: tooltip(points, names) }
  return { ...common, ...(shape === 'line' ? course(points, frame) : bars(points, frame)) }
}

type Frame = ReturnType<typeof frameOf>

const course = (points: readonly PlotPoint[], { label, measured, named }: Frame): EChartsCoreOption => ({
  grid: { left: 8, right: 16, top: 16, bottom: 8, outerBoundsMode: 'same' },
  xAxis: { ...named, boundaryGap: false, axisLabel: label },
  yAxis: measured,
  series: [
    {
      ...quiet,
      type: 'line',
      data: points.map(({ value }) => value ?? null),
      symbolSize: 7,
      showSymbol: points.length < 32,
      lineStyle: { color: brand, width: 2 },
      itemStyle: { color: brand },
      areaStyle: { color: brand, opacity: 0.12 },
    },
  ],
})

const rounded = [0, 3, 3, 0]
const barsOf = (data: (number | null)[], itemStyle: object) => ({ ...quiet, type: 'bar', data, barMaxWidth: 12, itemStyle })

const bars = (points: readonly PlotPoint[], { label, measured, named }: Frame): EChartsCoreOption => ({
  grid: { left: 8, right: 24, top: 8, bottom: 8, outerBoundsMode: 'same' },
  xAxis: { ...measured, splitNumber: 4 },
  yAxis: { ...named, inverse: true, axisLabel: { ...label, width: nameWidth, overflow: 'truncate' } },
  series: [
    barsOf(
      points.map(({ value }) => value ?? null),
      { color: brand, borderRadius: rounded },
    ),
    barsOf(
      points.map(({ before }) => before ?? null),
      { color: 'transparent', borderColor: faint, borderWidth: 1, borderRadius: rounded },
    ),
  ],
})

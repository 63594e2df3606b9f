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

/** How a plot is drawn; names are measured in the font of the page. What was before stands behind as a dashed line or a hollow bar, told apart without colour. */
export function plotOptions({ shape, points, names, short }: PlotProps, fontFamily: string): EChartsCoreOption {
  const label = { color: ink, fontFamily, fontSize: 12 }
  const common = { animation: false, tooltip: tooltip(points, names) }
  const values = points.map(({ value }) => value ?? null)
  const before = points.map((point) => point.before ?? null)
  const categories = points.map(({ name }) => name)
  const measured = { type: 'value', axisLabel: { ...label, formatter: short }, splitLine: { lineStyle: { color: line } } }
  const named = { type: 'category', data: categories, axisTick: { show: false }, axisLine: { lineStyle: { color: line } } }
  if (shape === 'line')
    return {
      ...common,
      grid: { left: 8, right: 16, top: 16, bottom: 8, outerBoundsMode: 'same' },
      xAxis: { ...named, boundaryGap: false, axisLabel: label },
      yAxis: measured,
      series: [
        {
          type: 'line',
          data: values,
          symbolSize: 7,
          showSymbol: points.length < 32,
          lineStyle: { color: brand, width: 2 },
          itemStyle: { color: brand },
          areaStyle: { color: brand, opacity: 0.12 },
          emphasis: { disabled: true },
        },
        ...(before.some((value) => value !== null)
          ? [
              {
                type: 'line',
                data: before,
                symbol: 'none',
                lineStyle: { color: faint, width: 2, type: 'dashed' },
                emphasis: { disabled: true },
              },
            ]
          : []),
      ],
    }
  const bars = (data: (number | null)[], style: object) => ({
    type: 'bar',
    data,
    barMaxWidth: 12,
    itemStyle: style,
    emphasis: { disabled: true },
  })
  return {
    ...common,
    grid: { left: 8, right: 24, top: 8, bottom: 8, outerBoundsMode: 'same' },
    xAxis: { ...measured, splitNumber: 4 },
    yAxis: { ...named, inverse: true, axisLabel: { ...label, width: nameWidth, overflow: 'truncate' } },
    series: [
      bars(values, { color: brand, borderRadius: [0, 3, 3, 0] }),
      bars(before, { color: 'transparent', borderColor: faint, borderWidth: 1, borderRadius: [0, 3, 3, 0] }),
    ],
  }
}

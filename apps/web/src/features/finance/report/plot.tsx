import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register, type EChartsType } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { PlotProps } from './plot-data'
import { plotOptions } from './plot-options'
import styles from './report.module.css'

register([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

/**
 * A plot. Its colours are variables of the page, so that it follows the theme by itself. By keyboard its points are walked through one by one,
 * each is said, and Enter opens it; the table beside says all of them.
 */
export function Plot(props: PlotProps) {
  const { label, hint, points, onPick, height } = props
  const { host, chart } = useChart(props)
  const hintId = useId()
  const [at, setAt] = useState<number>()
  const show = (index: number) => {
    setAt(index)
    chart.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: index })
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && at !== undefined) return onPick(at)
    const next = stepFrom(event.key, at, points.length - 1)
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  const said = at === undefined ? undefined : points[at]
  return (
    <div
      className={styles['plot']}
      role="application"
      aria-label={label}
      aria-describedby={hintId}
      tabIndex={0}
      onKeyDown={walk}
      onBlur={() => chart.current?.dispatchAction({ type: 'hideTip' })}
    >
      <div ref={host} className={styles['canvas']} style={{ height }} aria-hidden />
      <p id={hintId} className="visually-hidden">
        {hint}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {said && `${said.name} ${said.words}`}
      </p>
    </div>
  )
}

const stepFrom = (key: string, at: number | undefined, last: number): number | undefined =>
  ({ ArrowRight: Math.min(last, (at ?? -1) + 1), ArrowLeft: Math.max(0, (at ?? 1) - 1), Home: 0, End: last })[key]

/** The chart in its host, as wide as that; drawn anew with what it shows. */
function useChart(props: PlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const picked = useRef(props.onPick)
  useEffect(() => {
    picked.current = props.onPick
  })
  useEffect(() => {
    const plot = init(host.current, undefined, { renderer: 'svg' })
    chart.current = plot
    plot.on('click', ({ dataIndex }) => picked.current(dataIndex))
    const observer = new ResizeObserver(() => plot.resize())
    observer.observe(host.current!)
    return () => {
      observer.disconnect()
      plot.dispose()
    }
  }, [])
  useEffect(() => {
    chart.current?.setOption(plotOptions(props, getComputedStyle(host.current!).fontFamily), { notMerge: true })
  }, [props])
  return { host, chart }
}

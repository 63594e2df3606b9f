/** One point or bar. */
export interface PlotPoint {
  name: string
  value: number | undefined
  before?: number | undefined
  /** The value as it is read. */
  words: string
  wordsBefore?: string
}

export interface PlotProps {
  shape: 'line' | 'bars'
  label: string
  hint: string
  points: readonly PlotPoint[]
  height: number
  /** Names of now and before. */
  names: readonly [now: string, before: string]
  /** A value on the axis. */
  short: (value: number) => string
  onPick: (index: number) => void
}

const barHeight = 34
const axisHeight = 48
const lineHeight = 280
/** Bars that are drawn; the table says the rest. */
export const barsAtMost = 15

export const plotHeight = (shape: PlotProps['shape'], points: number): number =>
  shape === 'line' ? lineHeight : axisHeight + barHeight * Math.max(2, points)

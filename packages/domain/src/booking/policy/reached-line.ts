/** Of lines that begin at some minute the last that so many minutes reach; undefined where the shortest is longer. */
export const reachedLine = <Line extends { from: number }>(lines: readonly Line[], minutes: number): Line | undefined =>
  lines.reduce<Line | undefined>(
    (best, line) => (line.from <= minutes && line.from >= (best?.from ?? 0) ? line : best),
    undefined,
  )

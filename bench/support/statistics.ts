export interface Summary {
  count: number
  median: number
  p99: number
  most: number
}

/** Nearest rank: the value that this share of all values does not pass. */
export function percentile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))]!
}

export function summarise(values: readonly number[]): Summary {
  const sorted = Float64Array.from(values).sort()
  const list = Array.from(sorted)
  return { count: list.length, median: percentile(list, 0.5), p99: percentile(list, 0.99), most: list.at(-1) ?? Number.NaN }
}

export const median = (values: readonly number[]): number => summarise(values).median

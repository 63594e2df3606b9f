interface ComparableFare {
  cabin: string
  ticketPrice: number
}

/**
 * What a list shows of a flight before it is opened, by position: of each cabin the cheapest fare and the cheapest
 * within policy. `verdicts` stand in the order of the fares.
 */
export function leadFares(fares: readonly ComparableFare[], verdicts: readonly { verdict: string }[]): number[] {
  const leading = new Map<string, number>()
  const lead = (key: string, position: number): void => {
    const present = leading.get(key)
    if (present === undefined || fares[position]!.ticketPrice < fares[present]!.ticketPrice) leading.set(key, position)
  }
  for (const [position, { cabin }] of fares.entries()) {
    lead(cabin, position)
    if (verdicts[position]?.verdict === 'within') lead(`${cabin} within`, position)
  }
  return [...new Set(leading.values())].sort((a, b) => a - b)
}

/** The four quarters of a day by which departures are filtered. */
export const timeBands = ['night', 'morning', 'afternoon', 'evening'] as const
export type TimeBand = (typeof timeBands)[number]

/** The quarter of a time `HH:mm`. */
export function bandOf(time: string): TimeBand {
  const quarter = Math.floor(Number(time.slice(0, 2)) / 6)
  return timeBands[quarter] ?? 'evening'
}

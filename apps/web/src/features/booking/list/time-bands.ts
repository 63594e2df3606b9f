/** The four quarters of a day by which departures are filtered. */
export const timeBands = ['night', 'morning', 'afternoon', 'evening'] as const
export type TimeBand = (typeof timeBands)[number]

/** Halves and quarters in which somebody wishes to arrive or to leave, in these. */
export const bandsOfWindow: Readonly<Record<'morning' | 'afternoon' | 'evening', readonly TimeBand[]>> = {
  morning: ['night', 'morning'],
  afternoon: ['afternoon'],
  evening: ['evening'],
}

/** The quarter of a time `HH:mm`. */
export function bandOf(time: string): TimeBand {
  const quarter = Math.floor(Number(time.slice(0, 2)) / 6)
  return timeBands[quarter] ?? 'evening'
}

/** The product's present. Tests and demonstrations may turn it forward; it never goes back. */
export interface Clock {
  now(): Date
  turn(minutes: number): Date
}

/** Goes on with time from now, or from another start. */
export function systemClock(start?: Date): Clock {
  let aheadMs = start ? start.getTime() - Date.now() : 0
  const now = (): Date => new Date(Date.now() + aheadMs)
  return {
    now,
    turn(minutes) {
      if (minutes < 0) throw new RangeError('a clock only turns forward')
      aheadMs += minutes * 60_000
      return now()
    },
  }
}

/** Local date in China, where every mainland airport keeps UTC+8 (S9.01). */
export const chinaDate = (instant: Date): string => new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

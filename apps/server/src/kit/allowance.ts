import type { Clock } from './clock'

/** So many of one key a minute, some of them at once. */
export interface Allowance {
  /** Takes one, or answers after how many whole seconds there is one. */
  take(key: string): number
}

const minute = 60_000
const keysAtMost = 50_000

export function createAllowance(clock: Clock, { perMinute, atOnce }: { perMinute: number; atOnce: number }): Allowance {
  const each = minute / perMinute
  /** When all that was taken has grown again. */
  const fullAt = new Map<string, number>()
  return {
    take(key) {
      const moment = clock.now().getTime()
      const known = fullAt.get(key) ?? 0
      // No allowance takes that long to grow again: the clock was set back since.
      const full = known > moment + (atOnce + 1) * each ? moment : Math.max(known, moment)
      const next = full + each
      // In whole milliseconds, as the clock has them.
      const early = Math.floor(next - moment - atOnce * each)
      if (early > 0) return Math.ceil(early / 1000)
      if (fullAt.size >= keysAtMost) for (const [other, full] of fullAt) if (full <= moment) fullAt.delete(other)
      fullAt.set(key, next)
      return 0
    },
  }
}

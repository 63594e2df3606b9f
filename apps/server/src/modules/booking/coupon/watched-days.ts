import { addDays } from '@sojourn/domain/kit/local-date'
import type { Clock } from '../../../kit/clock'
import { chinaDate } from '../../../kit/clock'

/** Days; carriers move services of the next season months ahead. */
const soldAhead = 365

/** On which services leave that may be announced to be moved: all that are sold, and those of yesterday, which may not have left yet. */
export function watchedDays({ clock }: { clock: Clock }): { from: string; to: string } {
  const today = chinaDate(clock.now())
  return { from: addDays(today, -1), to: addDays(today, soldAhead) }
}

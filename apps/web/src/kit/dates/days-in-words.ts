import { formatDate } from '../text/format'
import type { useText } from '../text/text'
import type { DateRange } from './date-range-field'

/** Two days of which either may be open, as a person says them. */
export function daysInWords(words: ReturnType<typeof useText<'kit/widgets'>>, { from, to }: DateRange): string {
  if (!to) return words.daysSince({ date: formatDate(from) })
  if (!from) return words.daysUntil({ date: formatDate(to) })
  return words.daysBetween({ from: formatDate(from), to: formatDate(to) })
}

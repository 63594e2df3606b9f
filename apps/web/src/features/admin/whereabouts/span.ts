import { formatClock, formatInstant } from '../../../kit/text/format'
import { chinaDay } from '../../booking/journey/moment'

/** From when to when; a day that is the same is said once. */
export const spanOf = (from: string, to: string): { from: string; to: string } => ({
  from: formatInstant(from),
  to: chinaDay(from) === chinaDay(to) ? formatClock(to) : formatInstant(to),
})

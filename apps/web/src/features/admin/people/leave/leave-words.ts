import type { Leaving } from '@sojourn/contract/admin/people/person.shapes'
import { endsAtOnce } from '@sojourn/domain/admin/people/person'

/** Whether somebody has to take something over. */
export const handsOn = ({ approvals, heads, reports, guests }: Leaving): boolean =>
  approvals > 0 || heads.length > 0 || reports > 0 || guests > 0

interface End {
  lastDay: string
  today: string
  atOnce: boolean
}

export const whenItEnds = ({ lastDay, today, atOnce }: End): 'now' | 'today' | 'later' => {
  if (endsAtOnce(lastDay, today, atOnce)) return 'now'
  return lastDay === today ? 'today' : 'later'
}

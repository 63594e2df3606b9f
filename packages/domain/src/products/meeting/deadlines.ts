import {
  addMinutes,
  chinaOffsetMinutes,
  compareDates,
  earlierInstant,
  isBefore,
  laterInstant,
  localInstant,
} from '../../kit/local-date'
import type { KeptMeetingDemand, KeptMeetingPlan } from './kept-demand'

/** The end of a day in China. */
export const endOfDay = (day: string): string => localInstant(day, '23:59', chinaOffsetMinutes)

const remindMinutes = 24 * 60

/** What time does to a request: nobody answered by the wished day, a decision is due tomorrow, offers are over, no wished day is left. */
export type DemandDeadline = 'answerLate' | 'decisionDue' | 'decisionOver' | 'daysOver'

interface Waiting {
  state: 'submitted' | 'quoted'
  body: Pick<KeptMeetingDemand, 'dates' | 'answerBy'>
  /** Of a quoted one: until when its offers stand. */
  dueAt: string
}

/** The moments of a request that waits, in order. */
export function deadlinesOf({ state, body, dueAt }: Waiting): { deadline: DemandDeadline; at: string }[] {
  if (state === 'quoted')
    return [
      { deadline: 'decisionDue', at: addMinutes(dueAt, -remindMinutes) },
      { deadline: 'decisionOver', at: dueAt },
    ]
  const lastDay = body.dates.toSorted(compareDates).at(-1)!
  return [
    { deadline: 'answerLate', at: endOfDay(body.answerBy) },
    { deadline: 'daysOver', at: localInstant(lastDay, '00:00', chinaOffsetMinutes) },
  ]
}

/** Until when offers may be chosen: as long as one of them stands, and no longer than whoever asked wanted to take for it, unless they came later. */
export function offersStandUntil(
  { decideBy }: Pick<KeptMeetingDemand, 'decideBy'>,
  plans: readonly Pick<KeptMeetingPlan, 'validUntil'>[],
  now: string,
): string {
  const last = plans.map(({ validUntil }) => validUntil).reduce(laterInstant)
  const decide = endOfDay(decideBy)
  return isBefore(now, decide) ? earlierInstant(decide, last) : last
}

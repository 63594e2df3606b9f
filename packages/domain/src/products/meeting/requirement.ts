import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { AskMeeting } from '@sojourn/contract/products/meeting/requirement.shapes'
import { addDays, compareDates, isLocalDate } from '../../kit/local-date'
import { checkDay } from '../../booking/date-section'
import { eventDays } from './venue-fit'

/** Days that an event takes from its first. */
export const daysFrom = (firstDay: string, halfDays: number): string[] =>
  Array.from({ length: eventDays(halfDays) }, (_, index) => addDays(firstDay, index))

/** The first thing wrong with the days of a request: each within the horizon and once, offers before the decision, that before the event. */
export function checkMeetingDays(
  { dates, answerBy, decideBy }: Pick<AskMeeting, 'dates' | 'answerBy' | 'decideBy'>,
  days: { today: string; horizonEnd: string },
): Problem | undefined {
  const wrong = dates.findIndex((date) => checkDay('dates', date, days) !== undefined || date === days.today)
  if (wrong >= 0 || new Set(dates).size < dates.length)
    return problem('meetingDatesWrong', { field: `dates.${Math.max(0, wrong)}` })
  return checkDeadlines({ dates, answerBy, decideBy }, days.today)
}

/** Offers are due today at the earliest, the decision before the first of the wished days. */
export function checkDeadlines(
  { dates, answerBy, decideBy }: Pick<AskMeeting, 'dates' | 'answerBy' | 'decideBy'>,
  today: string,
): Problem | undefined {
  const first = dates.toSorted(compareDates)[0]!
  if (!isLocalDate(answerBy) || answerBy < today) return problem('meetingDeadlinesWrong', { field: 'answerBy' })
  const isInOrder = isLocalDate(decideBy) && answerBy <= decideBy && decideBy < first
  return isInOrder ? undefined : problem('meetingDeadlinesWrong', { field: 'decideBy' })
}

import type { MeetingAnswer } from '@sojourn/contract/products/meeting/attendee.shapes'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { findAttendees } from '../attendees/attendee-store'
import { openedAnswer } from '../attendees/kept-answer'

/** What guests answered, a mobile once, each with the day in China on which it was. */
export async function datedAnswers(work: Work, orderNo: string): Promise<(MeetingAnswer & { day: string })[]> {
  const rows = await findAttendees(work, orderNo)
  const counted = rows.filter(({ repeats }) => !repeats)
  return counted.map((row) => ({ ...openedAnswer(work.context, row), day: chinaDate(row.answeredAt) }))
}

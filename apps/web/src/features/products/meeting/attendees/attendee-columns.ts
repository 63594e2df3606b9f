import type { MeetingAttendee } from '@sojourn/contract/products/meeting/attendee.shapes'
import { fileMoment, type FileColumn } from '../../../../kit/lists/list-file'
import { formatMonthDay, formatList } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'

/** What the list and its file say of an answer, column by column; empty of who does not come. */
export function attendeeWords({ comes, repeats, wishes }: Pick<MeetingAttendee, 'comes' | 'repeats' | 'wishes'>) {
  const text = readText('products/meeting/guests/attendees')
  const words = readText('products/meeting/words')
  const dates = (days: readonly string[]) => formatList(days.map((day) => formatMonthDay(day)))
  const { fromCity, by = 'own' } = wishes ?? {}
  return {
    comes: repeats ? text.repeated : comes ? text.coming : text.notComing,
    days: dates(wishes?.days ?? []),
    travel: !wishes ? '' : fromCity ? text.from({ city: fromCity, mode: words.modes[by] }) : words.modes[by],
    arrival: wishes ? `${formatMonthDay(wishes.arrival.date)} ${words.windows[wishes.arrival.window]}` : '',
    leaving: wishes?.leaving ? `${formatMonthDay(wishes.leaving.date)} ${words.windows[wishes.leaving.window]}` : '',
    diet: wishes ? words.diets[wishes.diet] : '',
    room: !wishes ? '' : [words.rooms[wishes.room], dates(wishes.nights)].filter(Boolean).join(' · '),
    note: wishes?.note ?? '',
  }
}

/** The list as a file. */
export function fileColumns(): FileColumn<MeetingAttendee>[] {
  const { columns } = readText('products/meeting/guests/attendees')
  const worded = (['comes', 'days', 'travel', 'arrival', 'leaving', 'diet', 'room', 'note'] as const).map((key) => ({
    head: columns[key],
    value: (row: MeetingAttendee) => attendeeWords(row)[key],
  }))
  return [
    { head: columns.name, value: ({ name }) => name },
    { head: columns.mobile, value: ({ mobile }) => mobile },
    ...worded,
    { head: columns.answered, value: ({ answeredAt }) => fileMoment(answeredAt) },
  ]
}

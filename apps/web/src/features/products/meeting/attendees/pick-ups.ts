import type { MeetingAttendee, MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import { arrivalWindows, type ArrivalWindow } from '@sojourn/contract/products/meeting/meeting-words'
import type { FileColumn } from '../../../../kit/lists/list-file'
import { readText } from '../../../../kit/text/text'

/** Somebody who arrives or leaves in a window, with how many do so. */
export interface PickUp extends Pick<MeetingAttendee, 'name' | 'mobile'> {
  direction: 'arrival' | 'leaving'
  date: string
  window: ArrivalWindow
  by: MeetingWishes['by']
  city: string
  count: number
}

/** Everybody who comes, by when they arrive and then by when they leave; whoever answered twice once. */
export function pickUpsOf(all: readonly MeetingAttendee[]): PickUp[] {
  const coming = all.filter(({ repeats }) => !repeats)
  const moves = (['arrival', 'leaving'] as const).flatMap((direction) =>
    coming.flatMap(({ name, mobile, wishes }) => {
      const moved = wishes?.[direction]
      return wishes && moved ? [{ name, mobile, direction, ...moved, by: wishes.by, city: wishes.fromCity ?? '' }] : []
    }),
  )
  const key = ({ direction, date, window }: Omit<PickUp, 'count'>): string =>
    `${direction}${date}${arrivalWindows.indexOf(window)}`
  return moves
    .map((move) => ({ ...move, count: moves.filter((each) => key(each) === key(move)).length }))
    .toSorted((one, other) => key(one).localeCompare(key(other)))
}

/** The same as a file, for whoever drives them. */
export function pickUpColumns(): FileColumn<PickUp>[] {
  const { columns, pickUpColumns: heads, directions } = readText('products/meeting/guests/attendees')
  const words = readText('products/meeting/words')
  return [
    { head: heads.direction, value: ({ direction }) => directions[direction] },
    { head: heads.date, value: ({ date }) => date },
    { head: heads.window, value: ({ window }) => words.windows[window] },
    { head: heads.count, value: ({ count }) => String(count) },
    { head: columns.name, value: ({ name }) => name },
    { head: columns.mobile, value: ({ mobile }) => mobile },
    { head: columns.travel, value: ({ by }) => words.modes[by] },
    { head: heads.city, value: ({ city }) => city },
  ]
}

import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import type { KeptIntlTimes } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import type { IntlSegmentRow, KeptIntlOrder } from '../order/kept-store'
import { shownOrderSegment } from '../order/to-screen'
import { selfTransfersOf } from '../supply/self-transfers'

export interface Flown {
  segments: readonly IntlSegmentRow[]
  kept: Pick<KeptIntlOrder, 'trip'>
}
type Moved = Pick<KeptIntlTimes, 'departAt' | 'arriveAt'>
type Risk = NonNullable<IntlScheduleNotice['risk']>

/**
 * The connection before or after a moved flight that has less time now than its airport asks for; else the change of planes to or from another
 * ticket that has less than is wise, and than it had.
 */
export function missedConnection(flown: Flown, position: number, times: Moved): Risk | undefined {
  const moved = flown.segments.find((row) => row.position === position)
  return moved && (ofDirection(flown, moved, times) ?? ofOtherTicket(flown, moved, times))
}

function ofDirection({ segments, kept }: Flown, moved: IntlSegmentRow, times: Moved): Risk | undefined {
  const own = segments.filter(({ body }) => body.slice === moved.body.slice)
  const index = own.indexOf(moved)
  const connections = kept.trip.slices[moved.body.slice]?.connections ?? []
  const sides = [
    { connection: connections[index - 1], from: own[index - 1]?.arriveAt.toISOString(), to: times.departAt },
    { connection: connections[index], from: times.arriveAt, to: own[index + 1]?.departAt.toISOString() },
  ]
  for (const { connection, from, to } of sides) {
    if (!connection || from === undefined || to === undefined) continue
    const minutes = minutesBetween(from, to)
    const { minimumMinutes, arriveAirport, minutes: minutesBefore } = connection
    if (minutes < minimumMinutes) return { airport: arriveAirport, minutesBefore, minutes: Math.max(0, minutes), minimumMinutes }
  }
  return undefined
}

function ofOtherTicket({ segments, kept }: Flown, moved: IntlSegmentRow, times: Moved): Risk | undefined {
  const flights = segments.map(shownOrderSegment)
  const directions = [...new Set(flights.map(({ slice }) => slice))].map((slice) => ({
    slice,
    flights: flights.filter((flight) => flight.slice === slice),
  }))
  for (const { after, transfer } of selfTransfersOf(directions, kept.trip.tickets)) {
    const [last, next] = [directions[after]!.flights.at(-1)!, directions[after + 1]!.flights[0]!]
    const at = (index: number): Moved | undefined => (index === moved.position ? times : undefined)
    const minutes = minutesBetween(at(last.index)?.arriveAt ?? last.arriveAt, at(next.index)?.departAt ?? next.departAt)
    const { arriveAirport: airport, minutes: minutesBefore, minimumMinutes } = transfer
    if (minutes < minimumMinutes && minutes < minutesBefore)
      return { airport, minutesBefore, minutes: Math.max(0, minutes), minimumMinutes, otherTicket: true }
  }
  return undefined
}

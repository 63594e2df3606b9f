import type { Fulfiller } from '@sojourn/contract/booking/codes'
import { isBefore, minutesBetween } from '../../kit/local-date'

/** A service that one person is booked on; instants, and the codes of the cities. */
export interface BookedSegment {
  orderNo: string
  fulfiller: Fulfiller
  serviceNo: string
  departDate: string
  departAt: string
  arriveAt: string
  departCity: string
  arriveCity: string
}
export type NewSegment = Omit<BookedSegment, 'orderNo' | 'fulfiller'>

/** 'overlap': in two places at once; 'tight': under two hours between; 'otherCity': lands in one city, leaves from another soon after. */
export type ConflictKind = 'overlap' | 'tight' | 'otherCity'

const tightMinutes = 120
/** Time to reach another city overland; a longer gap lets the traveller go as they please. */
const overlandMinutes = 360

/** Active orders of the same person on the same service and day: no second one may be made (handbook 1.8). */
export const samePassenger = (planned: readonly NewSegment[], booked: readonly BookedSegment[]): BookedSegment[] =>
  booked.filter((old) =>
    planned.some(({ serviceNo, departDate }) => serviceNo === old.serviceNo && departDate === old.departDate),
  )

/** Journeys that one person can hardly both make; the booker is warned and may go on. */
export function timeConflicts(
  planned: readonly NewSegment[],
  booked: readonly BookedSegment[],
): { planned: NewSegment; booked: BookedSegment; kind: ConflictKind }[] {
  return planned.flatMap((segment) =>
    booked.flatMap((old) => {
      const kind = conflictOf(segment, old)
      return kind ? [{ planned: segment, booked: old, kind }] : []
    }),
  )
}

function conflictOf(a: NewSegment, b: NewSegment): ConflictKind | undefined {
  const [first, second] = isBefore(b.departAt, a.departAt) ? [b, a] : [a, b]
  return gapConflict(minutesBetween(first.arriveAt, second.departAt), first.arriveCity === second.departCity)
}

/** Is this gap, in minutes from an arrival to the next departure, too short to take both? */
export function gapConflict(gap: number, sameCity: boolean): ConflictKind | undefined {
  if (gap < 0) return 'overlap'
  if (gap < tightMinutes) return 'tight'
  return !sameCity && gap < overlandMinutes ? 'otherCity' : undefined
}

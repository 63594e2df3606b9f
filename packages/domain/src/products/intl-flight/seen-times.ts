interface Times {
  departDate: string
  departTime: string
  arriveDate: string
  arriveTime: string
}
/** A flight of a trip, by its place, with the hours that somebody saw. */
export interface Retimed {
  segment: number
  was: Times
}

const isSame = (one: Times, other: Times): boolean =>
  one.departDate === other.departDate &&
  one.departTime === other.departTime &&
  one.arriveDate === other.arriveDate &&
  one.arriveTime === other.arriveTime

/** Flights that leave or come at other hours than were seen, both in the order of the trip; undefined where it has not as many. */
export function retimedSince(seen: readonly Times[], now: readonly Times[]): Retimed[] | undefined {
  if (seen.length !== now.length) return undefined
  return seen.flatMap((was, segment) => (isSame(was, now[segment]!) ? [] : [{ segment, was }]))
}

import type { Fulfiller } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { BookedSegment } from '@sojourn/domain/booking/traveller/conflicts'
import type { TravellerConflicts } from '../../../booking/party/conflicts'

const railways: readonly Fulfiller[] = ['rail', 'rail-waitlist', 'rail-office']

/** The railway refuses a second train at the same time (handbook 3.5); a flight at that time only warns. */
export const isBlocking = ({ booked, kind }: TravellerConflicts['conflicts'][number]): boolean =>
  kind === 'overlap' && railways.includes(booked.fulfiller)

/** Why the railway would not sell this person the journey, and which order is in the way. */
export function blockingProblem(
  { same, conflicts }: TravellerConflicts,
  name: string,
): { problem: Problem; booked: BookedSegment } | undefined {
  const [twice] = same
  if (twice) {
    const detail = { name, number: twice.serviceNo, orderNo: twice.orderNo }
    return { problem: problem('sameTrainTwice', { field: 'travellers', detail }), booked: twice }
  }
  const booked = conflicts.find(isBlocking)?.booked
  if (!booked) return undefined
  const detail = { name, number: booked.serviceNo }
  return { problem: problem('journeyOverlaps', { field: 'travellers', detail }), booked }
}

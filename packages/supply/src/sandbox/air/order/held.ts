import { isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import type { AirHeld } from '../../../ports/air'
import type { BookedJourney } from '../journeys'
import { hashText } from '../random'

/** What is told of a record, however often it is asked for. */
export const heldOf = (pnr: string, holdUntil: Date, booked: readonly BookedJourney[]): AirHeld => ({
  pnr,
  ...(booked.some(({ fare }) => isGovernmentFare(fare)) && { verificationNo: verificationNo(pnr) }),
  holdUntil,
  journeys: booked.map(({ flight, fare }) => ({ flight, fare })),
})

const verificationNo = (pnr: string): string => `GP${String(hashText(pnr, 0)).padStart(10, '0')}`

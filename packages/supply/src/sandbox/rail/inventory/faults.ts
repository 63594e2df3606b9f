import { faultWordsIn } from '../../fault-words'

export const railFaults = [
  'NO_SEAT',
  'OTHER_SEAT',
  'IDENTITY',
  'CONFLICT',
  'LIMIT',
  'PRICE_UP',
  'CLOSED',
  'BUSY',
  // The railway's queue: the first answer is that there is none yet.
  'LATE',
  'SLOW',
  'TWICE',
  // To seats that are locked already, or to their tickets.
  'SEATS_LOST',
  'ISSUE_FAIL',
  'REFUND_FAIL',
  'CHANGE_FAIL',
  'NOSHOW',
  // The railway stops the train of these tickets.
  'STOPPED',
] as const
export type RailFault = (typeof railFaults)[number]

/** The passenger whom the railway does not know: the one whose name says so, or else the first. */
export const unverifiedPassenger = (passengers: readonly { name: string }[]): number =>
  Math.max(
    0,
    passengers.findIndex(({ name }) => faultWordsIn(name).includes('IDENTITY')),
  )

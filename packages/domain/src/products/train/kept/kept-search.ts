import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { decodeChoices } from '../../../booking/policy/choice-set-record'
import type { PolicyTrain } from '../policy/evaluate'

/** A train as a search keeps it that showed it: what policy judges, its key and arrival, and how many of each class were left. */
export interface KeptTrain extends PolicyTrain {
  trainKey: string
  /** In China, so many midnights after the date of departure. */
  arriveTime: string
  spanDays: number
  seats: readonly KeptSeat[]
}
type KeptSeat = PolicyTrain['seats'][number] & {
  /** Left for the whole ride; 21 means more than twenty. */
  seats: number
}

/** The trains of a kept search, and the verdict of each of their classes, train by train. */
export function readSearch(body: string): { trains: readonly KeptTrain[]; verdicts: Verdict[] } {
  const { set, verdicts } = decodeChoices<KeptTrain>(body)
  return { trains: set.offers, verdicts }
}

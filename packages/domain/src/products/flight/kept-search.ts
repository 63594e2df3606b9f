import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { decodeChoices } from '../../booking/policy/choice-set-record'
import type { PolicyFare, PolicyFlight } from './policy/offers'

/** A flight as a search keeps it that showed it, the two of a connection as one: what policy judges, and the day of arrival. */
export interface SearchedFlight extends PolicyFlight {
  /** Days from departure to arrival. */
  spanDays: number
  fares: readonly SearchedFare[]
}
export interface SearchedFare extends PolicyFare {
  /** 1–9 exact seats, 10 more than nine. */
  seats: number
}

/** The flights of a kept search, and the verdict of each of their fares, flight by flight. */
export function readSearch(body: string): { flights: readonly SearchedFlight[]; verdicts: Verdict[] } {
  const { set, verdicts } = decodeChoices<SearchedFlight>(body)
  return { flights: set.offers, verdicts }
}

import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { decodeChoices } from '../../booking/policy/choice-set-record'
import type { KeptIntlSlice } from './kept'
import type { PolicyJourney } from './policy/journey'

/** One fare of one itinerary as a search keeps it that showed it: what policy judges, and what approvers and sheets are told. */
export interface SearchedFare extends PolicyJourney {
  fareKey: string
  brand: KeptIntlSlice['brand']
  bookingClasses: readonly string[]
  /** 1–9 exact seats, 10 more than nine. */
  seats: number
  arriveDate: string
  arriveTime: string
  /** Airports where planes are changed, as `HKG` or `PVG-SHA, HKG`; absent of what is direct. */
  via?: string
  /** What goes free, each once: `2x23` are pieces, `30` is a weight in all; absent of searches that did not keep it. */
  baggage?: string
  /** It was not shown: standards compared with it. */
  beside?: true
  /** Fen of the whole party for the trip as far as it was chosen, completed by the cheapest of the rest. */
  total: number
}

/** The fares that a kept search showed, with the verdict of each and its place among all that are kept. */
export function readSearch(body: string): { fares: readonly SearchedFare[]; verdicts: Verdict[]; places: readonly number[] } {
  const { set, verdicts } = decodeChoices<SearchedFare>(body)
  const places = set.offers.flatMap(({ beside }, place) => (beside ? [] : [place]))
  return { fares: places.map((place) => set.offers[place]!), verdicts: places.map((place) => verdicts[place]!), places }
}

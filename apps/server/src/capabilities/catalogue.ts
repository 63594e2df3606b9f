import type { Agent } from '../kit/agent'
import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import type { ComparedOffer } from '@sojourn/contract/booking/comparison.calls'
import type { Language } from '@sojourn/contract/kit/language'

/** For whom prices are looked up; `agent` where one of the agency's staff asks, whose fee is another. */
export interface Asked {
  enterpriseId: number
  agent?: Agent | undefined
  travellerIds: readonly string[]
  /** What an application that is being written asks for in place of their own standards. */
  standard?: ApplicationStandard | undefined
}

/** A journey of one day between two cities, with who would make it. */
export interface ComparedJourney extends Asked {
  depart: string
  arrive: string
  date: string
  business: boolean
  language: Language
  /** The application that they travel under, whose standard binds. */
  travelApplyNo: string | null
}

export type ComparableOffer = Omit<ComparedOffer, 'best'>

/** One way on one day, between places in codes or names. */
export interface PlannedJourney extends Asked {
  depart: string
  arrive: string
  date: string
}

/** Nights in a city, which is named in simplified Chinese. */
export interface PlannedStay extends Asked {
  city: string
  checkIn: string
  checkOut: string
}

export interface JourneyEstimate {
  cheapest: number
  typical: number
  /** The dearest within the standards of all; absent where they set no limit. */
  cap?: number
}

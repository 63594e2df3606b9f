import type { TravelType } from '@sojourn/contract/booking/codes'
import type { SeatType } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { readStored } from '../../../kit/stored-version'
import type { KeptIntlPenalty, KeptIntlSegment } from '../kept'
import type { PolicyJourney } from '../policy/journey'

/** What of a direction is asked for; in a draft any of it may be empty. */
export interface KeptDemandLeg {
  departCode: string
  /** 0 a whole city, 1 an airport (S3.27). */
  departType: number
  arriveCode: string
  arriveType: number
  /** yyyy-MM-dd */
  date: string
}

/** A journey abroad that nobody can book online, as somebody asked the agency for it (handbook 2.5). */
export interface KeptFlightDemand {
  version: 1
  travelType: TravelType
  legs: KeptDemandLeg[]
  /** So many days earlier or later suit as well. */
  flexibleDays: number
  cabin: SeatType
  employeeIds: string[]
  /** Most fen per traveller, taxes included. */
  budget?: number
  remarks: string
  /** The travel application that it is asked under. */
  travelApplyNo?: string
}

export const readFlightDemand = (body: unknown): KeptFlightDemand =>
  readStored('a demand for international flights', body, { 1: (demand: KeptFlightDemand) => demand })

export const planPassengers = ['adult', 'child', 'infant'] as const
export type PlanPassenger = (typeof planPassengers)[number]

/** Fen of one passenger. */
export interface KeptPlanPrice {
  passenger: PlanPassenger
  fare: number
  taxes: number
}

/** An itinerary that the agency's staff offer for a demand, on one ticket for each traveller. */
export interface KeptFlightPlan {
  version: 1
  planId: string
  /** Instant. */
  validUntil: string
  /** Two letters. */
  validatingCarrier: string
  segments: KeptIntlSegment[]
  prices: KeptPlanPrice[]
  /** Refunding and changing, as the carrier's rules read. */
  rules: string
  note: string
  /** Where it is sold by the supply, as it was when it was quoted. */
  offer?: KeptPlanOffer
  /** That the supply does not sell it any more as it was quoted. */
  ended?: KeptPlanEnd
}

/** What of the supply a plan is, and what is asked to have it. */
export interface KeptPlanOffer {
  legs: KeptDemandLeg[]
  /** One for each leg. */
  choices: { itineraryKey: string; fareKey: string }[]
  /** One for each leg, as policy judges them; absent of plans that were quoted before it did. */
  fares?: KeptPlanFare[]
  /** Of its tickets, one after the other. */
  penalties: KeptIntlPenalty[][]
  /** Instants. */
  ticketBy: string
  priceUntil: string
  /** 1–9 exact seats, 10 more than nine. */
  seats: number
  instantPayment: boolean
}

export type KeptPlanFare = Required<Pick<PolicyJourney, 'brand' | 'refundFee' | 'changeFee'>>

export type PlanEnd = 'dearer' | 'soldOut' | 'retimed' | 'notSold'
export interface KeptPlanEnd {
  /** Instant. */
  at: string
  why: PlanEnd
  /** Fen that the whole party would pay now, where it is dearer. */
  total?: number
}

export const readFlightPlan = (plan: unknown): KeptFlightPlan =>
  readStored('the offer of international flights', plan, { 1: (kept: KeptFlightPlan) => kept })

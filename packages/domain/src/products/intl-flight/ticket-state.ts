import type { KeptIntlPenalty } from './kept'

/** A ticket of one passenger as its rules see it at a moment (docs/intl-fare-rules.md); money is fen of this passenger. */
export interface TicketState {
  /** In order of travel. */
  directions: readonly DirectionState[]
  penalties: readonly KeptIntlPenalty[]
  /** Fen for a million whole units of each currency in which fees are filed: the rate of the ticket. */
  rates: Readonly<Record<string, number>>
  infant: boolean
}
export interface DirectionState {
  fare: number
  surcharge: number
  taxes: readonly { code: string; amount: number; refundable: boolean }[]
  /** One-way fare of the same class on the day of issue. */
  oneWayFare: number
  segments: readonly SegmentState[]
}
export interface SegmentState {
  /** Instant of the scheduled departure. */
  departAt: string
  flown: boolean
  /** The carrier has cancelled, retimed or delayed it. */
  changedByCarrier: boolean
}

export const isUsed = ({ segments }: DirectionState): boolean => segments.some(({ flown }) => flown)
export const openSegments = ({ segments }: DirectionState): SegmentState[] => segments.filter(({ flown }) => !flown)
/** Something of it left without its passenger. */
export const isMissed = (direction: DirectionState, at: string): boolean =>
  openSegments(direction).some(({ departAt, changedByCarrier }) => !changedByCarrier && Date.parse(departAt) < Date.parse(at))
export const isInvoluntary = (direction: DirectionState): boolean =>
  openSegments(direction).some(({ changedByCarrier }) => changedByCarrier)

export const paidFor = ({ fare, surcharge }: DirectionState): number => fare + surcharge

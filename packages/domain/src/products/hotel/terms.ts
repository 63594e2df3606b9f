/** What cancelling costs: of one room's price for the whole stay. */
export interface CancellationPenalty {
  kind: 'none' | 'firstNight' | 'percent' | 'allNights'
  /** 1 to 100, of `percent`. */
  percent?: number
}

/**
 * Handbook 4.3. Steps are measured back from `basis`: 24:00 of the arrival date, or the latest arrival that was agreed. A step
 * applies later than `hoursBefore` hours before it; null is from the moment of booking. Before the first step nothing is due.
 */
export interface CancellationPolicy {
  kind: 'free' | 'limited' | 'ladder' | 'none'
  basis: 'midnight' | 'latestArrival'
  steps: { hoursBefore: number | null; penalty: CancellationPenalty }[]
}

/** Handbook 4.4: when a guarantee is needed, for what, and how long a guaranteed booking can be cancelled. */
export interface GuaranteeRule {
  dateType: 'checkIn' | 'stay' | 'book'
  startDate: string
  endDate: string
  /** 0 is Sunday; all seven is any day. */
  weekdays: number[]
  /** HH:mm. Needed when the latest arrival is after the start and not after the end; an end before its start means 06:00 of the next day. */
  time?: { start: string; end: string }
  /** Needed from so many rooms on. */
  rooms?: number
  amount: 'firstNight' | 'allNights'
  change: {
    kind: 'noChange' | 'untilDayTime' | 'hoursBeforeArrival' | 'hoursBeforeMidnight'
    /** Days before arrival and HH:mm on that day, of `untilDayTime`. */
    days?: number
    time?: string
    hours?: number
  }
}

/** Over the standard: the company pays `company`, the guests `personal` (超标自付); fen of the whole order. */
export interface StayExcess {
  /** What the standards of all rooms allow together. */
  limit: number
  company: number
  personal: number
  /** The standard leaves it to each guest to pay or to ask for approval. */
  choice: boolean
}

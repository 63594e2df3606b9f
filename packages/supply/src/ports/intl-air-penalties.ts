/** Unknown is not forbidden: an agent has to ask the carrier. */
export type Permission = 'free' | 'fee' | 'forbidden' | 'unknown'
/** Of a wholly unused ticket well before departure; the fee is that of an adult. */
export interface IntlPenaltyDigest {
  refund: Permission
  refundFee?: number
  change: Permission
  changeFee?: number
}

/** One rule of a ticket (handbook 2.2). */
export interface IntlPenalty {
  kind: 'refund' | 'change' | 'noShow' | 'upgrade' | 'endorsement' | 'usedSegments' | 'taxRefund' | 'other'
  scope: 'unused' | 'partlyUsed' | 'outbound' | 'inbound'
  unit: 'ticket' | 'direction' | 'segment'
  /** Before the departure of what it is asked for; absent ends are open. */
  window: { unit: 'hours' | 'days'; from?: number; to?: number }
  permission: 'allowed' | 'forbidden' | 'unknown'
  /** Whole units of the smallest coin of its currency; absent where it is free, forbidden or unknown. */
  fee?: { amount: number; currency: string }
  /** Instead of a fee: of the fare. */
  percent?: number
  /** Of a tax: its code. */
  tax?: string
}

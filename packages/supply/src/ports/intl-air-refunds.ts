/** What is asked and told of refunds of international tickets. */
export interface IntlAirRefundQuoting {
  ticketNos: readonly string[]
  /** Only what governments and airports give back. */
  taxesOnly?: boolean
}
export interface IntlAirRefundLine {
  ticketNo: string
  /** What of the fare was used, and the penalty; fen. */
  usedFare: number
  fee: number
  taxes: number
  /** The same tax by tax. */
  taxLines: { code: string; amount: number }[]
  /** What comes back. */
  amount: number
  involuntary: boolean
  /** By which rules, as positions among the penalties of its ticket. */
  rules: number[]
}
/** `unknown`: somebody has to ask the carrier. */
export type IntlAirRefundQuote = { lines: IntlAirRefundLine[] } | { unknown: true }
export interface IntlAirRefundAll {
  key: string
  lines: readonly { ticketNo: string; feeAtMost: number }[]
  taxesOnly?: boolean
}
export interface IntlAirRefunded {
  lines: IntlAirRefundLine[]
}

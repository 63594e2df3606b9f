/** One for what each trade sells. */
type SettlingTrade = 'air' | 'intlAir' | 'rail' | 'hotels' | 'rides'

/** One thing that the agency has at the supplier under a company's account, as it was reported; amounts are fen. */
export interface ReportedSale {
  /** Our own name for it: the line of the order. */
  reference: string
  ticketNo: string
  day: string
  currency: string
  fare: number
  taxes: number
  fee: number
  /** Only what is charged belongs into the file; of the rest the supplier knows too. */
  status: 'charged' | 'cancelled' | 'personal' | 'otherPeriod'
}
export interface StatementRequest {
  supplier: SettlingTrade
  /** The company's account there. */
  account: string
  /** Local days, both included. */
  from: string
  to: string
  sales: readonly ReportedSale[]
}
export interface Statement {
  name: string
  /** Comma-separated, as `settlementHeader` and `settlementTotal` of the domain say. */
  csv: string
}

/** What we need of whoever settles with us: once a month each supplier says what it charges a company's account. */
export interface SettlementSupply {
  /** The file of one period, the same whenever it is asked for alike. */
  statement(request: StatementRequest): Promise<Statement>
}

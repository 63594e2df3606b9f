/** Whole units; D departing abroad, A arriving from abroad, T changing between flights from and to abroad; infants pay none but of those marked. */
export interface TaxRow {
  code: string
  /** A country, or one airport of it, which then stands for itself. */
  place: string
  on: 'D' | 'A' | 'T'
  amount: number
  currency: string
  children?: 'free'
  infants?: 'pay'
  refundable?: false
  basis: 'published' | 'assumed'
}

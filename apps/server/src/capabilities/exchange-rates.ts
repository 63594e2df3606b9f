import type { KnownRate } from '@sojourn/domain/kit/exchange'

/** Dated exchange rates, kept in memory: every amount that is told in a company's base currency asks. */
export interface ExchangeRates {
  /** Of one currency, in any order; none where nobody entered any. */
  of(this: void, currency: string): readonly KnownRate[]
}

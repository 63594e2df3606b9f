import type { ReportGroup } from '@sojourn/contract/finance/report-words'
import type { Money } from '@sojourn/contract/kit/money'
import type { Language } from '@sojourn/contract/kit/language'
import type { Tenant } from '../db/tenant'
import type { Comparison, ReportFacts } from '@sojourn/domain/booking/report-facts'

/** A part of an order as lines of a bill name it, in the reader's words. */
export interface ReportItem {
  /** The number or name under which it is known. */
  service: string
  carrier: string
  /** Class, seat or room. */
  className: string
  from: string
  to: string
  /** Fen of public charges in each traveller's ticket, by position in the order; absent where there are none. */
  taxes?: Readonly<Record<number, number>>
  /** Of a stay abroad: what its hotel asks of the whole party for all nights, in the currency there. */
  ownPrice?: Money
  /** Whoever sells it there writes the invoice, as a hotel's front desk does; absent where nobody does. */
  invoicedThere?: true
  /** Of a flight: in which journey of its order, and the full fare of its cabin in fen. */
  journey?: number
  fullFare?: number
}

/** What was bought from a kept search. */
export interface Bought {
  segment: unknown
  /** All of its order. */
  segments: readonly unknown[]
  /** Keys of the fares of its order, direction by direction. */
  fareKeys: readonly string[]
}

/** How a product counts in reports. */
export interface ReportedProduct {
  facts(this: void, segment: unknown): ReportFacts
  /**
   * What else a kept search showed from which the segment was bought, of a stay for one of its rooms; absent where nothing is compared, and
   * undefined where the search did not show it.
   */
  comparison?(this: void, search: string): (bought: Bought) => Comparison | undefined
  /** Of each order the keys of its fares, direction by direction, where its segments do not tell them. */
  fareKeys?(this: void, tenant: Tenant, orderNos: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** What a key of its facts is called. */
  nameOf(this: void, group: FactGroup, key: string, language: Language): string
}
/** By what a product itself divides its lines. */
export type FactGroup = Extract<ReportGroup, 'class' | 'carrier' | 'route'>

import type { BoughtOffersOfProducts } from '../bought'
import type { RecordedChoices } from '../choice-set-record'
import type { PolicySections } from '../section'

/** An order that bought of a search for one of its journeys, with its segments as they are kept. */
export interface Booking {
  orderNo: string
  journey: number
  segments: readonly unknown[]
  travellers: number
}

/** A search as it is kept, with the orders that bought of it. */
export interface KeptSearch {
  searchId: string
  /** Instant. */
  searchedAt: string
  body: string
  bookings: readonly Booking[]
}
export type Read = Omit<KeptSearch, 'body'> & RecordedChoices

/** What each product knows of its searches. */
export interface LabProducts {
  sections: PolicySections
  bought: BoughtOffersOfProducts
}

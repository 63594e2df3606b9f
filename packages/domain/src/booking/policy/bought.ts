import type { PolicyProduct } from '@sojourn/contract/booking/codes'

/** The offers of a search with what was bought of them, which the list need not have shown. */
export interface Bought<Offer = unknown> {
  offers: readonly Offer[]
  /** Of its verdict. */
  position: number
  /** Fen of one traveller, or of one room. */
  price: number
  /** Rooms of a stay; absent where everybody pays the price. */
  rooms?: number
  /** Of how many journeys these offers tell the price together; absent where each has its own. */
  journeys?: number
}

/** What a product knows of the offers that it keeps of a search, besides judging them. */
export interface BoughtOffers<Offer = unknown> {
  /** Fen of one traveller for the journey or the whole trip, or of one room for the whole stay, in the order of verdicts; undefined where it was sold out or not shown. */
  prices(offers: readonly Offer[]): (number | undefined)[]
  /** What an order bought of a search for one of its journeys, by its segments as they are kept; undefined where it was something else. */
  bought(offers: readonly Offer[], segments: readonly unknown[], journey: number): Bought<Offer> | undefined
}

/** Of the products whose orders name their searches. */
export type BoughtOffersOfProducts = Readonly<Partial<Record<PolicyProduct, BoughtOffers>>>

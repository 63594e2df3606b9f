import type { Product } from '@sojourn/contract/booking/codes'
import type { Credential } from './traveller/credentials'
import type { TravellerFault } from './traveller/traveller-sentences'

/** A stored document as it is to be travelled with. */
export type TravelDocument = Pick<Credential, 'type' | 'expiresOn'> & { birthDate?: string | undefined }

/** What a product says of its searches and of those who travel, before anything is chosen. */
export interface DraftRules {
  /** Days ahead that can be booked (S9.02–S9.04). */
  daysAhead: number
  /** How many days are on sale, today included, where the calendar goes further than the supplier sells. */
  daysOnSale?: number
  /** Nights are booked: one leaves a day after the last of them. */
  nights?: true
  /** Most people on one order. */
  travellersAtMost: number
  /** Why a document does not serve for travel that ends on this day; absent where the document need only be valid. */
  documentFault?(this: void, document: TravelDocument, lastDay: string): TravellerFault | undefined
}

export type DraftRulesOfProducts = Readonly<Record<Product, DraftRules>>

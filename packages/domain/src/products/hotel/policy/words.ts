import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { PolicyWords } from '../../../booking/policy/section'
import { hotelFaults } from './faults'
import { hotelSentences } from './sentences'
import { hotelWarnings } from './warnings'

/** What can be said of a standard for hotels, in the country or abroad. */
export const hotelPolicyWords: PolicyWords<HotelSection> = {
  faults: hotelFaults,
  warnings: hotelWarnings,
  sentences: hotelSentences,
}

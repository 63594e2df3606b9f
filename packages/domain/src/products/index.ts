import type { DraftRulesOfProducts } from '../booking/draft-rules'
import type { BoughtOffersOfProducts } from '../booking/policy/bought'
import type { PolicySections } from '../booking/policy/section'
import { carPolicySection } from './car/policy/section'
import { flightPolicySection } from './flight/policy/section'
import { hotelPolicySection, intlHotelPolicySection } from './hotel/policy/section'
import { intlFlightPolicySection } from './intl-flight/policy/section'
import { trainPolicySection } from './train/policy/section'
import { meetingPolicySection } from './meeting/policy/section'
import { visaPolicySection } from './visa/policy/section'
import { flightBought } from './flight/bought'
import { hotelBought } from './hotel/bought'
import { intlFlightBought } from './intl-flight/bought'
import { trainBought } from './train/bought'
import { carBought } from './car/bought'
import { carDraftRules } from './car/draft-rules'
import { flightDraftRules } from './flight/draft-rules'
import { hotelDraftRules } from './hotel/draft-rules'
import { intlFlightDraftRules } from './intl-flight/draft/rules'
import { trainDraftRules } from './train/draft-rules'
import { meetingDraftRules } from './meeting/draft-rules'
import { visaDraftRules } from './visa/draft-rules'

/** What each product knows of travel policies. */
export const policySections = {
  flight: flightPolicySection,
  intlFlight: intlFlightPolicySection,
  hotel: hotelPolicySection,
  intlHotel: intlHotelPolicySection,
  train: trainPolicySection,
  car: carPolicySection,
  visa: visaPolicySection,
  meeting: meetingPolicySection,
} satisfies PolicySections

/** What of a kept search was bought. */
export const boughtOffers = {
  flight: flightBought,
  intlFlight: intlFlightBought,
  hotel: hotelBought,
  intlHotel: hotelBought,
  train: trainBought,
  car: carBought,
} satisfies BoughtOffersOfProducts

/** What each product says of its searches and of those who travel. */
export const draftRules = {
  flight: flightDraftRules,
  intlFlight: intlFlightDraftRules,
  hotel: hotelDraftRules,
  intlHotel: hotelDraftRules,
  train: trainDraftRules,
  car: carDraftRules,
  visa: visaDraftRules,
  meeting: meetingDraftRules,
} satisfies DraftRulesOfProducts

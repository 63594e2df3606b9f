import type { PolicySections } from '../booking/policy/section'
import { carPolicySection } from './car/policy/section'
import { flightPolicySection } from './flight/policy/section'
import { hotelPolicySection, intlHotelPolicySection } from './hotel/policy/section'
import { intlFlightPolicySection } from './intl-flight/policy/section'
import { trainPolicySection } from './train/policy/section'

/** What each product knows of travel policies. */
export const policySections = {
  flight: flightPolicySection,
  intlFlight: intlFlightPolicySection,
  hotel: hotelPolicySection,
  intlHotel: intlHotelPolicySection,
  train: trainPolicySection,
  car: carPolicySection,
} satisfies PolicySections

import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { PolicySection } from '../../../booking/policy/section'
import { judgeFlightParty } from './evaluate'
import type { FlightSetting, PolicyFlight } from './offers'
import { flightPolicyWords } from './words'

/** What is kept beside the flights that a search showed. */
export type KeptFlightSetting = FlightSetting & { bookingDate: string }

/** The standard for domestic flights of a policy, where it has one. */
export const flightSectionOf = (policy: TravelPolicy | undefined): FlightSection | undefined => policy?.flight

/** Fares are judged flight by flight. */
export const flightPolicySection: PolicySection<FlightSection, PolicyFlight, KeptFlightSetting> = {
  ...flightPolicyWords,
  judge: (travellers, flights, setting, language) =>
    judgeFlightParty(travellers, flights, { bookingDate: setting.bookingDate, language, setting }),
  seen: (flights, language) =>
    flights.flatMap(({ flightNo, departTime, arriveTime, fares }) =>
      fares.map(({ cabin, bookingClass, ticketPrice }) => ({
        label: `${flightNo} ${departTime}–${arriveTime} ${policyText[language].cabins[cabin]} ${bookingClass}`,
        price: ticketPrice,
      })),
    ),
  agreed: agreedCabins,
}

/** The cabins with their discounts are agreed, so nothing else limits them. */
function agreedCabins(own: FlightSection | undefined, { cabins }: ApplicationStandard): FlightSection | undefined {
  if (!cabins) return undefined
  const { fullPriceAllowed: _full, cabinDuration: _duration, ...others } = own ?? { handling: {} }
  return { ...others, cabins }
}

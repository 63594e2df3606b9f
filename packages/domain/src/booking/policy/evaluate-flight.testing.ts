import type { Language } from '@sojourn/contract/kit/language'
import { evaluateFlightParty } from './evaluate-flight'
import type { FlightPolicy, FlightSetting, PolicyFlight } from './flight-policy'
import type { OfferVerdict } from './verdict'

/** Every fare of a result for one traveller. */
export const evaluateFlightList = (
  policy: FlightPolicy | undefined,
  travellerId: string,
  flights: readonly PolicyFlight[],
  bookingDate: string,
  language: Language,
  setting: FlightSetting = {},
): OfferVerdict[][] => evaluateFlightParty([{ travellerId, ...(policy && { policy }) }], flights, bookingDate, language, setting)

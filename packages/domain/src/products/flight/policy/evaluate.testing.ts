import type { Language } from '@sojourn/contract/kit/language'
import { evaluateFlightParty } from './evaluate'
import type { FlightPolicy, FlightSetting, PolicyFlight } from './offers'
import type { OfferVerdict } from '../../../booking/policy/verdict'

/** Every fare of a result for one traveller. */
export const evaluateFlightList = (
  policy: FlightPolicy | undefined,
  travellerId: string,
  flights: readonly PolicyFlight[],
  bookingDate: string,
  language: Language,
  setting: FlightSetting = {},
): OfferVerdict[][] =>
  evaluateFlightParty([{ travellerId, ...(policy && { policy }) }], flights, { bookingDate, language, setting })

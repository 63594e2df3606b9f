import type { PolicyProduct, TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { evaluateCars, type CarSetting, type PolicyCar } from './evaluate-car'
import { evaluateFlightParty } from './evaluate-flight'
import { evaluateHotel, type HotelSetting, type PolicyRoom } from './evaluate-hotel'
import { evaluateIntlFlights, type IntlFlightSetting, type PolicyJourney } from './evaluate-intl-flight'
import { evaluateTrains, seatsOfTrains, type PolicyTrain, type TrainSetting } from './evaluate-train'
import type { FlightSetting, PolicyFlight } from './flight-policy'
import type { OfferVerdict } from './verdict'

/** The version of a policy that judged a traveller; null is a traveller without policy. */
export interface JudgedTraveller {
  employeeId: string
  policyId: string | null
  version: number | null
}

/** What was judged, by product: the offers that were shown and what besides them entered the verdicts. */
export type JudgedOffers =
  | { product: 'flight'; offers: readonly PolicyFlight[]; setting: FlightSetting & { bookingDate: string } }
  | { product: 'intlFlight'; offers: readonly PolicyJourney[]; setting: IntlFlightSetting }
  | {
      product: 'hotel' | 'intlHotel'
      offers: readonly PolicyRoom[]
      /** Employees by room. */
      setting: HotelSetting & { rooms: readonly (readonly string[])[] }
    }
  | { product: 'train'; offers: readonly PolicyTrain[]; setting: TrainSetting }
  | { product: 'car'; offers: readonly PolicyCar[]; setting: CarSetting }

/** What one search showed, so that it can be judged again: by the same versions, or by others. */
export type ChoiceSet = JudgedOffers & { travellers: readonly JudgedTraveller[] }

/** Finds the stored body of a policy version; another version may be handed out to ask what it would have said. */
export type PolicyOf = (traveller: JudgedTraveller) => TravelPolicy | undefined

/**
 * The verdicts of a recorded search, in the order in which its offers are kept (fares flight by flight, seats train by train). With the versions
 * that the set names they are those that were shown.
 */
export function replay(choiceSet: ChoiceSet, policyOf: PolicyOf, language: Language): OfferVerdict[] {
  const { product } = choiceSet
  if (product === 'flight') {
    const { offers, setting } = choiceSet
    const travellers = sectionsOf(choiceSet, policyOf, product)
    return evaluateFlightParty(travellers, offers, setting.bookingDate, language, setting).flat()
  }
  if (product === 'intlFlight')
    return evaluateIntlFlights(sectionsOf(choiceSet, policyOf, product), choiceSet.offers, choiceSet.setting, language)
  if (product === 'train') {
    const seats = seatsOfTrains(choiceSet.offers)
    return evaluateTrains(sectionsOf(choiceSet, policyOf, product), seats, choiceSet.setting, language)
  }
  if (product === 'car')
    return evaluateCars(sectionsOf(choiceSet, policyOf, product), choiceSet.offers, choiceSet.setting, language)
  const people = sectionsOf(choiceSet, policyOf, product)
  const rooms = choiceSet.setting.rooms.map((ids) => people.filter(({ travellerId }) => ids.includes(travellerId)))
  return evaluateHotel(rooms, choiceSet.offers, choiceSet.setting, language)
}

/** Travellers with their section of one product; equal versions are one section, so that they are judged once. */
function sectionsOf<Product extends PolicyProduct>(
  { travellers }: ChoiceSet,
  policyOf: PolicyOf,
  product: Product,
): { travellerId: string; policy?: NonNullable<TravelPolicy[Product]> }[] {
  return travellers.map((traveller) => {
    const policy = policyOf(traveller)?.[product]
    return { travellerId: traveller.employeeId, ...(policy && { policy }) }
  })
}

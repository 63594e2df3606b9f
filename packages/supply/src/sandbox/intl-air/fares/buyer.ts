import type { AirAgreement } from '../../../ports/air'
import type { IntlFareBrand, IntlFareType, IntlPassenger, IntlPassengerType } from '../../../ports/intl-air'

/** Who asks; agreements and corporate fares are for business trips only. */
export interface Buyer {
  passengers: readonly IntlPassengerType[]
  agreements: readonly AirAgreement[]
  businessTravel: boolean
}

/** How many of each type, in order of first appearance. */
export function partyOf(passengers: readonly IntlPassengerType[]): { passenger: IntlPassengerType; count: number }[] {
  return [...new Set(passengers)].map((passenger) => ({
    passenger,
    count: passengers.filter((each) => each === passenger).length,
  }))
}

/** An infant sits with an adult. */
export const seatsFor = (passengers: readonly IntlPassengerType[]): number =>
  passengers.filter((passenger) => passenger !== 'infant').length

const largestParty = 9
const grown = (passenger: IntlPassengerType): boolean => passenger !== 'child' && passenger !== 'infant'
/** At most nine seats; nobody under age alone, and no more infants than laps. */
export function isParty(passengers: readonly IntlPassengerType[]): boolean {
  const adults = passengers.filter(grown).length
  const infants = passengers.filter((passenger) => passenger === 'infant').length
  return adults > 0 && infants <= adults && seatsFor(passengers) <= largestParty
}

/** Percent of the published fare at which a class is sold to this buyer; undefined where it is not. */
export function percentOf(
  type: IntlFareType,
  brand: IntlFareBrand,
  { carrier, lowCost }: { carrier: string; lowCost: boolean },
  buyer: Buyer,
): number | undefined {
  if (type === 'published') return 100
  if (type === 'agreement') {
    const percentOff = buyer.businessTravel ? agreementOf(carrier, buyer) : undefined
    return percentOff === undefined || brand === 'light' ? undefined : 100 - percentOff
  }
  if (type === 'corporate')
    return buyer.businessTravel && !lowCost && (brand === 'standard' || brand === 'businessSaver') ? 97 : undefined
  const all = buyer.passengers.every((passenger) => passenger === type)
  return all && !lowCost && brand === 'standard' ? specialPercent[type] : undefined
}

const specialPercent = { student: 90, labour: 85, seaman: 80 }

/** A fare that is sold to few is ticketed for whoever shows to be one of them. */
export const isProven = (type: IntlFareType, passengers: readonly Pick<IntlPassenger, 'proofNumber'>[]): boolean =>
  !(type in specialPercent) || passengers.every(({ proofNumber }) => proofNumber !== undefined)

function agreementOf(carrier: string, { agreements }: Buyer): number | undefined {
  const own = agreements.filter((agreement) => agreement.carrier === carrier).map(({ percentOff }) => percentOff)
  return own.length > 0 ? Math.max(...own) : undefined
}

/** Percent of the adult's filed fare (docs/intl-fare-rules.md, 1.5). */
export const passengerPercent: Readonly<Record<IntlPassengerType, number>> = {
  adult: 100,
  child: 75,
  infant: 10,
  student: 100,
  labour: 100,
  seaman: 100,
}

import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { percentInYuan } from '../../kit/money'

/** What a flight and a fare cost an adult, and what the other fares are measured by (handbook 1.2); fen. */
export interface PricedFlight {
  buildFee: number
  fuelFee: number
  childFuelFee: number
}
export interface PricedFare {
  ticketPrice: number
  /** Full fare of the cabin. */
  fullFare: number
}
export interface Charge {
  ticketPrice: number
  buildFee: number
  fuelFee: number
}

const childPercent = 50
const infantPercent = 10

/** The ticket of one passenger: a child pays half the full fare, or an adult's fare where that is less; an infant a tenth. */
export function ticketPriceOf({ ticketPrice, fullFare }: PricedFare, passenger: PassengerType): number {
  if (passenger === 'adult') return ticketPrice
  return passenger === 'child'
    ? Math.min(ticketPrice, percentInYuan(fullFare, childPercent))
    : percentInYuan(fullFare, infantPercent)
}

/** The construction fee is for adults alone, the fuel surcharge for everybody with a seat. */
export const chargeOf = (flight: PricedFlight, fare: PricedFare, passenger: PassengerType): Charge => ({
  ticketPrice: ticketPriceOf(fare, passenger),
  buildFee: passenger === 'adult' ? flight.buildFee : 0,
  fuelFee: { adult: flight.fuelFee, child: flight.childFuelFee, infant: 0 }[passenger],
})

/** Infants sit on an adult's lap. */
export const seatsOf = (passengers: readonly PassengerType[]): number =>
  passengers.filter((passenger) => passenger !== 'infant').length

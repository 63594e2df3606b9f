import { readStored } from '../../kit/stored-version'
import { chargeOf, type Charge } from './passengers'

/**
 * A flight as the order keeps it: what was bought, in codes, so that any language can name it. Money is fen, dates and times are local to
 * the airport. What is asked across orders stands in columns of the segment.
 */
export interface KeptFlight {
  version: 2
  /** 0 out, 1 back; the flights of a connection have the same. */
  journey: number
  flightKey: string
  flightNo: string
  /** IATA code of who sells it, and of who flies it where another does. */
  carrier: string
  operating?: { carrier: string; flightNo: string }
  departAirport: string
  departTerminal: string
  departDate: string
  departTime: string
  arriveAirport: string
  arriveTerminal: string
  arriveTime: string
  /** Days from departure to arrival. */
  spanDays: number
  durationMinutes: number
  distanceKm: number
  /** IATA type code. */
  aircraft: string
  stop?: { airport: string; arriveTime: string; departTime: string }
  meal: 'none' | 'drinks' | 'snack' | 'breakfast' | 'meal'
  /** Percent, as it was told when the flight was booked. */
  onTimeRate: number
  /** Construction fee of an adult. */
  buildFee: number
  /** Fuel surcharge of an adult and of a child. */
  fuelFee: number
  childFuelFee: number
  /** Full Y fare of the city pair. */
  fullFare: number
  fare: KeptFare
  /** What each traveller's own ticket is worth, by position in the order. */
  charges: Record<number, Charge>
  /** Of a government fare. */
  government?: KeptGovernment
  /** At the first flight of a connection: what was bought of both together. */
  whole?: KeptPurchase
}

export interface KeptFare {
  fareKey: string
  bookingClass: string
  cabin: 'F' | 'C' | 'W' | 'Y'
  fareType: 'published' | 'agreement' | 'corporate' | 'government' | 'promotional'
  /** Fen of one adult, without fees. */
  ticketPrice: number
  /** Full fare of the cabin in fen, by which the fares of children and infants are measured. */
  fullFare: number
  /** Percent of the full Y fare. */
  discount: number
  /** T0, the freest, to T5: by which rules it is given back and changed. */
  ruleTier: string
  baggageKg: number
}

/** To whom a government fare was sold: the unit, of an official card the first six digits, and the carrier's number for the purchase (查验单号). */
export interface KeptGovernment {
  unit: string
  cardBin?: string
  /** Absent until the carrier holds the seats. */
  verificationNo?: string
}

/** What was bought, as it stands beside what else was on offer. */
export interface KeptPurchase {
  flightKey: string
  flightNo: string
  departTime: string
  arriveTime: string
  fare: Pick<KeptFare, 'cabin' | 'bookingClass' | 'discount' | 'ticketPrice'>
}

/** What the ticket of one traveller is worth. */
export function chargeAt({ flightNo, charges }: Pick<KeptFlight, 'flightNo' | 'charges'>, position: number): Charge {
  const charge = charges[position]
  if (!charge) throw new Error(`nobody travels on ${flightNo} at position ${position}`)
  return charge
}

/** The first version kept the cities, which are columns now, and how many seats were left. */
export type FlightOfVersion1 = Omit<KeptFlight, 'version' | 'fare' | 'charges' | 'childFuelFee'> & {
  departCity: string
  arriveCity: string
  fare: Omit<KeptFare, 'fullFare'> & { seats: number; fullFare?: number }
  /** These and what the tickets of children cost are missing where adults alone could be booked. */
  charges?: Record<number, Charge>
  childFuelFee?: number
}

/** What is read from a segment of an order of flights. */
export const readFlight = (body: unknown): KeptFlight =>
  readStored('a kept flight', body, { 1: ofVersion1, 2: (flight: KeptFlight) => flight })

function ofVersion1(body: FlightOfVersion1): KeptFlight {
  const { departCity: _from, arriveCity: _to, fare: bought, charges, childFuelFee = 0, ...flight } = body
  const { seats: _seats, fullFare = bought.ticketPrice, ...fare } = bought
  return {
    ...flight,
    version: 2,
    childFuelFee,
    fare: { ...fare, fullFare },
    charges: charges ?? chargesOfAdults({ ...flight, childFuelFee }, { ...fare, fullFare }),
  }
}

/** Carriers book at most nine people together. */
const largestParty = 9

const chargesOfAdults = (...adult: [flight: Pick<KeptFlight, 'buildFee' | 'fuelFee' | 'childFuelFee'>, fare: KeptFare]) =>
  Object.fromEntries(Array.from({ length: largestParty }, (_, position) => [position, chargeOf(...adult, 'adult')]))

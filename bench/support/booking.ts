import { createFlightOrder, saveFlightOrderTemp, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightFare, FlightOffer, FlightSearchResult } from '@sojourn/contract/products/flight/flight.shapes'
import { resultOf, type Answer, type Client } from './client'
import { credentialOf, type Person } from './people'
import type { ResponseOf } from '@sojourn/contract/kit/call'

/** City codes and a local date. */
export interface Trip {
  from: string
  to: string
  date: string
}
export interface Choice {
  searchId: string
  flight: FlightOffer
  fare: FlightFare
}

const serviceFee = 10_00
const companyCredit = 4

/** A domestic business trip for oneself, one way, from city to city. */
export const draftRequest = ({ from, to, date }: Trip) => ({
  searchParams: {
    segmentType: 0 as const,
    departAirportCode: from,
    departCityName: from,
    departType: 0,
    arriveAirportCode: to,
    arriveCityName: to,
    arriveType: 0,
    departDate: date,
  },
  travelType: 1 as const,
  bookType: 0 as const,
  bookMode: 0 as const,
})

interface Retry {
  key: string
  persist: boolean
}

export async function saveDraft(client: Client, { token }: Person, trip: Trip, retry?: Retry): Promise<string> {
  return resultOf(await client.call(saveFlightOrderTemp, draftRequest(trip), { token, ...retry })).tempOrderNo
}

export async function search(client: Client, { token }: Person, tempOrderNo: string): Promise<FlightSearchResult> {
  return resultOf(await client.call(searchFlights, { tempOrderNo }, { token }))
}

/** Fares in policy with room for several buyers; `turn` spreads the buyers over them. */
export function chooseWithin(result: FlightSearchResult, turn: number): Choice | undefined {
  const choices = result.flights.flatMap((flight) =>
    flight.fares
      .filter((fare) => fare.verdict === 'within' && fare.seats >= 3)
      .map((fare) => ({ searchId: result.searchId, flight, fare })),
  )
  return choices[turn % choices.length]
}

export const orderRequest = (person: Person, tempOrderNo: string, { searchId, flight, fare }: Choice): CreateFlightOrder => ({
  tempOrderNo,
  journeys: [{ searchId, flightKey: flight.flightKey, fareKey: fare.fareKey, ticketPrice: fare.ticketPrice }],
  travellers: [{ employeeId: person.employeeId, credentialId: credentialOf(person), costCentreId: 'cc-sales', insurances: [] }],
  contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
  settleType: companyCredit,
  expectedTotal: totalOf({ flight, fare }),
  acceptConflicts: true,
})

export const totalOf = ({ flight, fare }: Pick<Choice, 'flight' | 'fare'>): number =>
  fare.ticketPrice + flight.buildFee + flight.fuelFee + serviceFee

export const createOrder = (
  client: Client,
  person: Person,
  request: CreateFlightOrder,
  retry?: Retry,
): Promise<Answer<ResponseOf<typeof createFlightOrder>>> =>
  client.call(createFlightOrder, request, { token: person.token, ...retry })

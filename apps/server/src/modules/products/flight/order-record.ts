import { products } from '@sojourn/contract/booking/codes'
import type { FlightPassenger } from '@sojourn/contract/booking/traveller.shapes'
import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import type { CreateFlightOrder, GovernmentBuyer } from '@sojourn/contract/products/flight-booking.shapes'
import type { PriceLine } from '@sojourn/contract/products/flight.shapes'
import { describeFlights } from '@sojourn/domain/products/flight/describe'
import { isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import { chargeOf, type Charge } from '@sojourn/domain/products/flight/passengers'
import type { Actor, Context } from '../../../context'
import type { NewOrder, NewOrderSegment } from '../../booking/order/record'
import type { EnterpriseRow } from '../../booking/settings/store'
import { travellerRecord } from '../../booking/lifecycle/traveller-record'
import type { Party } from '../../booking/lifecycle/party'
import { boughtOf, type Bought } from './choice-set'
import type { Journey } from './choose'
import { wholeConnection } from './judged-journeys'
import { plannedSegment } from './planned-segment'
import { airportName } from '../../reference/air-places'
import type { FlightDraft } from './supply'

/** To whom a government fare was sold, with the carrier's number for the purchase. */
export type KeptGovernment = GovernmentBuyer & { verificationNo: string }

/** A flight as the order keeps it: what was bought, in codes, so that any language can name it. */
export type KeptSegment = Omit<Journey['flight'], 'fares'> & {
  fare: Journey['fare']
  journey: number
  departCity: string
  arriveCity: string
  /** What each traveller's own ticket is worth, by position in the order; adults alone could be booked before it was kept. */
  charges?: Record<number, Charge>
  /** Of a government fare. */
  government?: KeptGovernment
  /** At the first flight of a connection: what was bought of both together. */
  whole?: Bought
}

interface Prepared {
  enterprise: EnterpriseRow
  journeys: readonly Journey[]
  party: Party
  passengers: readonly FlightPassenger[]
  contact: CreateFlightOrder['contact']
  prices: PriceLine[]
  total: number
  verdict: Verdict
}

export function orderRecord(
  context: Context,
  actor: Actor,
  draft: FlightDraft,
  request: CreateFlightOrder,
  prepared: Prepared,
  made: { orderNo: string; pnr: string; government: KeptGovernment | undefined; holdExpiresAt: Date; createdAt: Date },
): Omit<NewOrder, 'state'> {
  const { journeys, party, passengers } = prepared
  return {
    orderNo: made.orderNo,
    product: products.code('flight'),
    travelType: draft.travelType,
    bookType: draft.bookType,
    settleType: request.settleType,
    bookerId: actor.employeeId,
    tempOrderNo: draft.tempOrderNo,
    travelApplyNo: draft.travelApplyNo,
    travelOrderNo: draft.travelOrderNo,
    title: titleOf(journeys),
    departAt: new Date(journeys[0]!.departAt),
    arriveAt: new Date(journeys.at(-1)!.arriveAt),
    currency: prepared.enterprise.currency,
    total: prepared.total,
    prices: prepared.prices,
    verdict: prepared.verdict,
    policySnapshot: party.map(({ person }) => ({ employeeId: person.employeeId, policy: person.policy })),
    searchIds: [...new Set(request.journeys.map(({ searchId }) => searchId))],
    contactCipher: context.vault.seal(JSON.stringify(prepared.contact)),
    purpose: request.purpose?.trim() ?? '',
    remark: request.remark ?? '',
    supplierReference: made.pnr,
    holdExpiresAt: made.holdExpiresAt,
    createdAt: made.createdAt,
    travellers: party.map((member, position) => travellerRecord(member, position, prepared.enterprise, passengers[position])),
    segments: segmentsOf(journeys, passengers, made.government),
  }
}

/** The flights of an order; those of a connection are of one journey. */
export function segmentsOf(
  journeys: readonly Journey[],
  passengers: readonly FlightPassenger[],
  government: KeptGovernment | undefined,
): NewOrderSegment[] {
  const whole = wholeConnection(journeys)
  const bought = whole && { ...whole, fare: whole.fares[0]! }
  return journeys.map((journey, position) => {
    const record = segmentRecord(journey, position, chargesOf(journey, passengers), government)
    if (!bought) return record
    const body: KeptSegment = { ...(record.body as KeptSegment), journey: 0, ...(position === 0 && { whole: boughtOf(bought) }) }
    return { ...record, body }
  })
}

/** What the carrier asks of each passenger of a journey, by position. */
export const chargesOf = ({ flight, fare }: Journey, passengers: readonly FlightPassenger[]): Record<number, Charge> =>
  Object.fromEntries(passengers.map((passenger, position) => [position, chargeOf(flight, fare, passenger)]))

/** What the ticket of one traveller is worth. */
export const chargeAt = ({ charges, fare, buildFee, fuelFee }: KeptSegment, position: number): Charge =>
  charges?.[position] ?? { ticketPrice: fare.ticketPrice, buildFee, fuelFee }

export function segmentRecord(
  journey: Journey,
  position: number,
  charges: Record<number, Charge>,
  government: KeptGovernment | undefined,
): NewOrderSegment {
  const { fares: _fares, ...flight } = journey.flight
  const { departCity, arriveCity } = plannedSegment(journey)
  const body: KeptSegment = {
    ...flight,
    fare: journey.fare,
    journey: position,
    departCity,
    arriveCity,
    charges,
    ...(government && isGovernmentFare(journey.fare) && { government }),
  }
  return {
    position,
    flightNo: flight.flightNo,
    departDate: flight.departDate,
    departAt: journey.departAt,
    arriveAt: journey.arriveAt,
    body,
  }
}

export const titleOf = (journeys: readonly Journey[]): LocalText => titleOfSegments(journeys.map(({ flight }) => flight))

/** One line on these flights in every language. */
export function titleOfSegments(
  flights: readonly Pick<KeptSegment, 'flightNo' | 'departAirport' | 'arriveAirport'>[],
): LocalText {
  const titles = languages.map((language) => [
    language,
    describeFlights(
      flights.map((flight) => ({
        flightNo: flight.flightNo,
        departName: airportName(flight.departAirport, language),
        arriveName: airportName(flight.arriveAirport, language),
      })),
      language,
    ),
  ])
  return Object.fromEntries(titles) as LocalText
}

import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { describeFlights } from '@sojourn/domain/products/flight/describe'
import { isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import type { KeptFlight, KeptGovernment } from '@sojourn/domain/products/flight/kept'
import { chargeOf, type Charge } from '@sojourn/domain/products/flight/passengers'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { purchaseOf } from '../search/choice-set'
import type { Journey } from '../search/choose'
import { keptFlight } from '../supply/from-supply'
import { wholeConnection } from './judged-journeys'
import { plannedSegment } from './planned-segment'
import { airportName } from '../../../reference/air-places'

/** The flights of an order; those of a connection are of one journey. */
export function segmentsOf(
  journeys: readonly Journey[],
  passengers: readonly PassengerType[],
  government: KeptGovernment | undefined,
): NewOrderSegment[] {
  const whole = wholeConnection(journeys)
  return journeys.map((journey, position) =>
    segmentRecord(
      journey,
      position,
      keptFlight(journey.flight, journey.fare, {
        journey: whole ? 0 : position,
        charges: chargesOf(journey, passengers),
        government: isGovernmentFare(journey.fare) ? government : undefined,
        whole: whole && position === 0 ? purchaseOf({ ...whole, fare: whole.fares[0]! }) : undefined,
      }),
    ),
  )
}

/** What the carrier asks of each passenger of a journey, by position. */
export const chargesOf = ({ flight, fare }: Journey, passengers: readonly PassengerType[]): Record<number, Charge> =>
  Object.fromEntries(passengers.map((passenger, position) => [position, chargeOf(flight, fare, passenger)]))

const worthsOf = (charges: Record<number, Charge>): Record<number, number> =>
  Object.fromEntries(
    Object.entries(charges).map(([position, { ticketPrice, buildFee, fuelFee }]) => [position, ticketPrice + buildFee + fuelFee]),
  )

/** A kept flight with what is asked across orders beside it. */
export const segmentRecord = (journey: Journey, position: number, body: KeptFlight): NewOrderSegment => ({
  ...plannedSegment(journey),
  position,
  kind: 'journey',
  serviceKey: body.flightKey,
  departPlace: body.departAirport,
  arrivePlace: body.arriveAirport,
  worths: worthsOf(body.charges),
  body,
})

export const titleOf = (journeys: readonly Journey[]): LocalText => titleOfSegments(journeys.map(({ flight }) => flight))

/** One line on these flights in every language. */
export function titleOfSegments(flights: readonly Pick<KeptFlight, 'flightNo' | 'departAirport' | 'arriveAirport'>[]): LocalText {
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

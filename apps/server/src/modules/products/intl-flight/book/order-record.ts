import { languages, type LocalText } from '@sojourn/contract/kit/language'
import type { NewSegment } from '@sojourn/domain/booking/traveller/conflicts'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { apportion, sum } from '@sojourn/domain/kit/money'
import { describeTrip } from '@sojourn/domain/products/intl-flight/describe'
import { extrasTotal } from '@sojourn/domain/products/intl-flight/extras/extras'
import type { KeptIntlExtra } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import { priceFor, ticketTotal } from '@sojourn/domain/products/intl-flight/price'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import type { IntlAirItinerary, IntlAirQuote, IntlPassengerType } from '@sojourn/supply/ports/intl-air'
import type { IntlAirSegment } from '@sojourn/supply/ports/intl-air-segments'
import { airportName } from '../../../reference/air-places'
import { keptSegment } from '../order/kept-trip'

/** A flight as conflicts see it. */
export const plannedSegment = (segment: IntlAirSegment): NewSegment => ({
  serviceNo: segment.flightNo,
  departDate: segment.departDate,
  departAt: segment.departAt,
  arriveAt: segment.arriveAt,
  departCity: cityOfAirport(segment.departAirport)?.code ?? segment.departAirport,
  arriveCity: cityOfAirport(segment.arriveAirport)?.code ?? segment.arriveAirport,
})

/** All flights of a trip in order of time. */
export const flightsOf = (itineraries: readonly IntlAirItinerary[]): (IntlAirSegment & { slice: number })[] =>
  itineraries.flatMap(({ segments }, slice) => segments.map((segment) => ({ ...segment, slice })))

/** The flights of an order; what a ticket costs is shared out among its flights by their distance, what is bought beside it belongs to its flight. */
export function segmentsOf(
  quote: IntlAirQuote,
  passengers: readonly IntlPassengerType[],
  extras: readonly KeptIntlExtra[] = [],
): NewOrderSegment[] {
  const worths = worthsOf(quote, passengers)
  let position = 0
  return quote.itineraries.flatMap(({ itineraryKey, segments }, slice) =>
    segments.map((segment, index): NewOrderSegment => {
      const body = keptSegment(segment, slice, quote.fares[slice]!, index)
      const at = position++
      return {
        ...plannedSegment(segment),
        position: at,
        kind: 'journey',
        serviceKey: `${itineraryKey}#${index}`,
        departPlace: segment.departAirport,
        arrivePlace: segment.arriveAirport,
        worths: Object.fromEntries(
          passengers.map((_passenger, traveller) => {
            const own = extras.filter((extra) => extra.traveller === traveller && extra.segment === at)
            return [traveller, worths[traveller]![at]! + extrasTotal(own)]
          }),
        ),
        body,
      }
    }),
  )
}

/** Fen of each traveller for each flight of the trip. */
function worthsOf({ itineraries, tickets }: IntlAirQuote, passengers: readonly IntlPassengerType[]): number[][] {
  const flights = flightsOf(itineraries)
  return passengers.map((passenger) => {
    const shares = tickets.map(({ slices, prices }) =>
      apportion(
        ticketTotal(priceFor(prices, passenger)),
        flights.map(({ slice, distanceKm }) => (slices.includes(slice) ? Math.max(1, distanceKm) : 0)),
      ),
    )
    return flights.map((_flight, index) => sum(shares.map((share) => share[index]!)))
  })
}

type Titled = Pick<IntlAirSegment, 'flightNo' | 'departAirport' | 'arriveAirport'>
/** One line on a trip in every language. */
export function titleOf(itineraries: readonly { segments: readonly Titled[] }[]): LocalText {
  const titles = languages.map((language) => [
    language,
    describeTrip(
      itineraries.map(({ segments }) => ({
        flightNos: segments.map(({ flightNo }) => flightNo),
        departName: airportName(segments[0]!.departAirport, language),
        arriveName: airportName(segments.at(-1)!.arriveAirport, language),
      })),
      language,
    ),
  ])
  return Object.fromEntries(titles) as LocalText
}

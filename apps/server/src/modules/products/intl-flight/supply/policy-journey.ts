import { airport } from '@sojourn/domain/reference/air/airports'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { sum } from '@sojourn/domain/kit/money'
import type { SearchedFare } from '@sojourn/domain/products/intl-flight/kept-search'
import { isApart } from '@sojourn/domain/products/intl-flight/self-transfer'
import { carriersOf, type TicketFee } from '@sojourn/domain/products/intl-flight/policy/journey'
import type { IntlPenaltyDigest } from '@sojourn/supply/ports/intl-air-penalties'
import type { IntlAirFare, IntlAirItinerary } from '@sojourn/supply/ports/intl-air'
import { selfTransfersOf } from './self-transfers'

/** Fen with taxes of the passenger whom standards are about: an adult, where the party has one. */
export function pricePerTraveller({ prices }: Pick<IntlAirFare, 'prices'>): number {
  const one = prices.find(({ passenger }) => passenger === 'adult') ?? prices[0]!
  return one.ticketPrice + one.taxes
}

/** A fee of which no amount is told is as good as unknown. */
function feeOf(permission: IntlPenaltyDigest['refund'], fee: number | undefined): TicketFee {
  if (permission === 'forbidden') return 'notAtAll'
  return permission === 'free' ? 0 : (fee ?? 'notTold')
}

/** What giving back and changing cost by the digest of a fare. */
export const feesOf = ({ refund, refundFee, change, changeFee }: IntlPenaltyDigest) => ({
  refundFee: feeOf(refund, refundFee),
  changeFee: feeOf(change, changeFee),
})

/** What all fares of an itinerary have in common for policy. */
function commonOf({ segments, connections }: IntlAirItinerary) {
  const first = segments[0]!
  const last = segments.at(-1)!
  const change = connections.find(({ arriveAirport, departAirport }) => arriveAirport !== departAirport)
  const via = connections
    .map(({ arriveAirport, departAirport }) =>
      arriveAirport === departAirport ? arriveAirport : `${arriveAirport}-${departAirport}`,
    )
    .join(', ')
  const city = change && cityOfAirport(change.arriveAirport)?.name['zh-CN']
  return {
    name: `${segments.map(({ flightNo }) => flightNo).join('/')} ${first.departTime}`,
    lane: `${first.departAirport}${last.arriveAirport}`,
    flightMinutes: sum(segments.map(({ durationMinutes }) => durationMinutes)),
    transfers: segments.length - 1,
    departDate: first.departDate,
    departTime: first.departTime,
    arriveDate: last.arriveDate,
    arriveTime: last.arriveTime,
    /** In which passengers go from one airport to another, where they do. */
    city,
    via,
    carriers: carriersOf(segments),
    countries: [...new Set(segments.map(({ arriveAirport }) => airport(arriveAirport)?.country ?? ''))],
  }
}

/** `2x23` or `30`, each allowance once. */
function baggageOf(all: IntlAirFare['baggage']): string {
  let told = ''
  for (const [index, each] of all.entries()) {
    if (all.indexOf(each) < index) continue
    const one = 'pieces' in each ? `${each.pieces}x${each.kilograms}` : String(each.kilograms)
    if (!told.split('/').includes(one)) told += told === '' ? one : `/${one}`
  }
  return told
}

/** An offer is read once, for policy and for what is kept of a list. A search makes thousands: written in one piece they cost a third. */
const known = new WeakMap<IntlAirItinerary, SearchedFare[]>()

/** Every fare of an itinerary as policy judges it, fare by fare. */
export function policyJourneys(itinerary: IntlAirItinerary): SearchedFare[] {
  const read = known.get(itinerary)
  if (read) return read
  const { name, lane, flightMinutes, transfers, departDate, departTime, arriveDate, arriveTime, countries, carriers, city, via } =
    commonOf(itinerary)
  const made = itinerary.fares.map((fare) => {
    const journey: SearchedFare = {
      flightsKey: itinerary.itineraryKey,
      name,
      lane,
      cabins: fare.cabins,
      flightMinutes,
      transfers,
      departDate,
      departTime,
      price: pricePerTraveller(fare),
      countries,
      carriers,
      totalMinutes: itinerary.durationMinutes,
      refundFee: feeOf(fare.digest.refund, fare.digest.refundFee),
      changeFee: feeOf(fare.digest.change, fare.digest.changeFee),
      fareKey: fare.fareKey,
      brand: fare.brand,
      bookingClasses: fare.bookingClasses,
      seats: fare.seats,
      arriveDate,
      arriveTime,
      total: fare.total,
      baggage: baggageOf(fare.baggage),
    }
    if (via !== '') journey.via = via
    if (city !== undefined) journey.airportChange = city
    return journey
  })
  known.set(itinerary, made)
  return made
}

/** The same as they follow the direction before, at its first fare: what goes on on another ticket says where. */
export function journeysAfter(before: IntlAirItinerary | undefined, itinerary: IntlAirItinerary): SearchedFare[] {
  const journeys = policyJourneys(itinerary)
  const [fare] = itinerary.fares
  const [former] = before?.fares ?? []
  if (!before || !fare || !former || !isApart(fare, former)) return journeys
  const directions = [before, itinerary].map(({ segments: flights }, slice) => ({ slice, flights }))
  const [found] = selfTransfersOf(directions, [])
  if (!found) return journeys
  const city = cityOfAirport(found.transfer.arriveAirport)?.name['zh-CN'] ?? found.transfer.arriveAirport
  return journeys.map((journey) => ({ ...journey, selfTransfer: city }))
}

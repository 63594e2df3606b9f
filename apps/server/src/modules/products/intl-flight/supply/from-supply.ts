import type { Language } from '@sojourn/contract/kit/language'
import type {
  IntlConnection,
  IntlFare,
  IntlItinerary,
  IntlRule,
  IntlSegment,
} from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { carbonKg } from '@sojourn/domain/products/intl-flight/carbon'
import { penaltySentence, penaltyWords } from '@sojourn/domain/products/intl-flight/after-sale/penalty-sentences'
import { chargeFen } from '@sojourn/domain/products/intl-flight/rounding'
import { payBy } from '@sojourn/domain/products/intl-flight/ticket-time-limit'
import { transitVisa, usualPassports } from '@sojourn/domain/products/intl-flight/transit-visa'
import { airport } from '@sojourn/domain/reference/air/airports'
import type { IntlAirFare, IntlAirItinerary, IntlTicketPrice } from '@sojourn/supply/ports/intl-air'
import type { IntlAirConnection, IntlAirSegment } from '@sojourn/supply/ports/intl-air-segments'
import type { IntlPenalty } from '@sojourn/supply/ports/intl-air-penalties'

// A search makes thousands of these: written in one piece and added to, they cost a tenth of what spreading them costs.

/** What a screen is told of a flight. */
export function shownSegment(segment: IntlAirSegment): IntlSegment {
  const shown: IntlSegment = {
    flightNo: segment.flightNo,
    carrier: segment.carrier,
    departAirport: segment.departAirport,
    departTerminal: segment.departTerminal,
    departDate: segment.departDate,
    departTime: segment.departTime,
    arriveAirport: segment.arriveAirport,
    arriveTerminal: segment.arriveTerminal,
    arriveDate: segment.arriveDate,
    arriveTime: segment.arriveTime,
    departAt: segment.departAt,
    arriveAt: segment.arriveAt,
    durationMinutes: segment.durationMinutes,
    distanceKm: segment.distanceKm,
    aircraft: segment.aircraft,
    meal: segment.meal,
    stops: segment.stops.map(({ airport: stop, arriveTime, departTime }) => ({ airport: stop, arriveTime, departTime })),
  }
  const { operating } = segment
  if (operating) shown.operating = { carrier: operating.carrier, flightNo: operating.flightNo }
  return shown
}

/** Every flight of a list once, in the order of their first mention. */
export class SegmentTable {
  readonly segments: IntlAirSegment[] = []
  private readonly known = new Map<string, number>()

  position(segment: IntlAirSegment): number {
    const key = `${segment.flightNo} ${segment.departAirport} ${segment.departAt}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, this.segments.length)
    return this.segments.push(segment) - 1
  }
}

const countryOf = (iata: string): string => airport(iata)?.country ?? ''

/** Bags that are not known to go through, or another airport, lead out of the transit area; unknown bags may. */
function leavesArea({ arriveAirport, departAirport, bagsThrough }: IntlAirConnection): boolean | undefined {
  if (arriveAirport !== departAirport) return true
  return bagsThrough === undefined ? undefined : !bagsThrough
}

/** A change of planes after a flight, by position, of a direction. */
export function shownConnection(
  connection: IntlAirConnection,
  flights: readonly Pick<IntlAirSegment, 'departAirport' | 'arriveAirport' | 'departDate'>[],
  position: number,
  { passports, language }: Pick<Told, 'passports' | 'language'>,
): IntlConnection {
  const { arriveAirport, departAirport, minutes, minimumMinutes, bagsThrough } = connection
  const { visa, sentence } = transitVisa(
    {
      country: countryOf(arriveAirport),
      from: countryOf(flights[position]!.departAirport),
      to: countryOf(flights[position + 1]!.arriveAirport),
      origin: countryOf(flights[0]!.departAirport),
      destination: countryOf(flights.at(-1)!.arriveAirport),
      minutes,
      onDay: flights[position + 1]!.departDate,
      leavesArea: leavesArea(connection),
    },
    passports,
    language,
  )
  return {
    arriveAirport,
    departAirport,
    minutes,
    minimumMinutes,
    bags: bagsThrough === undefined ? 'unknown' : bagsThrough ? 'through' : 'recheck',
    protected: connection.protected,
    visa,
    ...(sentence !== undefined && { visaSentence: sentence }),
  }
}

export const shownConnections = (
  { connections, segments }: IntlAirItinerary,
  told: Pick<Told, 'passports' | 'language'>,
): IntlConnection[] => connections.map((connection, index) => shownConnection(connection, segments, index, told))

/** What fares are told with: a moment, and until when each time limit leaves to ticket a departure, reckoned once. */
export class Told {
  readonly table = new SegmentTable()
  private readonly limits = new Map<string, string>()

  constructor(
    readonly now: string,
    readonly language: Language,
    /** Countries of whose passports transit rules are told. */
    readonly passports: readonly string[] = usualPassports,
  ) {}

  ticketBy(limit: string, departAt: string): string {
    const key = limit + departAt
    const known = this.limits.get(key)
    if (known !== undefined) return known
    const found = payBy(limit, this.now, departAt)
    this.limits.set(key, found)
    return found
  }
}

/** What a screen is told of a fare of an itinerary that leaves at an instant. */
export const shownFare = (fare: IntlAirFare, { verdict, violations }: OfferVerdict, departAt: string, told: Told): IntlFare => ({
  fareKey: fare.fareKey,
  brand: fare.brand,
  fareType: fare.fareType,
  validatingCarrier: fare.validatingCarrier,
  cabins: fare.cabins,
  bookingClasses: fare.bookingClasses,
  baggage: fare.baggage,
  seats: fare.seats,
  prices: fare.prices,
  total: fare.total,
  separateTickets: fare.separateTickets,
  digest: fare.digest,
  ticketBy: told.ticketBy(fare.ticketTimeLimit, departAt),
  instantPayment: fare.instantPayment,
  verdict,
  violations,
})

/** An itinerary with the verdicts of its fares, or of those at some positions only. */
export function shownItinerary(
  itinerary: IntlAirItinerary,
  said: (fare: number) => OfferVerdict,
  told: Told,
  positions: readonly number[] = itinerary.fares.map((_fare, position) => position),
): IntlItinerary {
  const { segments, fares, itineraryKey, durationMinutes } = itinerary
  const { departAt } = segments[0]!
  return {
    itineraryKey,
    segments: segments.map((segment) => told.table.position(segment)),
    connections: shownConnections(itinerary, told),
    durationMinutes,
    carbonKg: carbonKg(segments),
    fares: positions.map((position) => shownFare(fares[position]!, said(position), departAt, told)),
    fareCount: fares.length,
  }
}

/** The currency in which a ticket is filed, by whose rate its fees become yuan. */
type Filed = Pick<IntlTicketPrice['filed'], 'currency' | 'rate'>

/** A rule of a ticket, which only those that are told have kind and permission of. */
export function shownRule(penalty: IntlPenalty, language: Language, filed?: Filed): IntlRule {
  const { kind, permission, fee, window } = penalty
  const isAbroad = fee !== undefined && fee.currency !== 'CNY' && fee.currency === filed?.currency
  return {
    kind,
    permission,
    sentence: penaltySentence(penalty, language),
    ...penaltyWords(penalty, language),
    always: window.from === undefined && window.to === undefined,
    ...(isAbroad && { yuan: chargeFen(fee.amount, fee.currency, filed.rate) }),
  }
}

import type {
  IntlDictionary,
  IntlFare,
  IntlItinerary,
  IntlSegment,
} from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlFlightSearchResult, IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import type { ListedItinerary } from '../features/products/intl-flight/list/listed'
import type { Sketch } from './server'

export const fare = (ticketPrice: number, more: Partial<IntlFare> = {}): IntlFare => ({
  fareKey: `V ${ticketPrice}`,
  brand: 'light',
  fareType: 'published',
  validatingCarrier: 'MU',
  cabins: ['Y'],
  bookingClasses: ['V'],
  baggage: [{ pieces: 0, kilograms: 0 }],
  seats: 9,
  prices: [{ passenger: 'adult', ticketPrice: ticketPrice * 100, taxes: 500_00 }],
  total: ticketPrice * 100 + 500_00,
  separateTickets: false,
  digest: { refund: 'forbidden', change: 'fee', changeFee: 600_00 },
  ticketBy: '2026-11-21T00:00:00Z',
  instantPayment: false,
  verdict: 'within',
  violations: [],
  ...more,
})
type Two = readonly [string, string]
/** From where to where, from when to when in UTC. */
export const flight = ([from, to]: Two, [depart, arrive]: Two, carrier = 'MU'): IntlSegment => ({
  flightNo: `${carrier}${from}${to}`,
  carrier,
  departAirport: from,
  departTerminal: 'T1',
  departDate: depart.slice(0, 10),
  departTime: depart.slice(11, 16),
  arriveAirport: to,
  arriveTerminal: 'T1',
  arriveDate: arrive.slice(0, 10),
  arriveTime: arrive.slice(11, 16),
  departAt: `${depart}:00Z`,
  arriveAt: `${arrive}:00Z`,
  durationMinutes: 300,
  distanceKm: 3800,
  aircraft: '333',
  meal: 'meal',
  stops: [],
})
const change = {
  arriveAirport: 'HKG',
  departAirport: 'HKG',
  minutes: 90,
  minimumMinutes: 60,
  bags: 'through',
  protected: true,
  visa: 'exempt',
} as const

export function itinerary(
  key: string,
  flights: IntlSegment[],
  fares: IntlFare[],
  more: Partial<IntlItinerary> = {},
): ListedItinerary {
  const minutes = (Date.parse(flights.at(-1)!.arriveAt) - Date.parse(flights[0]!.departAt)) / 60_000
  return {
    itineraryKey: key,
    segments: flights.map((_flight, index) => index),
    flights,
    connections: flights.slice(1).map(() => change),
    durationMinutes: minutes,
    carbonKg: 415,
    fares,
    fareCount: fares.length,
    ...more,
  }
}
export const direct = itinerary(
  'direct',
  [flight(['PVG', 'SIN'], ['2026-12-09T09:00', '2026-12-09T14:30'])],
  [
    fare(2600),
    fare(3000, {
      brand: 'standard',
      baggage: [{ pieces: 1, kilograms: 23 }],
      digest: { refund: 'fee', refundFee: 1500_00, change: 'free' },
    }),
    fare(9000, {
      brand: 'businessFlex',
      cabins: ['C'],
      verdict: 'forbidden',
      baggage: [{ pieces: 2, kilograms: 32 }],
      digest: { refund: 'unknown', change: 'unknown' },
    }),
  ],
)
export const viaHongKong = itinerary(
  'via',
  [
    flight(['SHA', 'HKG'], ['2026-12-09T18:00', '2026-12-09T20:30'], 'CX'),
    flight(['HKG', 'SIN'], ['2026-12-09T22:00', '2026-12-10T02:00'], 'CX'),
  ],
  [fare(2300, { cabins: ['Y', 'Y'], baggage: [{ kilograms: 20 }, { kilograms: 20 }] })],
)
export const selfTransfer = itinerary(
  'self',
  [
    flight(['PVG', 'HKG'], ['2026-12-09T01:00', '2026-12-09T03:30'], 'HX'),
    flight(['HKG', 'SIN'], ['2026-12-10T02:00', '2026-12-10T06:00'], 'TR'),
  ],
  [fare(1900, { cabins: ['Y', 'Y'], baggage: [{ kilograms: 0 }, { kilograms: 0 }], verdict: 'reason' })],
  { connections: [{ ...change, minutes: 1350, protected: false }] },
)

/** From Shanghai to Singapore and back, for one person. */
export const intlDraft = {
  tempOrderNo: 'T1',
  expiresAt: '2026-11-20T03:00:00Z',
  travelType: 1,
  bookType: 1,
  bookMode: 1,
  searchParams: { segmentType: 1, departDate: '2026-12-09', returnDate: '2026-12-12' },
  legs: [
    { departCode: 'SHA', departCity: '上海', arriveCode: 'SIN', arriveCity: '新加坡', date: '2026-12-09' },
    { departCode: 'SIN', departCity: '新加坡', arriveCode: 'SHA', arriveCity: '上海', date: '2026-12-12' },
  ],
  travellers: [{ employeeId: 'e1', name: '林晓雯' }],
} as const satisfies Sketch<IntlFlightTempOrder>

const airport = (code: string, shortName: string) => ({ code, name: `${shortName}机场`, shortName, city: shortName })
const carrier = (code: string, name: string, alliance?: string) => ({
  code,
  name,
  shortName: name,
  colour: '#0b3d91',
  ...(alliance && { alliance }),
})
export const intlDictionary = {
  carriers: [
    carrier('MU', '东航', 'skyteam'),
    carrier('CX', '国泰', 'oneworld'),
    carrier('HX', '香港航空'),
    carrier('TR', '酷航'),
  ],
  airports: [airport('PVG', '浦东'), airport('SHA', '虹桥'), airport('HKG', '香港'), airport('SIN', '樟宜')],
  aircraft: [],
} as const satisfies Sketch<IntlDictionary>

/** The answer of a search whose list is these itineraries. */
export function intlFound(
  itineraries: readonly ListedItinerary[],
  more: Sketch<IntlFlightSearchResult> = {},
): Sketch<IntlFlightSearchResult> {
  const segments = itineraries.flatMap(({ flights }) => flights)
  return {
    searchId: 'S1',
    searchedAt: '2026-11-20T02:00:00Z',
    standsUntil: '2026-11-20T02:20:00Z',
    slice: 0,
    legs: intlDraft.legs,
    dictionary: intlDictionary,
    segments,
    itineraries: itineraries.map(({ flights, ...itinerary }) => ({
      ...itinerary,
      segments: flights.map((flight) => segments.indexOf(flight)),
    })),
    travellers: intlDraft.travellers,
    passengers: ['adult'],
    policyApplies: true,
    carbon: { averageKg: 415, factorYear: 2025 },
    ...more,
  }
}

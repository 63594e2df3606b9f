import type {
  IntlAlterableOrder,
  IntlAlterableTicket,
  IntlChangeOffer,
} from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import type { Sketch } from './server'

export const dictionary = {
  carriers: [{ code: 'NH', name: '全日空', shortName: '全日空', colour: '#0b3d91' }],
  airports: [],
  aircraft: [],
} as const satisfies Sketch<IntlDictionary>

/** From Beijing to Tokyo. */
export const outbound = {
  index: 0,
  slice: 0,
  flightNo: 'NH964',
  carrier: 'NH',
  departAirport: 'PEK',
  departTerminal: 'T3',
  departDate: '2026-12-01',
  departTime: '08:30',
  arriveAirport: 'NRT',
  arriveTerminal: 'T1',
  arriveDate: '2026-12-01',
  arriveTime: '13:00',
  durationMinutes: 210,
  aircraft: '789',
  meal: 'meal',
  stops: [],
  cabin: 'Y',
  bookingClass: 'M',
  baggage: { pieces: 2, kilograms: 23 },
} as const satisfies Sketch<IntlOrderSegment>

/** And back. */
const inbound = {
  ...outbound,
  index: 1,
  slice: 1,
  flightNo: 'NH963',
  departAirport: 'NRT',
  departDate: '2026-12-05',
  arriveAirport: 'PEK',
  arriveDate: '2026-12-05',
} as const

/** A ticket of both directions of which nothing is flown. */
export const intlTicket = {
  ticketNo: '205-1234567890',
  employeeId: 'e1',
  traveller: '林晓雯',
  validatingCarrier: 'NH',
  slices: [0, 1],
  coupons: [],
  partlyUsed: false,
  expiresOn: '2027-11-30',
  possible: true,
  forDesk: false,
  rules: [],
  involuntary: false,
} as const satisfies Sketch<IntlAlterableTicket>

/** An order of two people there and back. */
export const intlOrder = {
  orderNo: 'X1',
  title: '北京 — 东京',
  segments: [outbound, inbound],
  dictionary,
  tickets: [intlTicket, { ...intlTicket, ticketNo: '205-1234567891', employeeId: 'e2', traveller: '陈志远' }],
  notices: [],
} as const satisfies Sketch<IntlAlterableOrder>

/** What a change costs a ticket. */
export const changeLine = {
  ticketNo: intlTicket.ticketNo,
  traveller: '林晓雯',
  fee: 30_000,
  fareDifference: 20_000,
  taxDifference: 0,
  serviceFee: 0,
  amount: 50_000,
} as const
const [, other] = intlOrder.tickets
/** Another flight, a day later. */
export const movedFlight = { ...outbound, flightNo: 'NH962', departDate: '2026-12-02', arriveDate: '2026-12-02' } as const
/** What a direction of both can be changed to. */
export const changeOffer = {
  itineraryKey: 'i1',
  fareKey: 'f1',
  segments: [movedFlight],
  connections: [],
  durationMinutes: 210,
  cabins: ['Y'],
  bookingClasses: ['M'],
  baggage: [{ kilograms: 23 }],
  brand: 'standard',
  validatingCarrier: 'NH',
  digest: { refund: 'fee', refundFee: 60_000, change: 'free' },
  seats: 4,
  lines: [changeLine, { ...changeLine, ticketNo: other.ticketNo, traveller: '陈志远' }],
  total: 100_000,
  involuntary: false,
  verdict: 'within',
  violations: [],
} as const satisfies Sketch<IntlChangeOffer>

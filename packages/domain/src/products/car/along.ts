import type { RideType } from '@sojourn/contract/products/car/car-words'
import { addMinutes, chinaOffsetMinutes, isBefore, localOf, minutesBetween } from '../../kit/local-date'

/** A flight, train or stay of an order, in the order in which they are travelled; moments are instants. */
export interface Along {
  orderNo: string
  kind: 'flight' | 'train' | 'stay'
  serviceNo: string
  departCity: string
  arriveCity: string
  /** An airport, a station, or empty. */
  departPlace: string
  arrivePlace: string
  departAt: string
  arriveAt: string
}

/** A ride to or from a part of a journey, whose other end is anybody's to choose. */
export interface RideAlong {
  orderNo: string
  rideType: RideType
  /** Where the car picks up, or where it goes to. */
  end: 'from' | 'to'
  /** Of an airport, a station or a hotel. */
  place: string
  serviceNo: string
  departAt: string
}

/** Minutes from the arrival to the car, and from the car to the departure (assumed): bags on one side, check-in and the way there on the other. */
const pickUpAfter = { flight: 30, train: 15 } as const
const dropOffBefore = { flight: 180, train: 90 } as const
const types = {
  flight: { pickUp: 'airportPickup', dropOff: 'airportDropOff' },
  train: { pickUp: 'stationPickup', dropOff: 'stationDropOff' },
} as const

/** Whoever goes on from the city of arrival within so many hours changes there. */
const connectionHours = 12
const isConnection = (before: Along | undefined, after: Along | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.orderNo === after.orderNo &&
  before.arriveCity === after.departCity &&
  minutesBetween(before.arriveAt, after.departAt) < connectionHours * 60

/** The rides that go with these parts of a journey, in the order of their beginning; none to or from where somebody changes. */
export function ridesAlong(parts: readonly Along[]): RideAlong[] {
  const rides = parts.flatMap((part, index): RideAlong[] => {
    const { kind, orderNo, serviceNo } = part
    if (kind === 'stay')
      return [{ orderNo, rideType: 'reserved', end: 'from', place: serviceNo, serviceNo: '', departAt: part.arriveAt }]
    const { pickUp, dropOff } = types[kind]
    const to: RideAlong = {
      orderNo,
      rideType: dropOff,
      end: 'to',
      place: part.departPlace,
      serviceNo: '',
      departAt: quarterOf(addMinutes(part.departAt, -dropOffBefore[kind]), Math.floor),
    }
    const from: RideAlong = {
      orderNo,
      rideType: pickUp,
      end: 'from',
      place: part.arrivePlace,
      serviceNo,
      departAt: quarterOf(addMinutes(part.arriveAt, pickUpAfter[kind]), Math.ceil),
    }
    return [...(isConnection(parts[index - 1], part) ? [] : [to]), ...(isConnection(part, parts[index + 1]) ? [] : [from])]
  })
  return rides.toSorted((a, b) => (isBefore(a.departAt, b.departAt) ? -1 : 1))
}

const quarterMs = 15 * 60_000
const quarterOf = (instant: string, round: (quarters: number) => number): string =>
  new Date(round(Date.parse(instant) / quarterMs) * quarterMs).toISOString()

/** The hotel that somebody sleeps in who arrives at, or leaves for, a ride at this moment: its stay holds the day. */
export const hotelAt = (parts: readonly Along[], departAt: string): string | undefined => {
  const day = dayOf(departAt)
  return parts.find(({ kind, departAt: from, arriveAt: to }) => kind === 'stay' && dayOf(from) <= day && day <= dayOf(to))
    ?.serviceNo
}
const dayOf = (instant: string): string => localOf(instant, chinaOffsetMinutes).date

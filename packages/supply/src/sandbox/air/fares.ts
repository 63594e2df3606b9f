import type { AirAgreement, AirFare, AirFareType } from '../../ports/air'
import type { BookingClass } from './ladders'
import type { Segment } from './timetable/segment'
import { mix, unit } from './random'

/** Who asks: agreements, corporate products and government fares are for business trips only. */
export interface Buyer {
  agreements: readonly AirAgreement[]
  businessTravel: boolean
}

const fareTypes: readonly AirFareType[] = ['published', 'promotional', 'agreement', 'corporate', 'government']

/** `H-agreement`: the booking class and how it is sold. */
const fareKey = (bookingClass: BookingClass, type: AirFareType): string => `${bookingClass.letter}-${type}`

export function parseFareKey(segment: Segment, key: string): { bookingClass: BookingClass; type: AirFareType } | undefined {
  const bookingClass = segment.ladder.classes.find(({ letter }) => letter === key[0])
  const type = fareTypes.find((each) => each === key.slice(2))
  if (!bookingClass || !type || key[1] !== '-') return undefined
  return { bookingClass, type }
}

const tens = (fen: number): number => Math.round(fen / 1000) * 1000
const yuan = (fen: number): number => Math.round(fen / 100) * 100

/** The public price in fen; below the full fare every flight and day moves a little around its ladder. */
export function publicPrice(segment: Segment, bookingClass: BookingClass, day: number): number {
  const price = (segment.fullFare * bookingClass.percent) / 100
  if (bookingClass.relative >= 100) return tens(price)
  return tens(price * (0.975 + 0.05 * unit(mix(segment.seed, day))))
}

/** The public price of the dearest class of a cabin. */
const fullFareOf = (segment: Segment, { cabin }: BookingClass): number => {
  const top = segment.ladder.classes.find((one) => one.cabin === cabin)
  return tens((segment.fullFare * (top?.percent ?? 100)) / 100)
}

export const publicType = (bookingClass: BookingClass): AirFareType =>
  bookingClass.ruleTier === 'T5' ? 'promotional' : 'published'

interface PricedFor {
  type: AirFareType
  day: number
  buyer: Buyer
}

/** The price of a class sold in a certain way, or nothing when this buyer cannot have it. */
export function priceOf(segment: Segment, bookingClass: BookingClass, { type, day, buyer }: PricedFor): number | undefined {
  const open = publicPrice(segment, bookingClass, day)
  if (type === 'agreement') {
    const percentOff = bestAgreement(segment, buyer)?.percentOff
    return percentOff !== undefined && hasAgreementFare(bookingClass) ? yuan((open * (100 - percentOff)) / 100) : undefined
  }
  if (type === 'corporate') return buyer.businessTravel && hasCorporateFare(segment, bookingClass) ? yuan(open * 0.98) : undefined
  if (type === 'government')
    return segment.lowCost || !buyer.businessTravel ? undefined : yuan(open * (bookingClass.relative >= 100 ? 0.88 : 0.95))
  return type === publicType(bookingClass) ? open : undefined
}

export function bestAgreement(segment: Segment, buyer: Buyer): AirAgreement | undefined {
  if (!buyer.businessTravel) return undefined
  return buyer.agreements
    .filter((agreement) => agreement.carrier === segment.carrier)
    .toSorted((a, b) => b.percentOff - a.percentOff)[0]
}

export const hasAgreementFare = (bookingClass: BookingClass): boolean => bookingClass.cabin === 'Y' && bookingClass.percent >= 55

/** Products for companies stand beside middle economy fares of full-service carriers. */
export const hasCorporateFare = (segment: Segment, bookingClass: BookingClass): boolean =>
  !segment.lowCost && bookingClass.cabin === 'Y' && bookingClass.percent >= 40 && bookingClass.percent <= 85

const oneBetter: Record<string, string> = { T0: 'T0', T1: 'T1', T2: 'T1', T3: 'T2', T4: 'T3', T5: 'T4' }

/** Agreement and corporate fares change more freely, government fares most freely. */
function ruleTier(bookingClass: BookingClass, type: AirFareType): string {
  const own = bookingClass.ruleTier
  if (type === 'government') return bookingClass.relative >= 100 ? (own < 'T1' ? own : 'T1') : own < 'T2' ? own : 'T2'
  return type === 'agreement' || type === 'corporate' ? (oneBetter[own] ?? own) : own
}

interface SoldAs {
  type: AirFareType
  ticketPrice: number
  seats: number
}

export function fareOf(segment: Segment, bookingClass: BookingClass, { type, ticketPrice, seats }: SoldAs): AirFare {
  return {
    fareKey: fareKey(bookingClass, type),
    bookingClass: bookingClass.letter,
    cabin: bookingClass.cabin,
    fareType: type,
    ticketPrice,
    fullFare: fullFareOf(segment, bookingClass),
    discount: Math.round((ticketPrice * 100) / segment.fullFare),
    seats,
    ruleTier: ruleTier(bookingClass, type),
    baggageKg: segment.baggage(bookingClass),
  }
}

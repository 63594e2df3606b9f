import { minutesOf } from '../../../kit/local-date'
import { airline } from '../../../reference/air/airlines'
import { cityOfAirport } from '../../../reference/place/cities'
import { fastestTrain } from '../../../reference/rail/rail-times'
import { brokenAdvanceDays } from '../../../booking/policy/advance-days'
import type { BrokenRule } from '../../../booking/policy/engine'
import {
  allowsCabin,
  type CabinStandard,
  type FarePosition,
  type FlightPolicy,
  type FlightSetting,
  type PolicyFare,
  type PolicyFlight,
  type RailAlternative,
  type TrainFirst,
} from './offers'
import { cheapestNearby, type Reference, type References } from './lowest-price'
import { medianNearby } from './median-price'
import { asksKind, brokenTerms, isOfRightKind } from './fare-terms'
import { withinHours } from '../../../booking/policy/within-hours'

/** Tenths of the full fare at which a seat is sold at full price. */
const fullPrice = 100

/** What a list is compared with, found once. */
export interface FlightReferences {
  lowest: References
  median: References
  agreement: References
  /** Position of each flight's first fare among all fares. */
  firstFares: readonly number[]
}

const offerOf = ({ firstFares }: FlightReferences, { flight, fare }: FarePosition): number => (firstFares[flight] ?? 0) + fare

const carriersOf = ({ carrier, onwardCarrier }: PolicyFlight): string[] =>
  onwardCarrier === undefined ? [carrier] : [carrier, onwardCarrier]

const lowCostCarrier = (flight: PolicyFlight): string | undefined =>
  carriersOf(flight).find((carrier) => airline(carrier)?.lowCost === true)

const excludedCarrier = ({ excludedCarriers }: FlightPolicy, flight: PolicyFlight): string | undefined =>
  carriersOf(flight).find((carrier) => excludedCarriers?.includes(carrier))

export function flightReferences(
  policy: FlightPolicy,
  flights: readonly PolicyFlight[],
  firstFares: readonly number[],
): FlightReferences {
  const { lowestPrice, agreementCarriers, forbidLowCost, medianPrice } = policy
  const bookable = (flight: PolicyFlight): boolean =>
    !(forbidLowCost && lowCostCarrier(flight)) && excludedCarrier(policy, flight) === undefined
  const takesFare = asksKind(policy) ? (fare: PolicyFare) => isOfRightKind(policy, fare) : undefined
  const allowed = (cabin: PolicyFare['cabin']): boolean => allowsCabin(policy, cabin)
  const lowest = lowestPrice && {
    hours: lowestPrice.hours,
    sameAirport: lowestPrice.sameAirport,
    takesFare,
    takes: (flight: PolicyFlight) =>
      bookable(flight) &&
      !(lowestPrice.ignoreStopover && flight.stop) &&
      !carriersOf(flight).some((carrier) => lowestPrice.excludeCarriers?.includes(carrier)),
  }
  const agreement = agreementCarriers && {
    hours: agreementCarriers.hours,
    takesFare,
    takes: (flight: PolicyFlight) => bookable(flight) && isAgreed(flight, agreementCarriers.carriers),
  }
  return {
    lowest: lowest ? cheapestNearby(lowest, allowed, flights) : {},
    agreement: agreement ? cheapestNearby(agreement, allowed, flights) : {},
    median: medianPrice ? medianNearby({ hours: medianPrice.hours, takes: bookable, takesFare }, allowed, flights) : {},
    firstFares,
  }
}

const isAgreed = (flight: PolicyFlight, agreed: readonly string[]): boolean =>
  carriersOf(flight).every((carrier) => agreed.includes(carrier))

/** The highest price a cabin's discount standard lets pass: the discount of the full fare, plus the float. */
const allowedPrice = (standard: CabinStandard, maxDiscount: number, fullFare: number): number =>
  (fullFare * maxDiscount) / 100 + (standard.floatAmount ?? 0)

interface JudgedFare {
  row: number
  flight: PolicyFlight
  fare: PolicyFare
}

/** Rules that another fare of the same day could keep; a fare in a cabin beyond the standard breaks no further one. */
export function brokenFareRules(
  policy: FlightPolicy,
  references: FlightReferences,
  { row, flight, fare }: JudgedFare,
): BrokenRule[] {
  const { cabin } = fare
  if (!allowsCabin(policy, cabin)) {
    const allowed = (policy.cabins ?? []).map((standard) => standard.cabin).join(',')
    return [{ rule: 'cabin', expected: allowed, actual: cabin }]
  }
  const broken: BrokenRule[] = []
  brokenByFare(policy, flight, fare, broken)
  brokenTerms(policy, flight, fare, broken)
  brokenByComparison(policy, references, { row, flight, fare }, broken)
  const limit = policy.cabinDuration
  if (limit?.cabins.includes(cabin) && flight.durationMinutes <= limit.minutes)
    broken.push({ rule: 'cabinDuration', expected: limit.minutes, actual: flight.durationMinutes })
  const lowCost = policy.forbidLowCost && lowCostCarrier(flight)
  if (lowCost) broken.push({ rule: 'lowCost', expected: '', actual: lowCost })
  const excluded = excludedCarrier(policy, flight)
  if (excluded) broken.push({ rule: 'carrier', expected: '', actual: excluded })
  return broken
}

function brokenByFare(policy: FlightPolicy, flight: PolicyFlight, fare: PolicyFare, broken: BrokenRule[]): void {
  const { cabin, discount, ticketPrice } = fare
  const standard = policy.cabins?.find((one) => one.cabin === cabin)
  if (standard?.maxDiscount !== undefined && discount > standard.maxDiscount) {
    const excess = Math.ceil(ticketPrice - allowedPrice(standard, standard.maxDiscount, flight.fullFare))
    if (excess > 0) broken.push({ rule: 'discount', expected: standard.maxDiscount, actual: discount, excess })
  }
  if (policy.fullPriceAllowed === false && cabin === 'Y' && discount >= fullPrice)
    broken.push({ rule: 'fullPrice', expected: fullPrice - 1, actual: discount })
}

function brokenByComparison(
  policy: FlightPolicy,
  references: FlightReferences,
  { row, flight, fare: { cabin, ticketPrice } }: JudgedFare,
  broken: BrokenRule[],
): void {
  const lowest = references.lowest[cabin]?.[row]
  if (policy.lowestPrice && lowest) {
    const limit = lowest.ticketPrice + policy.lowestPrice.threshold
    if (ticketPrice > limit)
      broken.push({
        rule: 'lowestPrice',
        expected: limit,
        actual: ticketPrice,
        excess: ticketPrice - limit,
        reference: offerOf(references, lowest),
      })
  }
  brokenByMedian(policy, references, { median: references.median[cabin]?.[row], ticketPrice }, broken)
  const { agreementCarriers } = policy
  const preferred = references.agreement[cabin]?.[row]
  if (!agreementCarriers || !preferred || isAgreed(flight, agreementCarriers.carriers)) return
  if (preferred.ticketPrice <= ticketPrice + agreementCarriers.threshold)
    broken.push({
      rule: 'agreementCarrier',
      expected: agreementCarriers.carriers.join(','),
      actual: flight.carrier,
      reference: offerOf(references, preferred),
    })
}

interface MedianOf {
  median: Reference | undefined
  ticketPrice: number
}

function brokenByMedian(
  { medianPrice }: FlightPolicy,
  references: FlightReferences,
  { median, ticketPrice }: MedianOf,
  broken: BrokenRule[],
): void {
  if (!medianPrice || !median) return
  const limit = Math.floor((median.ticketPrice * (100 + medianPrice.percent)) / 100)
  if (ticketPrice <= limit) return
  const excess = ticketPrice - limit
  broken.push({ rule: 'medianPrice', expected: limit, actual: ticketPrice, excess, reference: offerOf(references, median) })
}

/** Rules that no fare of the day could keep: booked too late, or a train to be taken instead. */
export function brokenJourneyRules(
  policy: FlightPolicy,
  flight: PolicyFlight,
  bookingDate: string,
  setting: FlightSetting,
): BrokenRule[] {
  const late = brokenAdvanceDays(policy.advanceDays, bookingDate, flight.departDate)
  const rail = policy.trainFirst && (setting.rail ?? usualTrain(flight))
  const isExcepted = policy.trainFirst && rail && excepted(policy.trainFirst, flight, rail, setting)
  const train = isExcepted ? undefined : policy.trainFirst
  return [
    ...(train && rail && rail.minutes <= train.minutes
      ? [
          {
            rule: 'trainFirst' as const,
            expected: train.minutes,
            actual: rail.minutes,
            incurable: true as const,
            ...(train.excuses && { excuses: train.excuses }),
          },
        ]
      : []),
    ...(late ? [late] : []),
  ]
}

/** The train that usually is the fastest between the two cities; whether it has seats is not known. */
export function usualTrain({
  departAirport,
  arriveAirport,
}: Pick<PolicyFlight, 'departAirport' | 'arriveAirport'>): RailAlternative | undefined {
  const [from, to] = [cityOfAirport(departAirport), cityOfAirport(arriveAirport)]
  const minutes = from && to && fastestTrain(from.code, to.code)
  return minutes === undefined ? undefined : { minutes }
}

/** Fen at which a fare is not above the train and may be flown; undefined where that excepts nothing. */
export const sparedPrice = ({ trainFirst }: FlightPolicy, { rail }: FlightSetting): number | undefined =>
  trainFirst?.unlessCheaper ? rail?.price : undefined

function excepted(
  { minutes, lateNight, unlessSoldOut, unlessNotOnSale }: TrainFirst,
  flight: PolicyFlight,
  { left }: RailAlternative,
  { rail }: FlightSetting,
): boolean {
  if (unlessNotOnSale && rail === null) return true
  if (unlessSoldOut && (left === null || (left !== undefined && left > minutes))) return true
  if (!lateNight) return false
  return [flight.departTime, flight.arriveTime].some((time) => withinHours(minutesOf(time), lateNight))
}

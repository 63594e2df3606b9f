import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import type { TogetherRule } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { minutesOf } from '../../../kit/local-date'
import { shortYuan } from '../../../kit/money'
import { brokenAdvanceDays } from '../../../booking/policy/advance-days'
import { changeSentences } from '../../../booking/policy/change-sentences'
import {
  allOf,
  judgeList,
  shared,
  type BrokenRule,
  type Judge,
  type JudgedList,
  type PolicyTraveller,
} from '../../../booking/policy/engine'
import { sensibleMinutes } from './sensible-ride'
import type { Placed } from '../../../booking/policy/smallest-change'
import type { OfferVerdict } from '../../../booking/policy/verdict'

export type TrainType = 'G' | 'C' | 'D' | 'Z' | 'T' | 'K' | 'other'

/** One seat class of one train on offer. */
export interface PolicySeat {
  /** Seats of one train follow each other. */
  trainNo: string
  /** Code of handbook 3.2. */
  seat: string
  /** Stations of both ends. */
  lane: string
  departDate: string
  departTime: string
  rideMinutes: number
  price: number
  soldOut?: boolean
}
/** A train of a list with the classes that it sells. */
export interface PolicyTrain extends Omit<PolicySeat, OfSeat> {
  seats: readonly Pick<PolicySeat, OfSeat>[]
}
type OfSeat = 'seat' | 'price' | 'soldOut'

/** Every seat class on offer, train by train. */
export const seatsOfTrains = (trains: readonly PolicyTrain[]): PolicySeat[] =>
  trains.flatMap(({ seats, trainNo, lane, departDate, departTime, rideMinutes }) =>
    seats.map(({ seat, price, soldOut = false }) => ({
      trainNo,
      seat,
      lane,
      departDate,
      departTime,
      rideMinutes,
      price,
      soldOut,
    })),
  )

export interface TrainSetting {
  bookingDate: string
  together?: TogetherRule | undefined
}

const nightMinute = 120
const minutesPerDay = 1440
const otherStationMinutes = 60

/** Handbook 3.1: the letter of the number; numbers without one, and rarer letters, are ordinary trains. */
export function trainTypeOf(trainNo: string): TrainType {
  const letter = trainNo.charAt(0)
  return letter === 'G' || letter === 'C' || letter === 'D' || letter === 'Z' || letter === 'T' || letter === 'K'
    ? letter
    : 'other'
}

/** A night train is under way at two in the morning. */
export function isNightTrain({ departTime, rideMinutes }: Pick<PolicySeat, 'departTime' | 'rideMinutes'>): boolean {
  const depart = minutesOf(departTime)
  const wait = (nightMinute - depart + minutesPerDay) % minutesPerDay
  return wait <= rideMinutes
}

/** Seats that may be taken on a train; undefined limits nothing. Standing is sold at the price of the plainest seat. */
function allowedSeats(section: TrainSection, train: PolicySeat): readonly string[] | undefined {
  const { groups, nightSeats = [], longRide } = section
  if (!groups) return undefined
  const type = trainTypeOf(train.trainNo)
  const usual = groups.filter(({ types }) => types.includes(type)).flatMap(({ seats }) => seats)
  const night = isNightTrain(train) ? nightSeats : []
  const long = longRide && train.rideMinutes >= longRide.minutes ? longRide.seats : []
  return [...new Set([...usual, ...night, ...long])]
}

interface Allowed {
  seats: readonly string[]
  /** The same as a broken rule states it. */
  expected: string
}

const isSameTrain = (a: PolicySeat, b: PolicySeat): boolean =>
  a.trainNo === b.trainNo && a.departTime === b.departTime && a.lane === b.lane && a.rideMinutes === b.rideMinutes

/** What a section allows on the train of each seat; seats of one train follow each other, so it is looked up once for them. */
function allowedByTrain(section: TrainSection): (seat: PolicySeat) => Allowed | undefined {
  let last: PolicySeat | undefined
  let allowed: Allowed | undefined
  return (seat) => {
    if (!last || !isSameTrain(last, seat)) {
      const seats = allowedSeats(section, seat)
      allowed = seats && { seats, expected: seats.join(',') }
    }
    last = seat
    return allowed
  }
}

/** Where each seat stands among the others: a train is a group. Nobody is sent from a seat to standing, or to a train that takes the night. */
function placedSeats(seats: readonly PolicySeat[]): Placed[] {
  let group = 0
  const longest = sensibleMinutes(seats.map(({ rideMinutes }) => rideMinutes))
  return seats.map((seat, offer) => {
    const before = seats[offer - 1]
    if (before && !isSameTrain(before, seat)) group += 1
    const { seat: kind, lane, departTime, rideMinutes, price, soldOut = false } = seat
    const suggested = kind !== 'WZ' && rideMinutes <= longest && !soldOut
    return { group, kind, lane, position: minutesOf(departTime), price, soldOut: !suggested }
  })
}

/** Every seat of a train result for a party (handbook 7.1). */
export function judgeTrains(
  travellers: readonly PolicyTraveller<TrainSection>[],
  seats: readonly PolicySeat[],
  setting: TrainSetting,
  language: Language,
): JudgedList {
  const text = policyText[language]
  const name = (offer: number): string => {
    const { trainNo, departTime, seat, price } = seats[offer]!
    return `${trainNo} ${departTime} ${text.seats[seat] ?? seat} ${shortYuan(price)}`
  }
  return judgeList({
    travellers,
    count: seats.length,
    judge: (section: TrainSection) => judge(section, seats, setting, language),
    placed: () => placedSeats(seats),
    lanePenalty: otherStationMinutes,
    change: changeSentences(language, name),
    together: setting.together,
  })
}

/** The same with all sentences. */
export const evaluateTrains = (...asked: Parameters<typeof judgeTrains>): OfferVerdict[] => allOf(judgeTrains(...asked))

function judge(section: TrainSection, seats: readonly PolicySeat[], { bookingDate }: TrainSetting, language: Language): Judge {
  const text = policyText[language]
  const known = new Map<string, string>()
  const allowedOn = allowedByTrain(section)
  const broken = (offer: number): BrokenRule[] => {
    const train = seats[offer]!
    const allowed = allowedOn(train)
    const late = brokenAdvanceDays(section.advanceDays, bookingDate, train.departDate)
    const rules: BrokenRule[] = late ? [late] : []
    return allowed && train.seat !== 'WZ' && !allowed.seats.includes(train.seat)
      ? [{ rule: 'trainSeat', expected: allowed.expected, actual: train.seat }, ...rules]
      : rules
  }
  return {
    handling: section.handling,
    broken,
    sentence({ rule, actual, expected }) {
      if (rule === 'advanceDays') return text.advanceDaysBroken({ actual: Number(actual), expected: Number(expected) })
      return shared(known, `${actual} ${expected}`, () => {
        const seat = seatNames([String(actual)], language)
        return expected === ''
          ? text.trainTypeBroken({ actual: seat })
          : text.trainSeatBroken({ actual: seat, expected: seatNames(String(expected).split(','), language) })
      })
    },
  }
}

/** Seats in words; a code that no table knows stays a code. */
export const seatNames = (codes: readonly string[], language: Language): string => {
  const text = policyText[language]
  return text.list({ items: codes.map((code) => text.seats[code] ?? code) })
}

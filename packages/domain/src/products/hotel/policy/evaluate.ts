import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan, sum } from '../../../kit/money'
import { brokenAdvanceDays } from '../../../booking/policy/advance-days'
import { changeSentences, groupNumbers } from '../../../booking/policy/change-sentences'
import {
  allOf,
  judgeList,
  type BrokenRule,
  type Judge,
  type JudgedList,
  type PolicyTraveller,
} from '../../../booking/policy/engine'
import { roomExcess } from './room-excess'
import { brokenByName, isExemptHotel } from './named-hotels'
import { countryNames } from '../../../booking/policy/country-names'
import { roomLimit, type HotelPlace, type NightLimit } from './limit'
import type { OfferVerdict } from '../../../booking/policy/verdict'

/** One rate of one hotel on offer; prices are fen per room with taxes, without the service fee. */
export interface PolicyRoom {
  /** Rates of one hotel follow each other. */
  hotelKey: string
  /** As a person reads it: hotel and room. */
  name: string
  roomType: string
  /** What the hotel is called in Chinese and in English, where it is known. */
  hotelNames?: readonly string[]
  star: number
  agreement: boolean
  breakfast: boolean
  /** Every night of the stay; at least one. Breakfast of a night goes before what is said of all. */
  nights: readonly { date: string; price: number; breakfast?: boolean }[]
  soldOut?: boolean
}
/** Who sleeps in one room. */
export type RoomParty = readonly PolicyTraveller<HotelSection>[]
export interface HotelSetting {
  place: HotelPlace
  bookingDate: string
}

/** What binds one room: the sections of its guests, of which the first one's rules count besides the price. */
interface RoomStandard {
  sections: readonly [HotelSection, ...HotelSection[]]
  people: number
}

/** Every rate of a hotel result for a party, room by room (handbook 7.2, 7.3). */
export function judgeHotel(
  rooms: readonly RoomParty[],
  offers: readonly PolicyRoom[],
  setting: HotelSetting,
  language: Language,
): JudgedList {
  const name = (offer: number): string => `${offers[offer]!.name} ${shortYuan(perNight(offers[offer]!))}`
  return judgeList({
    travellers: rooms.flatMap(roomTravellers()),
    count: offers.length,
    judge: (standard: RoomStandard) => judge(standard, offers, { setting, language, name }),
    placed: () => {
      const groups = groupNumbers(offers.map(({ hotelKey }) => hotelKey))
      return offers.map((offer, index) => ({
        group: groups[index]!,
        kind: offer.roomType,
        lane: '',
        position: perNight(offer),
        price: perNight(offer),
        soldOut: offer.soldOut ?? false,
      }))
    },
    change: changeSentences(language, name),
  })
}

/** The same with all sentences. */
export const evaluateHotel = (...asked: Parameters<typeof judgeHotel>): OfferVerdict[] => allOf(judgeHotel(...asked))

/** Whether a hotel is one that the standards of all rooms let pass. */
export const isExemptFor = (rooms: readonly RoomParty[], hotelKey: string): boolean =>
  rooms.length > 0 &&
  rooms.every((room) => {
    const first = room.find(({ policy }) => policy)?.policy
    return first !== undefined && isExemptHotel(first, hotelKey)
  })

/** Does a rate keep the standards of all rooms, beside the others that are on offer? What a map needs of a verdict. */
export function keepsStandards(
  rooms: readonly RoomParty[],
  offers: readonly PolicyRoom[],
  setting: HotelSetting,
): (room: PolicyRoom) => boolean {
  const standards = new Set(rooms.flatMap(roomTravellers()).flatMap(({ policy }) => policy ?? []))
  const preferred = cheapestAgreement(offers)
  const rules = [...standards].map((standard) => brokenRules(standard, offers, preferred, setting))
  return (room) => rules.every((broken) => broken(room).length === 0)
}

/** Fen per room and night on average, rounded up. */
const perNight = ({ nights }: PolicyRoom): number => Math.ceil(totalOf({ nights }) / nights.length)
const totalOf = ({ nights }: Pick<PolicyRoom, 'nights'>): number => sum(nights.map(({ price }) => price))

/** Guests of one room share one standard; people alone in rooms, of the same section, are judged once. */
function roomTravellers(): (room: RoomParty) => PolicyTraveller<RoomStandard>[] {
  const alone = new Map<HotelSection, RoomStandard>()
  return (room) => {
    const [first, ...others] = room.flatMap(({ policy }) => (policy ? [policy] : []))
    if (!first) return room.map(({ travellerId }) => ({ travellerId }))
    const made: RoomStandard = { sections: [first, ...others], people: room.length }
    const policy = room.length === 1 ? (alone.get(first) ?? made) : made
    if (room.length === 1) alone.set(first, policy)
    return room.map(({ travellerId }) => ({ travellerId, policy }))
  }
}

/** The rules that a rate breaks; `preferred` is the place of the agreement rate among the offers that comes before dearer ones. */
function brokenRules(
  { sections, people }: RoomStandard,
  offers: readonly PolicyRoom[],
  preferred: number | undefined,
  { place, bookingDate }: HotelSetting,
): (room: PolicyRoom) => BrokenRule[] {
  const [section] = sections
  const limits = new Map<string, NightLimit | undefined>()
  const limitOf = (date: string): NightLimit | undefined => {
    if (!limits.has(date)) limits.set(date, roomLimit(sections, people, place, date))
    return limits.get(date)
  }
  return (room) => {
    if (isExemptHotel(section, room.hotelKey)) return []
    const rules = brokenByName(section, room.hotelNames ?? [], place)
    const price = brokenPrice(section, room, limitOf)
    if (price) rules.push(price)
    if (section.starMax !== undefined && room.star > section.starMax)
      rules.push({ rule: 'star', expected: section.starMax, actual: room.star })
    const { agreementFirst } = section
    if (agreementFirst && !room.agreement && preferred !== undefined) {
      const allowed = totalOf(room) + agreementFirst.threshold * room.nights.length
      if (totalOf(offers[preferred]!) <= allowed)
        rules.push({ rule: 'agreementHotel', expected: 1, actual: 0, reference: preferred })
    }
    const late = brokenAdvanceDays(section.advanceDays, bookingDate, room.nights[0]?.date ?? bookingDate)
    return late ? [...rules, late] : rules
  }
}

interface JudgedBy {
  setting: HotelSetting
  language: Language
  name: (offer: number) => string
}

function judge(standard: RoomStandard, offers: readonly PolicyRoom[], { setting, language, name }: JudgedBy): Judge {
  const text = policyText[language]
  const [section] = standard.sections
  const broken = brokenRules(standard, offers, cheapestAgreement(offers), setting)
  return {
    handling: section.handling,
    broken: (offer) => broken(offers[offer]!),
    sentence({ rule, actual, expected, reference }) {
      const prices = { actual: shortYuan(Number(actual)), expected: shortYuan(Number(expected)) }
      const figures = { actual: Number(actual), expected: Number(expected) }
      if (rule === 'hotelPrice')
        return section.compare === 'each' ? text.hotelPriceBroken(prices) : text.hotelAverageBroken(prices)
      if (rule === 'star') return text.starBroken(figures)
      if (rule === 'advanceDays') return text.advanceDaysBroken(figures)
      if (rule === 'hotelName') return text.hotelNameBroken({ keyword: String(actual) })
      if (rule === 'country') return text.countryBroken({ country: countryNames([String(actual)], language) })
      return text.agreementHotelBroken({ offer: reference === undefined ? '' : name(reference) })
    },
  }
}

/** The price against the limits of the nights; `excess` is fen of one room for the whole stay. */
function brokenPrice(
  { compare, breakfastExtra = 0 }: HotelSection,
  { nights, breakfast }: PolicyRoom,
  limitOf: (date: string) => NightLimit | undefined,
): BrokenRule | undefined {
  const compared = nights.flatMap(({ date, price, breakfast: ofNight = breakfast }) => {
    const limit = limitOf(date)
    return limit ? [{ ...limit, price, limit: limit.standard + (ofNight ? breakfastExtra : 0) }] : []
  })
  if (compared.length === 0) return undefined
  const over = (each: { price: number; limit: number }): number => each.price - each.limit
  const handling = compared.some((each) => !each.violateCanBook) ? { handling: 'forbid' as const } : {}
  const excess = roomExcess(compared, compare)
  if (excess === 0) return undefined
  if (compare === 'each') {
    const worst = compared.reduce((most, each) => (over(each) > over(most) ? each : most))
    return { rule: 'hotelPrice', expected: worst.limit, actual: worst.price, excess, ...handling }
  }
  const [limit, price] = [sum(compared.map((each) => each.limit)), sum(compared.map((each) => each.price))]
  const count = compared.length
  return { rule: 'hotelPrice', expected: Math.floor(limit / count), actual: Math.ceil(price / count), excess, ...handling }
}

function cheapestAgreement(offers: readonly PolicyRoom[]): number | undefined {
  let best: number | undefined
  offers.forEach((offer, index) => {
    if (offer.agreement && !offer.soldOut && (best === undefined || totalOf(offer) < totalOf(offers[best]!))) best = index
  })
  return best
}

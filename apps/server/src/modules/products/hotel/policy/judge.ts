import type { Language } from '@sojourn/contract/kit/language'
import type { RoomStandard } from '@sojourn/contract/products/hotel/search.shapes'
import {
  evaluateHotel,
  isExemptFor,
  type HotelSetting,
  type PolicyRoom,
  type RoomParty,
} from '@sojourn/domain/products/hotel/policy/evaluate'
import { inSeason, nightLimit, roomLimit } from '@sojourn/domain/products/hotel/policy/limit'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { sum } from '@sojourn/domain/kit/money'
import { standardSentence } from '@sojourn/domain/products/hotel/describe'
import { regionOf } from '@sojourn/domain/products/hotel/regions'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import type { HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelSectionOf } from '@sojourn/domain/products/hotel/policy/section'
import type { PersonRow } from '../../../booking/traveller/store'
import type { OpenStay } from '../draft/stay'
import type { StayNight } from '../supply/policy-nights'
import { productOf, type HotelDraft, type HotelProduct } from '../supply/supply'

type Party = Pick<OpenStay, 'rooms' | 'business'> & { draft: Pick<HotelDraft, 'product'> }

const sectionOf = (person: PersonRow, product: HotelProduct) => hotelSectionOf(person.policy?.body, product)

/** The rooms as policy sees them; personal travel asks for none. */
export const roomParties = ({ draft, rooms, business }: Party): RoomParty[] =>
  business
    ? rooms.map((room) =>
        room.map((person) => {
          const policy = sectionOf(person, productOf(draft))
          return { travellerId: person.employeeId, ...(policy ? { policy } : {}) }
        }),
      )
    : []

export function hotelSetting(city: HotelCity, bookingDate: string): HotelSetting {
  const region = regionOf(city.country)
  return { place: { cityName: city.name['zh-CN'], country: city.country, ...(region ? { region } : {}) }, bookingDate }
}

export const judge = (party: Party, offers: readonly PolicyRoom[], setting: HotelSetting, language: Language): OfferVerdict[] =>
  evaluateHotel(roomParties(party), offers, setting, language)

/** What binds each room night by night, float and sharing included (handbook 7.1, 7.3); rooms without a standard are left out. */
export function standardsOf(
  open: Party & Pick<OpenStay, 'stay' | 'city'>,
  setting: HotelSetting,
  language: Language,
): RoomStandard[] {
  if (!open.business) return []
  const nights = nightsOfStay(open.stay)
  return open.rooms.flatMap((room) => {
    const sections = room.flatMap((person) => sectionOf(person, productOf(open.draft)) ?? [])
    const limits = nights.flatMap((date) => {
      const limit = roomLimit(sections, room.length, setting.place, date)
      if (!limit) return []
      const season = sections.some((section) => {
        const base = nightLimit({ ...section, seasonCityItems: [] }, setting.place, date)
        const inOne = (section.seasonCityItems ?? []).some((item) => inSeason(date, item))
        return inOne && nightLimit(section, setting.place, date)?.standard !== base?.standard
      })
      return [{ date, limit: limit.standard, season, violateCanBook: limit.violateCanBook }]
    })
    if (limits.length === 0) return []
    const words = { limits: limits.map(({ limit }) => limit), people: room.length, season: limits.some(({ season }) => season) }
    return [
      { employeeIds: room.map(({ employeeId }) => employeeId), nights: limits, sentence: standardSentence(words, language) },
    ]
  })
}

/** Fen per night by which breakfast lifts the limit of a room (its first guest's rules count). */
export const breakfastExtra = (room: readonly PersonRow[], product: HotelProduct): number =>
  room.map((person) => sectionOf(person, product)).find((section) => section !== undefined)?.breakfastExtra ?? 0

/** A hotel that the standards of all rooms let pass, whatever it costs. */
export const isExempt = (party: Party, hotelId: string): boolean => isExemptFor(roomParties(party), hotelId)

/** Nights above the standard of the first room, with its limit. */
export function nightsOver(
  nights: readonly StayNight[],
  standard: RoomStandard | undefined,
  extra: number,
): { date: string; limit: number }[] {
  return nights.flatMap(({ date, price, breakfasts }) => {
    const limit = standard?.nights.find((night) => night.date === date)?.limit
    const allowed = limit === undefined ? undefined : limit + (breakfasts > 0 ? extra : 0)
    return allowed !== undefined && price > allowed ? [{ date, limit: allowed }] : []
  })
}

/** What the standards of all rooms allow together for these nights, in fen. */
export function stayLimit(
  { draft, rooms, business }: Party,
  nights: readonly Pick<StayNight, 'date' | 'breakfasts'>[],
  { place }: HotelSetting,
): number {
  const product = productOf(draft)
  const limits = (business ? rooms : []).flatMap((guests) => {
    const sections = guests.flatMap((person) => sectionOf(person, product) ?? [])
    const extra = breakfastExtra(guests, product)
    return nights.map(({ date, breakfasts }) => {
      const limit = roomLimit(sections, guests.length, place, date)
      return limit ? limit.standard + (breakfasts > 0 ? extra : 0) : 0
    })
  })
  return sum(limits)
}

import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelCard, HotelDetail, HotelRate, HotelRoom } from '@sojourn/contract/products/hotel/hotel.shapes'
import type { PolicyRoom } from '@sojourn/domain/products/hotel/policy/evaluate'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { given } from '@sojourn/domain/kit/given'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import type { Stay } from '@sojourn/domain/products/hotel/draft'
import type { KeptHotel, KeptPolicies, KeptRoom } from '@sojourn/domain/products/hotel/kept/kept-hotel'
import type { KeptRate } from '@sojourn/domain/products/hotel/kept/kept-rate'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import type { CancellationPolicy, GuaranteeRule, StayExcess } from '@sojourn/domain/products/hotel/terms'
import type { SuppliedPolicies, SuppliedHotel, SuppliedProperty, SuppliedRoom } from '@sojourn/supply/ports/hotel-property'
import type { CancellationTerms, ForeignPrice, GuaranteeTerms, SuppliedRate } from '@sojourn/supply/ports/hotel-rate'
import type { HotelQuote, SuppliedCard, SuppliedPin } from '@sojourn/supply/ports/hotel-search'
import { policyNights } from './policy-nights'
import { hotelFacts, hotelPolicies, money, rateFacts, roomFacts } from '../order/to-screen'

/** A hotel of a list: its average for every night, since a list knows no more. */
export const policyCard = (
  card: Omit<SuppliedPin, 'latitude' | 'longitude'>,
  nights: readonly string[],
  name = '',
): PolicyRoom => ({
  hotelKey: card.hotelId,
  name,
  roomType: '',
  star: starsOf(card.starCode),
  agreement: card.agreement,
  breakfast: card.breakfast,
  nights: nights.map((date) => ({ date, price: card.price ?? 0 })),
  soldOut: card.price === undefined,
})

/** By which standards know a hotel, whatever language is read. */
export const policyNames = ({ name }: { name: LocalText }): string[] => [name['zh-CN'], name.en]

export interface OfferedRate {
  hotel: { hotelId: string; name: { [language in Language]: string }; starCode: number }
  room: SuppliedRoom
  rate: SuppliedRate
}
export const policyRate = ({ hotel, room, rate }: OfferedRate, language: Language): PolicyRoom => ({
  hotelKey: hotel.hotelId,
  name: `${hotel.name[language]} ${room.name[language]}`,
  hotelNames: policyNames(hotel),
  roomType: room.roomId,
  star: starsOf(hotel.starCode),
  agreement: rate.kind === 'enterpriseAgreement' || rate.kind === 'agencyAgreement',
  breakfast: rate.nights.every(({ breakfasts }) => breakfasts > 0),
  nights: policyNights(rate.nights),
  soldOut: rate.rooms === 0,
})

/** A hotel of a list as a screen is told of it, without its verdict. */
export const cardFacts = (card: SuppliedCard, language: Language): Omit<HotelCard, 'verdict' | 'violations'> => ({
  ...hotelFacts(card, language),
  distanceMetres: card.distanceMetres,
  agreement: card.agreement,
  freeCancellation: card.freeCancellation,
  breakfast: card.breakfast,
  ...given({
    price: card.price,
    publicPrice: card.publicPrice,
    localPrice: card.localPrice && money(card.localPrice),
    fewLeft: card.fewLeft,
  }),
})

/** A property as its booking page tells of it; its own page tells its years besides. */
export const propertyFacts = (property: SuppliedProperty, language: Language): HotelCheckResult['hotel'] => ({
  ...hotelFacts(property, language),
  phone: property.phone,
  policies: hotelPolicies(property.policies),
  offsetMinutes: property.offsetMinutes,
})
export const propertyYears = ({
  openedYear,
  renovatedYear,
}: SuppliedProperty): Pick<HotelDetail, 'openedYear' | 'renovatedYear'> => ({
  openedYear,
  ...given({ renovatedYear }),
})

export const offeredRoom = (room: SuppliedRoom, language: Language): HotelRoom => roomFacts(room, room.name[language])

/** A rate with its verdict and the nights that are above the standard. */
export const offeredRate = (
  rate: SuppliedRate,
  verdict: OfferVerdict | undefined,
  over: NonNullable<HotelRate['nightsOver']>,
): HotelRate => ({
  ...rateFacts(rate, {
    hotelType: rate.hotelType,
    totalPrice: rate.totalPrice,
    cancellation: rate.cancellation,
    ...given({ guaranteeRule: rate.guarantee }),
  }),
  ...(verdict ?? withinPolicy),
  ...(over.length > 0 ? { nightsOver: over } : {}),
})

/** What an order keeps of a rate that a supplier carries. */
export function suppliedStay(
  { checkIn, checkOut }: Stay,
  { hotel, room, rate }: HotelQuote,
  excess: StayExcess | undefined,
): KeptStay {
  return {
    version: 2,
    hotel: keptHotel(hotel),
    phone: hotel.phone,
    offsetMinutes: hotel.offsetMinutes,
    roomName: keptText(room.name),
    hotelType: rate.hotelType,
    totalPrice: rate.totalPrice,
    checkIn,
    checkOut,
    cancellation: keptPolicy(rate.cancellation),
    ...given({ guaranteeRule: rate.guarantee && keptRule(rate.guarantee), excess }),
    supplied: { policies: keptPolicies(hotel.policies), room: keptRoom(room), rate: keptRate(rate) },
  }
}

const keptText = (text: LocalText): LocalText => ({ 'zh-CN': text['zh-CN'], 'zh-TW': text['zh-TW'], en: text.en })

export const keptHotel = (hotel: SuppliedHotel): KeptHotel => ({
  hotelId: hotel.hotelId,
  cityId: hotel.cityId,
  name: keptText(hotel.name),
  address: keptText(hotel.address),
  position: { latitude: hotel.position.latitude, longitude: hotel.position.longitude },
  starCode: hotel.starCode,
  score: hotel.score,
  comments: hotel.comments,
  facilities: hotel.facilities,
  pictures: hotel.pictures,
  ...given({
    districtId: hotel.districtId,
    areaId: hotel.areaId,
    brandId: hotel.brandId,
    chainType: hotel.chainType,
  }),
})

const keptPolicies = (policies: SuppliedPolicies): KeptPolicies => ({
  checkInFrom: policies.checkInFrom,
  checkOutUntil: policies.checkOutUntil,
  guests: policies.guests,
  children: policies.children,
  pets: policies.pets,
  deposit: policies.deposit,
  cards: policies.cards,
})

const keptRoom = (room: SuppliedRoom): KeptRoom => ({
  roomId: room.roomId,
  squareMetres: room.squareMetres,
  floors: { from: room.floors.from, to: room.floors.to },
  bed: room.bed,
  beds: room.beds.map(({ widthCm, count }) => ({ widthCm, count })),
  maxGuests: room.maxGuests,
  window: room.window,
  smoking: room.smoking,
  wiredNetwork: room.wiredNetwork,
  pictures: room.pictures,
  ...given({ extraBed: room.extraBed }),
})

const keptRate = (rate: SuppliedRate): KeptRate => ({
  rateId: rate.rateId,
  kind: rate.kind,
  nights: rate.nights.map(({ date, price, breakfasts }) => ({ date, price, breakfasts })),
  averagePrice: rate.averagePrice,
  rooms: rate.rooms,
  maxRooms: rate.maxRooms,
  minNights: rate.minNights,
  maxNights: rate.maxNights,
  confirmation: rate.confirmation,
  confirmMinutes: rate.confirmMinutes,
  guests: rate.guests,
  documentNeeded: rate.documentNeeded,
  invoice: rate.invoice,
  specialInvoice: rate.specialInvoice,
  benefits: rate.benefits,
  points: rate.points,
  ...given({
    group: rate.group,
    publicPrice: rate.publicPrice,
    local: rate.local && keptLocal(rate.local),
    freeUntil: rate.freeUntil,
  }),
})

const keptLocal = ({
  total,
  fenPerMillion,
  rateDate,
  taxIncluded,
  taxAtHotel,
}: ForeignPrice): NonNullable<KeptRate['local']> => ({
  total: keptMoney(total),
  fenPerMillion,
  rateDate,
  taxIncluded: keptMoney(taxIncluded),
  ...given({ taxAtHotel: taxAtHotel && keptMoney(taxAtHotel) }),
})

const keptMoney = ({ amount, currency }: ForeignPrice['total']) => ({ amount, currency })

const keptPolicy = ({ kind, basis, steps }: CancellationTerms): CancellationPolicy => ({
  kind,
  basis,
  steps: steps.map(({ hoursBefore, penalty }) => ({
    hoursBefore,
    penalty: { kind: penalty.kind, ...given({ percent: penalty.percent }) },
  })),
})

const keptRule = ({ time, change, ...rule }: GuaranteeTerms): GuaranteeRule => ({
  dateType: rule.dateType,
  startDate: rule.startDate,
  endDate: rule.endDate,
  weekdays: rule.weekdays,
  amount: rule.amount,
  change: { kind: change.kind, ...given({ days: change.days, time: change.time, hours: change.hours }) },
  ...given({ time: time && { start: time.start, end: time.end }, rooms: rule.rooms }),
})

import { expect, test } from 'vitest'
import { readStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import type { HotelQuote, SuppliedCard } from '@sojourn/supply/ports/hotel-search'
import {
  cardFacts,
  propertyFacts,
  propertyYears,
  keptHotel,
  offeredRate,
  offeredRoom,
  policyRate,
  suppliedStay,
} from './from-supply'
import { hotelFacts, hotelPolicies, rateFacts, roomFacts } from '../order/to-screen'

const inAll = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: `${text} Hotel` })
const quote: HotelQuote = {
  hotel: {
    hotelId: '3187-8',
    cityId: 3187,
    name: inAll('暹罗'),
    address: inAll('素坤逸路 104 号'),
    areaId: '3187-area-siam',
    position: { latitude: 13.7, longitude: 100.5 },
    starCode: 24,
    brandId: 'brand-avani',
    chainType: 3,
    score: 47,
    comments: 7339,
    facilities: ['wifi', 'pool'],
    pictures: ['front-3-81865'],
    phone: '+66 555 0153',
    openedYear: 2012,
    renovatedYear: 2021,
    policies: {
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      guests: ['mainland', 'foreign'],
      children: 'free',
      pets: true,
      deposit: 0,
      cards: ['visa'],
    },
    offsetMinutes: 420,
  },
  room: {
    roomId: '3187-8-1',
    name: inAll('豪华大床房'),
    squareMetres: 39,
    floors: { from: 2, to: 8 },
    bed: 'king',
    beds: [{ widthCm: 200, count: 1 }],
    maxGuests: 2,
    window: 'outside',
    smoking: 'some',
    wiredNetwork: true,
    extraBed: 31_000,
    pictures: ['room-king-13917'],
  },
  rate: {
    rateId: '3187-8-1-3',
    hotelType: 1,
    kind: 'member',
    nights: [{ date: '2026-12-05', price: 87_355, breakfasts: 1 }],
    averagePrice: 87_355,
    totalPrice: 87_355,
    publicPrice: 97_686,
    local: {
      total: { amount: 438_000, currency: 'THB' },
      fenPerMillion: 19_944_000,
      rateDate: '2026-09-29',
      taxIncluded: { amount: 63_600, currency: 'THB' },
      taxAtHotel: { amount: 5_000, currency: 'THB' },
    },
    rooms: 4,
    maxRooms: 5,
    minNights: 1,
    maxNights: 30,
    confirmation: 'manual',
    confirmMinutes: 60,
    guests: ['mainland', 'foreign'],
    documentNeeded: false,
    cancellation: { kind: 'ladder', basis: 'midnight', steps: [{ hoursBefore: 78, penalty: { kind: 'percent', percent: 30 } }] },
    freeUntil: '2026-12-02T11:00:00.000Z',
    guarantee: {
      dateType: 'checkIn',
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      weekdays: [5, 6],
      time: { start: '18:00', end: '06:00' },
      rooms: 5,
      amount: 'firstNight',
      change: { kind: 'untilDayTime', days: 1, time: '18:00' },
    },
    invoice: 'hotel',
    specialInvoice: false,
    benefits: ['welcomeFruit'],
    points: true,
  },
}
const card: SuppliedCard = {
  ...quote.hotel,
  distanceMetres: 1200,
  price: 87_355,
  publicPrice: 97_686,
  localPrice: { amount: 438_000, currency: 'THB' },
  agreement: false,
  freeCancellation: true,
  breakfast: true,
  fewLeft: 4,
}
const days = { checkIn: '2026-12-05', checkOut: '2026-12-06' }
const excess = { limit: 60_000, company: 60_000, personal: 27_355, choice: false }

/** The same with a field of the supplier's own in every object. */
const withMore = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(withMore) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withMore(part)])
  return { ...(Object.fromEntries(parts) as Value), commission: 12 }
}

test('what a supplier says besides reaches neither an order, nor a screen, nor policy', () => {
  const more = withMore(quote)
  expect(JSON.stringify(more)).toContain('commission')
  const made = [
    suppliedStay(days, more, excess),
    cardFacts(withMore(card), 'en'),
    propertyFacts(more.hotel, 'en'),
    propertyYears(more.hotel),
    offeredRoom(more.room, 'en'),
    offeredRate(more.rate, undefined, []),
    policyRate(more, 'en'),
  ]
  for (const each of made) expect(JSON.stringify(each)).not.toContain('commission')
})

test('an order shows the hotel, the room and the rate that were offered', () => {
  const { hotel, room, rate } = quote
  const kept = readStay(JSON.parse(JSON.stringify(suppliedStay(days, quote, excess))))
  const { verdict: _verdict, violations: _violations, ...offered } = offeredRate(rate, undefined, [])
  expect(offered).toEqual(rate)
  expect(rateFacts(kept.supplied!.rate, kept)).toEqual(offered)
  expect(roomFacts(kept.supplied!.room, kept.roomName.en)).toEqual(offeredRoom(room, 'en'))
  expect(offeredRoom(room, 'en')).toEqual({ ...room, name: room.name.en })
  const shown = { ...hotelFacts(kept.hotel, 'zh-CN'), phone: kept.phone, offsetMinutes: kept.offsetMinutes }
  expect({ ...shown, policies: hotelPolicies(kept.supplied!.policies) }).toEqual(propertyFacts(hotel, 'zh-CN'))
  expect(kept.excess).toEqual(excess)
})

test('a card of a list says its hotel and its cheapest rate; abroad a property is also called as it calls itself', () => {
  const {
    name,
    address,
    phone: _phone,
    openedYear: _opened,
    renovatedYear: _renovated,
    policies: _policies,
    offsetMinutes: _offset,
    ...rest
  } = {
    ...quote.hotel,
    ...card,
  }
  expect(cardFacts(card, 'zh-CN')).toEqual({ ...rest, name: name['zh-CN'], address: address['zh-CN'], englishName: name.en })
  expect(cardFacts(card, 'en')).not.toHaveProperty('englishName')
  const { price: _price, publicPrice: _public, localPrice: _local, fewLeft: _few, ...full } = card
  expect(cardFacts(full, 'en')).not.toHaveProperty('price')
  expect(keptHotel(quote.hotel)).not.toHaveProperty('districtId')
})

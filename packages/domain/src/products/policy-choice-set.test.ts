import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import { describe, expect, test } from 'vitest'
import { replay, type ChoiceSet, type JudgedOffers } from '../booking/policy/choice-set'
import { decodeChoices, encodeChoices } from '../booking/policy/choice-set-record'
import { policySections } from './index'

const policy: WrittenPolicy = {
  policyId: 'staff',
  version: 7,
  name: { 'zh-CN': '员工', 'zh-TW': '員工', en: 'Staff' },
  scope: { type: 'default', ids: [] },
  flight: { cabins: [{ cabin: 'Y', maxDiscount: 60 }], handling: { cabin: 'forbid' } },
  intlFlight: { maxPrice: 5000_00, handling: {} },
  hotel: { cityItems: [{ cityNames: ['*'], standard: 400_00, violateCanBook: true }], handling: { hotelPrice: 'payExcess' } },
  intlHotel: { starMax: 4, handling: { star: 'remind' } },
  train: { groups: [{ types: ['G'], seats: ['O'] }], handling: { trainSeat: 'reason' } },
  car: { maxPrice: 50_00, handling: {} },
  visa: { maxPrice: 900_00, handling: { visaPrice: 'reason' } },
  meeting: { maxTotal: 60_000_00, handling: { meetingTotal: 'forbid' } },
}
const flight = {
  flightKey: 'a',
  carrier: 'MU',
  departAirport: 'PEK',
  arriveAirport: 'SHA',
  departDate: '2026-12-20',
  departTime: '09:00',
  arriveTime: '11:10',
  durationMinutes: 130,
  fullFare: 1000_00,
}
const fares = [
  { fareKey: 'R', bookingClass: 'R', cabin: 'Y' as const, ticketPrice: 500_00, discount: 50 },
  { fareKey: 'J', bookingClass: 'J', cabin: 'C' as const, ticketPrice: 2500_00, discount: 250 },
]
const train = { trainNo: 'G2', lane: 'AOHVNP', departDate: '2026-12-20', departTime: '09:00', rideMinutes: 270 }
const seat = { price: 600_00 }
const journey = {
  flightsKey: 'a',
  name: 'NH960',
  lane: 'PEKHND',
  cabins: ['Y' as const],
  flightMinutes: 200,
  transfers: 0,
  departDate: '2026-12-20',
  departTime: '09:00',
}
const room = { hotelKey: 'a', name: '全季', roomType: 'double', star: 5, agreement: false, breakfast: true }
const place = { cityName: '北京', country: 'CN' }
const bookingDate = '2026-12-01'

const shown: Record<JudgedOffers['product'], JudgedOffers & { verdicts: string[] }> = {
  flight: {
    product: 'flight',
    offers: [
      { ...flight, flightNo: 'MU5101', stop: { airport: 'TNA' }, fares },
      { ...flight, flightNo: 'CA1', fares: fares.slice(1) },
    ],
    setting: { bookingDate },
    verdicts: ['within', 'forbidden', 'forbidden'],
  },
  intlFlight: {
    product: 'intlFlight',
    offers: [
      { ...journey, price: 4000_00 },
      { ...journey, price: 6000_00 },
    ],
    setting: { bookingDate },
    verdicts: ['within', 'approval'],
  },
  hotel: {
    product: 'hotel',
    offers: [{ ...room, nights: [{ date: '2026-12-20', price: 450_00 }] }],
    setting: { place, bookingDate, rooms: [['e1'], ['e2']] },
    verdicts: ['payExcess'],
  },
  intlHotel: {
    product: 'intlHotel',
    offers: [{ ...room, nights: [{ date: '2026-12-20', price: 450_00 }] }],
    setting: { place, bookingDate, rooms: [['e1', 'e2']] },
    verdicts: ['remind'],
  },
  train: {
    product: 'train',
    offers: [
      {
        ...train,
        seats: [
          { ...seat, seat: 'O' },
          { ...seat, seat: 'M', soldOut: true },
        ],
      },
      { ...train, trainNo: 'G4', seats: [{ ...seat, seat: 'O' }] },
    ],
    setting: { bookingDate },
    verdicts: ['within', 'reason', 'within'],
  },
  car: {
    product: 'car',
    offers: [
      { carClass: 'economy', name: '快车', price: 40_00 },
      { carClass: 'comfort', name: '专车', price: 60_00 },
    ],
    setting: { cityName: '北京', time: '09:00', rideOfMonth: 1 },
    verdicts: ['within', 'approval'],
  },
  visa: {
    product: 'visa',
    offers: [
      { productId: 'v', name: '商务签证', kind: 'business', express: false, price: 800_00 },
      { productId: 'v', name: '商务签证', kind: 'business', express: true, price: 1100_00 },
    ],
    setting: { bookingDate, departDate: '2026-12-20' },
    verdicts: ['within', 'reason'],
  },
  meeting: {
    product: 'meeting',
    offers: [
      { planId: 'a', name: '会议中心', firstDay: '2026-12-20', days: 1, total: 50_000_00 },
      { planId: 'b', name: '酒店', firstDay: '2026-12-20', days: 1, total: 70_000_00 },
    ],
    setting: { bookingDate, cityName: '上海', people: 50 },
    verdicts: ['within', 'forbidden'],
  },
}
const travellers = [
  { employeeId: 'e1', policyId: 'staff', version: 7 },
  { employeeId: 'e2', policyId: null, version: null },
]
const stored = ({ version }: { version: number | null }): WrittenPolicy | undefined => (version === 7 ? policy : undefined)

describe.each(Object.values(shown))('what a search showed ($product)', ({ verdicts, ...offers }) => {
  const set = { ...offers, travellers } as ChoiceSet
  test('is kept whole', () => {
    const recorded = { set, verdicts: verdicts as never }
    expect(decodeChoices(encodeChoices(recorded))).toEqual(recorded)
  })
  test('[handbook 13.9] is judged again as it was by the versions that judged it', () => {
    const { set: kept } = decodeChoices(encodeChoices({ set, verdicts: [] }))
    expect(replay(kept, stored, policySections, 'en')).toEqual(replay(set, stored, policySections, 'en'))
    expect(replay(kept, stored, policySections, 'en').map(({ verdict }) => verdict)).toEqual(verdicts)
  })
  test('can be judged by another policy', () =>
    expect(replay(set, () => undefined, policySections, 'en')).toAllSatisfy(({ verdict }) => verdict === 'within'))
})

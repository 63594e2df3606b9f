import type { HotelBookInfo, HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { bookInfo } from './booking'
import type { Sketch } from './server'

/** What the form of a stay knows: one guest, two ways to guarantee a late arrival. */
export const stayInfo = {
  ...bookInfo,
  travellers: [{ ...bookInfo.travellers[0], guestName: '林晓雯', memberCards: [] }],
  pinyinNames: false,
  arrivals: [
    { latestArrival: 1080, name: '18:00' },
    { latestArrival: 1320, name: '22:00' },
  ],
  usualArrival: 1080,
  guaranteeMethods: ['card', 'company'],
  requests: [{ code: 'quiet', name: '安静' }],
} satisfies Sketch<HotelBookInfo>

/** One night at ¥500, paid here. */
export const stay = {
  outcome: 'same',
  hotel: {
    name: '湖畔酒店',
    policies: { guests: ['mainland'], children: 'free', pets: false, deposit: 0, cards: [] },
    offsetMinutes: 480,
  },
  room: { name: '大床房', maxGuests: 2 },
  rate: { rateId: 'R1', hotelType: 2, nights: [], totalPrice: 50_000 },
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-02',
  rooms: 1,
  prices: [{ kind: 'room', unit: 50_000, count: 1, amount: 50_000 }],
  total: 50_000,
  cancellation: [],
  guarantee: { needed: false, amount: 0, sentence: '' },
  verdict: 'within',
  violations: [],
} as unknown as HotelCheckResult

/** The same for who comes late. */
export const guaranteedStay = {
  ...stay,
  guarantee: { needed: true, amount: 50_000, sentence: '22:00 到店须担保' },
} as HotelCheckResult

import { addDays } from '@sojourn/domain/kit/local-date'
import type { HotelFilters, HotelSearch } from '@sojourn/supply/ports/hotel-search'
import { largeCityId } from './city'

const filters: readonly HotelFilters[] = [
  {},
  { starCodes: [24, 30] },
  { priceFrom: 30_000, priceTo: 60_000 },
  { breakfast: true, freeCancellation: true },
  { facilities: ['gym', 'parking'], starCodes: [26, 31, 24, 30] },
  { brandIds: ['brand-ji-hotel', 'brand-atour-hotel', 'brand-hanting'] },
  { radius: 5000 },
  { name: '酒店', availableOnly: true },
  { chainTypes: [2], instantConfirmation: true, foreignGuests: true },
]
const sorts: readonly HotelSearch['sort'][] = ['recommended', 'price', 'distance', 'score']

/** A search of three nights: another arrival, filter and order each turn. */
export function hotelQuery(turn: number, today: string): HotelSearch {
  const checkIn = addDays(today, 1 + (turn % 20))
  return {
    cityId: largeCityId,
    checkIn,
    checkOut: addDays(checkIn, 3),
    rooms: 1,
    guestsPerRoom: 1,
    agreements: [
      { kind: 'enterpriseAgreement', code: 'A', brandIds: ['brand-ji-hotel', 'brand-atour-hotel'], hotelIds: [], percentOff: 12 },
    ],
    memberOf: [],
    filters: filters[turn % filters.length]!,
    near: { latitude: 31.23 + (turn % 7) * 0.01, longitude: 121.47 },
    sort: sorts[turn % sorts.length]!,
    page: turn % 3,
    pageSize: 10,
    pins: 1000,
  }
}

/** What people type, letter by letter. */
export const hotelWords = [
  '全季',
  '亚朵酒店',
  '如家',
  'quanji',
  'yaduojiudian',
  'xierdun',
  'Hilton',
  'Holiday Inn',
  '希尔顿花园',
  '外滩',
  '火车站',
  '人民广场',
  'qj',
  'jinjiang',
  'zzzzzz',
].flatMap((word) => Array.from({ length: word.length }, (_, letter) => word.slice(0, letter + 1)))

import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'

/** Hotel limits of a grade in yuan: first-tier cities, other large ones, everywhere else, and resorts in their season. */
function hotel(
  yuan: { first: number; newFirst: number; other: number; season: number },
  more: Partial<HotelSection> = {},
): HotelSection {
  const item = (standard: number) => ({ standard: standard * 100, violateCanBook: true })
  return {
    cityItems: [
      { tiers: ['first'], ...item(yuan.first) },
      { tiers: ['newFirst'], ...item(yuan.newFirst) },
      { cityNames: ['*'], ...item(yuan.other) },
    ],
    seasonCityItems: [
      { cityNames: ['三亚', '海口'], beginDate: '11-01', endDate: '04-30', ...item(yuan.season) },
      { cityNames: ['青岛', '大连', '威海'], beginDate: '07-01', endDate: '08-31', ...item(yuan.season) },
    ],
    compare: 'average',
    multiplayer: { formula: 2, param: 120 },
    muchFloatation: { type: 'percent', value: 10 },
    singleFloatation: { type: 'amount', value: 0 },
    handling: { hotelPrice: 'choose', star: 'approval', agreementHotel: 'remind', advanceDays: 'remind' },
    ...more,
  }
}

/** Hotel limits abroad in yuan, by region of the world and for dear countries. */
function intlHotel(yuan: { dear: number; west: number; asia: number; other: number }): HotelSection {
  const item = (standard: number) => ({ standard: standard * 100, violateCanBook: true })
  return {
    cityItems: [
      { countries: ['CH', 'NO', 'GB', 'US'], ...item(yuan.dear) },
      { regions: ['europe', 'northAmerica', 'oceania', 'middleEast'], ...item(yuan.west) },
      { countries: ['HK', 'MO', 'TW'], regions: ['eastAsia', 'southeastAsia'], ...item(yuan.asia) },
      { cityNames: ['*'], ...item(yuan.other) },
    ],
    compare: 'average',
    handling: { hotelPrice: 'approval' },
  }
}

const train = (highSpeed: string[], ordinary: string[], more: Partial<TrainSection> = {}): TrainSection => ({
  groups: [
    { types: ['G', 'C'], seats: highSpeed },
    { types: ['D'], seats: highSpeed },
    { types: ['Z', 'T', 'K', 'other'], seats: ordinary },
  ],
  nightSeats: ['J', 'F'],
  handling: { trainSeat: 'approval', advanceDays: 'remind' },
  ...more,
})

const car = (classes: NonNullable<CarSection['classes']>, yuan: number, more: Partial<CarSection> = {}): CarSection => ({
  classes,
  maxPrice: yuan * 100,
  handling: { carClass: 'forbid', carPrice: 'payExcess', carTime: 'approval', carCount: 'approval' },
  ...more,
})

/** What a visa may cost each, and a day of a meeting by the tier of its city, in yuan. */
const visa = (yuan: number): VisaSection => ({ maxPrice: yuan * 100, handling: { visaPrice: 'approval', advanceDays: 'remind' } })
const meeting = (first: number, newFirst: number, other: number): MeetingSection => ({
  dailyPrices: { first: first * 100, newFirst: newFirst * 100, other: other * 100 },
  handling: { meetingPrice: 'approval' },
})

/** Staff: within 6.0 folds and near the lowest price, second class, by train where that is quick. */
const staff: WrittenPolicy = {
  policyId: 'staff',
  version: 1,
  scope: { type: 'grade', ids: ['P1'] },
  name: { 'zh-CN': '员工差旅标准', 'zh-TW': '員工差旅標準', en: 'Staff travel policy' },
  flight: {
    cabins: [{ cabin: 'Y', maxDiscount: 60, floatAmount: 100_00 }],
    lowestPrice: { hours: 2, threshold: 200_00, ignoreStopover: true },
    advanceDays: 3,
    trainFirst: {
      minutes: 150,
      lateNight: { from: '21:30', to: '06:30' },
      unlessSoldOut: true,
      excuses: ['luggage'],
    },
    handling: { cabin: 'forbid', discount: 'approval', lowestPrice: 'reason', advanceDays: 'reason', trainFirst: 'approval' },
  },
  intlFlight: {
    byDuration: [{ from: 0, cabins: ['Y'] }],
    maxPrice: 12_000_00,
    advanceDays: 7,
    directFirst: { threshold: 500_00 },
    handling: { cabin: 'forbid', offerPrice: 'approval', advanceDays: 'reason', direct: 'remind' },
  },
  hotel: hotel({ first: 550, newFirst: 450, other: 350, season: 600 }, { starMax: 4, breakfastExtra: 40_00 }),
  intlHotel: intlHotel({ dear: 1500, west: 1200, asia: 900, other: 800 }),
  train: train(['O'], ['1', '3'], { longRide: { minutes: 480, seats: ['M', '4'] } }),
  car: car(['economy', 'comfort'], 150, { times: [{ from: '06:00', to: '23:30' }], monthlyCount: 30 }),
  visa: visa(3000),
  meeting: meeting(1500, 1200, 1000),
}

const manager: WrittenPolicy = {
  policyId: 'manager',
  version: 1,
  scope: { type: 'grade', ids: ['P2'] },
  name: { 'zh-CN': '经理差旅标准', 'zh-TW': '經理差旅標準', en: 'Manager travel policy' },
  flight: {
    cabins: [
      { cabin: 'Y', maxDiscount: 90 },
      { cabin: 'W', maxDiscount: 130 },
    ],
    lowestPrice: { hours: 2, threshold: 500_00 },
    handling: { cabin: 'forbid', discount: 'approval', lowestPrice: 'remind', advanceDays: 'remind' },
  },
  intlFlight: {
    byDuration: [
      { from: 0, cabins: ['Y'] },
      { from: 360, cabins: ['Y', 'W'] },
    ],
    maxPrice: 18_000_00,
    handling: { cabin: 'approval', offerPrice: 'approval' },
  },
  hotel: hotel({ first: 750, newFirst: 600, other: 450, season: 800 }, { starMax: 5, breakfastExtra: 60_00 }),
  intlHotel: intlHotel({ dear: 2000, west: 1600, asia: 1200, other: 1000 }),
  train: train(['O', 'M'], ['1', '2', '3', '4'], { nightSeats: ['J', 'F', 'I'] }),
  car: car(['economy', 'comfort', 'business'], 300),
  visa: visa(4000),
  meeting: meeting(2000, 1600, 1300),
}

const director: WrittenPolicy = {
  policyId: 'director',
  version: 1,
  scope: { type: 'grade', ids: ['P3'] },
  name: { 'zh-CN': '总监差旅标准', 'zh-TW': '總監差旅標準', en: 'Director travel policy' },
  flight: {
    cabins: [{ cabin: 'Y' }, { cabin: 'W' }, { cabin: 'C', maxDiscount: 250 }],
    handling: { cabin: 'approval', discount: 'approval', lowestPrice: 'remind', advanceDays: 'remind' },
  },
  intlFlight: {
    byDuration: [
      { from: 0, cabins: ['Y', 'W'] },
      { from: 360, cabins: ['Y', 'W', 'C'] },
    ],
    handling: { cabin: 'approval' },
  },
  hotel: hotel({ first: 1200, newFirst: 1000, other: 800, season: 1400 }),
  intlHotel: intlHotel({ dear: 3000, west: 2400, asia: 1800, other: 1600 }),
  train: train(['O', 'M', 'D', '9'], ['1', '2', '3', '4', '6'], { nightSeats: ['J', 'F', 'I', 'A'] }),
  car: car(['economy', 'comfort', 'business'], 600),
}

/** Executives: reminded of what is unusual, limited in nothing else. */
const executive: WrittenPolicy = {
  policyId: 'executive',
  version: 2,
  scope: { type: 'grade', ids: ['P4'] },
  name: { 'zh-CN': '高管差旅标准', 'zh-TW': '高管差旅標準', en: 'Executive travel policy' },
  flight: { lowestPrice: { hours: 1, threshold: 2000_00 }, handling: { lowestPrice: 'remind' } },
  intlFlight: { handling: {} },
  hotel: hotel({ first: 2500, newFirst: 2000, other: 1500, season: 3000 }, { handling: { hotelPrice: 'remind' } }),
  intlHotel: { handling: {} },
  train: { handling: {} },
  car: { handling: {} },
}
/** What executives had before, and what they will have. */
const executiveBefore: WrittenPolicy = { ...executive, version: 1, flight: { handling: {} } }
const executiveNext: WrittenPolicy = {
  ...executive,
  version: 3,
  flight: {
    lowestPrice: { hours: 1, threshold: 1000_00 },
    advanceDays: 3,
    handling: { lowestPrice: 'remind', advanceDays: 'remind' },
  },
  hotel: hotel({ first: 2200, newFirst: 1800, other: 1400, season: 2600 }, { handling: { hotelPrice: 'remind' } }),
}

/** Consultants may take any economy fare; what it costs above the standard is theirs (超标自付). */
const consultant: WrittenPolicy = {
  policyId: 'consultant',
  version: 1,
  scope: { type: 'grade', ids: ['C1'] },
  name: { 'zh-CN': '顾问差旅标准', 'zh-TW': '顧問差旅標準', en: 'Consultant travel policy' },
  flight: {
    cabins: [{ cabin: 'Y', maxDiscount: 50 }],
    lowestPrice: { hours: 2, threshold: 100_00 },
    handling: { cabin: 'forbid', discount: 'payExcess', lowestPrice: 'payExcess', advanceDays: 'remind' },
  },
  intlFlight: { handling: {} },
  hotel: hotel({ first: 450, newFirst: 350, other: 300, season: 500 }, { handling: { hotelPrice: 'payExcess' } }),
  intlHotel: { handling: {} },
  train: train(['O'], ['1', '3']),
  car: car(['economy'], 100, {
    monthlyMoney: 3_000_00,
    handling: { carClass: 'payExcess', carPrice: 'payExcess', carMonth: 'approval' },
  }),
}

/** One standard per grade, with a section for every product. */
export const policies: WrittenPolicy[] = [staff, manager, director, executive, consultant]

/** All versions, each with the day from which it binds. */
export const policyVersions: readonly (readonly [body: WrittenPolicy, effectiveFrom: string])[] = [
  ...[staff, manager, director, executiveBefore, consultant].map((body) => [body, '2026-01-01'] as const),
  [executive, '2026-07-01'],
  [executiveNext, '2027-01-01'],
]

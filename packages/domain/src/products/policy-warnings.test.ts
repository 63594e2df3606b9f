import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import { intlFareBrands } from '@sojourn/contract/products/intl-flight/fare-brands'
import { text } from '@sojourn/text/products/policy/warnings.zh-CN'
import { describe, expect, test } from 'vitest'
import type { PolicyWarning } from '../booking/policy/section'
import { policySections } from './index'

type Sections = Omit<WrittenPolicy, 'policyId' | 'version' | 'name' | 'scope'>
const night = (standard: number) => ({ standard, violateCanBook: true })

/** What all sections of a policy warn of. */
function warningsOf({ flight, intlFlight, hotel, intlHotel, train, car }: Sections): PolicyWarning[] {
  const language = 'zh-CN'
  return [
    ...(flight ? policySections.flight.warnings(flight, language) : []),
    ...(intlFlight ? policySections.intlFlight.warnings(intlFlight, language) : []),
    ...(hotel ? policySections.hotel.warnings(hotel, language) : []),
    ...(intlHotel ? policySections.intlHotel.warnings(intlHotel, language) : []),
    ...(train ? policySections.train.warnings(train, language) : []),
    ...(car ? policySections.car.warnings(car, language) : []),
  ]
}

describe('a standard that hardly says what was meant', () => {
  test.each<[string, Sections, string, string]>([
    ['flights without economy', { flight: { cabins: [{ cabin: 'C' }], handling: {} } }, 'cabins', text.noEconomy],
    [
      'a full fare that the ceiling excludes already',
      { flight: { cabins: [{ cabin: 'Y', maxDiscount: 60 }], fullPriceAllowed: false, handling: {} } },
      'fullPriceAllowed',
      text.fullPriceCovered,
    ],
    [
      'a flight time for a cabin that may not be flown',
      { flight: { cabins: [{ cabin: 'Y' }], cabinDuration: { cabins: ['C'], minutes: 240 }, handling: {} } },
      'cabinDuration',
      text.durationOfBarredCabin({ cabins: '公务舱' }),
    ],
    [
      'business on flights longer than any',
      { flight: { cabins: [{ cabin: 'Y' }, { cabin: 'C' }], cabinDuration: { cabins: ['C'], minutes: 420 }, handling: {} } },
      'cabinDuration',
      text.cabinNeverFlown({ cabins: '公务舱' }),
    ],
    [
      'nothing above the cheapest, and nothing else bookable',
      { flight: { lowestPrice: { hours: 2, threshold: 0 }, handling: { lowestPrice: 'forbid' } } },
      'lowestPrice',
      text.onlyCheapest,
    ],
    [
      'agreement carriers that are none',
      { flight: { agreementCarriers: { carriers: [], hours: 2, threshold: 0 }, handling: {} } },
      'agreementCarriers',
      text.noCarriers,
    ],
    [
      'an agreement with a low-cost carrier that may not be flown',
      { flight: { agreementCarriers: { carriers: ['CA', '9C'], hours: 2, threshold: 0 }, forbidLowCost: true, handling: {} } },
      'agreementCarriers',
      text.lowCostAgreed({ carriers: '春秋' }),
    ],
    [
      'fares freer than any',
      { flight: { refundable: { feeAtMost: 9 }, handling: {} } },
      'refundable',
      text.noFareSoFree({ percent: 10 }),
    ],
    [
      'changes freer than any',
      { flight: { changeable: { feeAtMost: 4 }, handling: {} } },
      'changeable',
      text.noFareSoFree({ percent: 5 }),
    ],
    [
      'no kind of fare left',
      {
        flight: {
          excludedFareTypes: ['published', 'agreement', 'corporate', 'government', 'promotional'],
          handling: {},
        },
      },
      'excludedFareTypes',
      text.noFareLeft,
    ],
    [
      'a carrier agreed and excluded',
      {
        flight: {
          excludedCarriers: ['CZ'],
          agreementCarriers: { carriers: ['CZ', 'MU'], hours: 2, threshold: 0 },
          handling: {},
        },
      },
      'excludedCarriers',
      text.agreedAndExcluded({ carriers: '南航' }),
    ],
    [
      'no ceiling for short flights',
      { flight: { priceByDuration: [{ from: 120, maxPrice: 1 }], handling: {} } },
      'priceByDuration',
      text.shorterUncapped({ duration: '2 小时' }),
    ],
    [
      'longer flights cheaper',
      {
        flight: {
          priceByDuration: [
            { from: 0, maxPrice: 900_00 },
            { from: 120, maxPrice: 800_00 },
          ],
          handling: {},
        },
      },
      'priceByDuration',
      text.longerCheaper({ duration: '2 小时' }),
    ],
    ['a train nearly always', { flight: { trainFirst: { minutes: 480 }, handling: {} } }, 'trainFirst', text.trainNearlyAlways],
    ['no days ahead', { flight: { advanceDays: 0, handling: {} } }, 'advanceDays', text.advanceZero],
    [
      'rules that only remind',
      { flight: { forbidLowCost: true, advanceDays: 3, handling: { lowCost: 'remind', advanceDays: 'remind' } } },
      'handling',
      text.onlyReminders,
    ],
    [
      'short journeys abroad without a standard',
      { intlFlight: { byDuration: [{ from: 360, cabins: ['Y', 'C'] }], handling: {} } },
      'byDuration',
      text.shorterUnlimited({ duration: '6 小时' }),
    ],
    [
      'a longer journey in a lower cabin',
      {
        intlFlight: {
          byDuration: [
            { from: 600, cabins: ['Y'] },
            { from: 0, cabins: ['Y', 'C'] },
          ],
          handling: {},
        },
      },
      'byDuration',
      text.longerStricter({ cabins: '公务舱' }),
    ],
    [
      'no airline that is excluded abroad',
      { intlFlight: { excludedCarriers: [], handling: {} } },
      'excludedCarriers',
      text.nothingExcluded({ rule: '不可订的航司' }),
    ],
    [
      'no fare left abroad',
      { intlFlight: { excludedBrands: [...intlFareBrands], handling: {} } },
      'excludedBrands',
      text.noFareLeft,
    ],
    [
      'short flights abroad without a ceiling',
      { intlFlight: { priceByDuration: [{ from: 480, maxPrice: 1 }], handling: {} } },
      'priceByDuration',
      text.shorterUncapped({ duration: '8 小时' }),
    ],
    [
      'a longer flight abroad with a lower ceiling',
      {
        intlFlight: {
          priceByDuration: [
            { from: 0, maxPrice: 2 },
            { from: 480, maxPrice: 1 },
          ],
          handling: {},
        },
      },
      'priceByDuration',
      text.longerCheaper({ duration: '8 小时' }),
    ],
    [
      'no line for other cities',
      { hotel: { cityItems: [{ tiers: ['first'], ...night(1) }], handling: {} } },
      'cityItems',
      text.noOtherCities,
    ],
    [
      'a tier in two lines',
      {
        hotel: {
          cityItems: [
            { tiers: ['first'], ...night(1) },
            { tiers: ['first'], cityNames: ['*'], ...night(2) },
          ],
          handling: {},
        },
      },
      'cityItems.1',
      text.placeTwice({ places: '一线城市' }),
    ],
    [
      'seasons of one city that overlap over the new year',
      {
        hotel: {
          seasonCityItems: [
            { cityNames: ['三亚'], beginDate: '11-01', endDate: '02-28', ...night(1) },
            { cityNames: ['海口', '三亚'], beginDate: '01-15', endDate: '04-30', ...night(2) },
          ],
          handling: {},
        },
      },
      'seasonCityItems.1',
      text.seasonsOverlap({ places: '三亚' }),
    ],
    ['stars without a price', { hotel: { starMax: 4, handling: {} } }, 'starMax', text.starWithoutPrice],
    [
      'a handling that nothing reaches',
      { hotel: { cityItems: [{ cityNames: ['*'], standard: 1, violateCanBook: false }], handling: {} } },
      'cityItems',
      text.handlingUnused,
    ],
    [
      'lines that may be exceeded where nothing may',
      { hotel: { cityItems: [{ cityNames: ['*'], ...night(1) }], handling: { hotelPrice: 'forbid' } } },
      'cityItems',
      text.mayExceedUnused,
    ],
    [
      'two who get less than one',
      { hotel: { multiplayer: { formula: 1, param: 45 }, handling: {} } },
      'multiplayer',
      text.sharersGetLess,
    ],
    [
      'types of trains without seats',
      { train: { groups: [{ types: ['G', 'C', 'D', 'Z', 'T'], seats: ['O'] }], handling: {} } },
      'groups',
      text.typesWithoutSeats({ types: '快速、其他列车' }),
    ],
    [
      'seats for the night that are there by day',
      {
        train: {
          groups: [{ types: ['G', 'C', 'D', 'Z', 'T', 'K', 'other'], seats: ['O', 'F'] }],
          nightSeats: ['F'],
          handling: {},
        },
      },
      'nightSeats',
      text.seatsAnyway({ seats: '动卧' }),
    ],
    ['hours of one minute', { car: { times: [{ from: '08:00', to: '08:00' }], handling: {} } }, 'times', text.oneMinute],
  ])('[handbook 7.1] %s is said', (_title, sections, path, sentence) =>
    expect(warningsOf(sections)).toEqual([{ path, sentence }]),
  )

  test.each<[string, Sections]>([
    ['nothing', { flight: { handling: {} }, hotel: { handling: {} }, train: { handling: {} }, car: { handling: {} } }],
    ['three tiers', { hotel: { cityItems: [{ tiers: ['first', 'newFirst', 'other'], ...night(1) }], handling: {} } }],
    [
      'seasons that follow each other, and the same days in other cities',
      {
        hotel: {
          seasonCityItems: [
            { cityNames: ['三亚'], beginDate: '11-01', endDate: '12-31', ...night(1) },
            { cityNames: ['三亚'], beginDate: '01-01', endDate: '02-28', ...night(1) },
            { cityNames: ['大连'], beginDate: '11-15', endDate: '12-15', ...night(1) },
          ],
          handling: {},
        },
      },
    ],
    ['one rule that asks', { flight: { forbidLowCost: true, advanceDays: 3, handling: { lowCost: 'remind' } } }],
    [
      'business on long flights',
      { flight: { cabins: [{ cabin: 'Y' }, { cabin: 'C' }], cabinDuration: { cabins: ['C'], minutes: 240 }, handling: {} } },
    ],
  ])('[handbook 7.1] %s needs no warning', (_title, sections) => expect(warningsOf(sections)).toEqual([]))
})

import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import { expect, test } from 'vitest'
import { policyFaults } from '../booking/policy/faults'
import { policySections } from './index'

const sound: WrittenPolicy = {
  policyId: 'staff',
  version: 1,
  name: { 'zh-CN': '员工', 'zh-TW': '員工', en: 'Staff' },
  scope: { type: 'grade', ids: ['P1'] },
  hotel: {
    cityItems: [{ cityNames: ['*'], standard: 1, violateCanBook: true }],
    seasonCityItems: [{ cityNames: ['三亚'], beginDate: '11-01', endDate: '02-29', standard: 1, violateCanBook: true }],
    handling: {},
  },
}
const item = { standard: 1, violateCanBook: true }

test('[handbook 7.5] a sound policy has no faults', () => expect(policyFaults(sound, policySections)).toEqual([]))
test.each<[string, Partial<WrittenPolicy>, string, string]>([
  ['names nobody', { scope: { type: 'grade', ids: [] } }, 'scope.ids', 'scopeEmpty'],
  ['a cabin twice', { flight: { cabins: [{ cabin: 'Y' }, { cabin: 'Y' }], handling: {} } }, 'flight.cabins.1', 'twice'],
  [
    'two lines for the same hours',
    {
      intlFlight: {
        byDuration: [
          { from: 0, cabins: ['Y'] },
          { from: 0, cabins: ['C'] },
        ],
        handling: {},
      },
    },
    'intlFlight.byDuration.1',
    'twice',
  ],
  ['a standard for no place', { hotel: { cityItems: [item], handling: {} } }, 'hotel.cityItems.0', 'placeMissing'],
  [
    'a season from a day that is not',
    { intlHotel: { seasonCityItems: [{ ...item, cityNames: ['三亚'], beginDate: '02-30', endDate: '03-31' }], handling: {} } },
    'intlHotel.seasonCityItems.0.beginDate',
    'dateInvalid',
  ],
  [
    'a city that an earlier line names',
    {
      hotel: {
        cityItems: [
          { ...item, cityNames: ['北京'] },
          { ...item, cityNames: ['北京', '天津'] },
        ],
        handling: {},
      },
    },
    'hotel.cityItems.1',
    'notReached',
  ],
  [
    'a type of train twice',
    {
      train: {
        groups: [
          { types: ['G', 'D'], seats: ['O'] },
          { types: ['D'], seats: ['M'] },
        ],
        handling: {},
      },
    },
    'train.groups.2',
    'twice',
  ],
  ['night seats without groups', { train: { nightSeats: ['F'], handling: {} } }, 'train.groups', 'seatsWithoutGroups'],
  ['a class twice', { car: { classes: ['economy', 'economy'], handling: {} } }, 'car.classes.1', 'twice'],
])('[handbook 7.5] %s', (_title, change, path, fault) =>
  expect(policyFaults({ ...sound, ...change }, policySections)).toEqual([{ path, fault }]),
)

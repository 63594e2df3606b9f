import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { describe, expect, test } from 'vitest'
import { allOf } from '../../../booking/policy/engine'
import { describeCarPolicy } from './describe'
import { judgeCars } from './evaluate'
import { fenceFaults, isWithinFence, type RideEnd } from './fence'

const office = { name: '总部', latitude: 39.91, longitude: 116.46, metres: 500 }
const plant = { name: '亦庄工厂', latitude: 39.79, longitude: 116.5, metres: 2000 }
const at = ({ latitude, longitude }: typeof office, kind: RideEnd['kind'] = 'landmark'): RideEnd => ({
  kind,
  latitude,
  longitude,
})
const nearOffice: RideEnd = { ...at(office, 'metro'), latitude: 39.9144 }
const besideOffice: RideEnd = { ...at(office), latitude: 39.9147 }
const airport: RideEnd = { kind: 'airport', latitude: 40.08, longitude: 116.58 }
const elsewhere: RideEnd = { kind: 'district', latitude: 39.98, longitude: 116.3 }

const fence: Pick<CarSection, 'sites' | 'pairs'> = {
  sites: [office, plant],
  pairs: [
    { one: '总部', other: 'airport' },
    { one: '总部', other: '亦庄工厂' },
  ],
}

describe('[handbook 5.3] the fence of a car standard', () => {
  test.each<[string, RideEnd[], boolean]>([
    ['from the office to the airport', [at(office), airport], true],
    ['back', [airport, at(office)], true],
    ['from within its radius', [nearOffice, airport], true],
    ['from beyond it', [besideOffice, airport], false],
    ['between two sites', [at(plant), at(office)], true],
    ['from the other site to the airport', [at(plant), airport], false],
    ['from the office elsewhere', [at(office), elsewhere], false],
    ['for a day from the office', [at(office)], false],
  ])('of pairs: %s', (_what, ends, isWithin) => {
    expect(isWithinFence(fence, ends)).toBe(isWithin)
  })

  test.each<[string, Pick<CarSection, 'placeKinds' | 'sites' | 'pairs'>, RideEnd[], boolean]>([
    ['a site alone is enough at one end', { sites: [office] }, [elsewhere, at(office)], true],
    ['also of a car for a day', { sites: [office] }, [at(office)], true],
    ['and nothing else is', { sites: [office] }, [elsewhere, airport], false],
    ['a kind of place beside pairs', { ...fence, placeKinds: ['airport'] }, [elsewhere, airport], true],
    ['anywhere and the office', { sites: [office], pairs: [{ one: 'anywhere', other: '总部' }] }, [elsewhere, at(office)], true],
    ['but not elsewhere', { sites: [office], pairs: [{ one: 'anywhere', other: '总部' }] }, [elsewhere, airport], false],
    [
      'two kinds',
      { placeKinds: [], sites: [office], pairs: [{ one: 'hotel', other: 'airport' }] },
      [airport, { ...elsewhere, kind: 'hotel' }],
      true,
    ],
  ])('%s', (_what, given, ends, isWithin) => {
    expect(isWithinFence(given, ends)).toBe(isWithin)
  })

  test.each<[object, string[]]>([
    [fence, []],
    [{ sites: [office, { ...plant, name: '总部' }] }, ['sites.1']],
    [{ sites: [office, { ...plant, name: 'hotel' }] }, ['sites.1']],
    [{ sites: [{ ...office, name: ' anywhere' }] }, ['sites.0']],
    [{ sites: [office], pairs: [{ one: '总部', other: '机场' }] }, ['pairs.0']],
    [
      {
        ...fence,
        pairs: [
          { one: '总部', other: 'airport' },
          { one: 'airport', other: '总部' },
        ],
      },
      ['pairs.1'],
    ],
  ])('is refused where it names nothing, or twice: %j', (given, paths) => {
    expect(fenceFaults(given).map(({ path }) => path)).toEqual(paths)
  })

  test('is judged at the estimate and said in words', () => {
    const section: CarSection = { placeKinds: ['station'], ...fence, handling: { carPlace: 'forbid' } }
    const cars = [{ carClass: 'economy' as const, name: '快车', price: 60_00 }]
    const judged = (ends: RideEnd[]) =>
      allOf(
        judgeCars(
          [{ travellerId: 'e1', policy: section }],
          cars,
          { cityName: '北京', time: '09:00', rideOfMonth: 1, ends },
          'zh-CN',
        ),
      )[0]
    expect(judged([at(office), airport])?.verdict).toBe('within')
    expect(judged([at(office), elsewhere])).toMatchObject({
      verdict: 'forbidden',
      violations: [
        {
          rule: 'carPlace',
          sentence:
            '行程不在用车范围内，标准为起点或终点为火车站；往返于总部（500 米内）与机场、总部（500 米内）与亦庄工厂（2 公里内）',
        },
      ],
    })
    expect(describeCarPolicy({ placeKinds: [], pairs: [{ one: 'hotel', other: 'airport' }], handling: {} }, 'zh-CN')).toEqual([
      '用车范围：往返于酒店与机场（超标需审批）',
    ])
    expect(describeCarPolicy({ sites: [plant], handling: {} }, 'en')).toEqual([
      'Where rides go: one end is 亦庄工厂 (within 2 km) (otherwise approval is needed)',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { leftOf, nextBooking } from './left'
import type { MatchableApplication } from './match'
import { application as matchable, line } from './matchable.testing'

const stay = line({ product: 'hotel', depart: '', isReturn: false })
const days = { startDate: '2026-12-06', endDate: '2026-12-11', flexBefore: 0, flexAfter: 0 }
const application = (more: Partial<MatchableApplication> = {}) => matchable({ lines: [line(), stay], ...days, ...more })
const used = (at: number, slot: 'out' | 'back', ...travellers: string[]) =>
  travellers.map((travellerId) => ({ line: at, slot, travellerId }))

describe('what is left of an application', () => {
  test.each<[string, Partial<MatchableApplication>, ReturnType<typeof leftOf>]>([
    ['nothing is booked', {}, { trips: { planned: 2, left: 2 }, nights: { planned: 3, left: 3 } }],
    [
      'one of two has flown out: the way out is still there for the other',
      { used: used(0, 'out', 'lin') },
      { trips: { planned: 2, left: 2 }, nights: { planned: 3, left: 3 } },
    ],
    [
      'both have the way out',
      { used: used(0, 'out', 'lin', 'su') },
      { trips: { planned: 2, left: 1 }, nights: { planned: 3, left: 3 } },
    ],
    [
      'both have their room',
      { used: used(1, 'out', 'lin', 'su') },
      { trips: { planned: 2, left: 2 }, nights: { planned: 3, left: 0 } },
    ],
    ['no stay is planned: nights are not counted', { lines: [line({ isReturn: false })] }, { trips: { planned: 1, left: 1 } }],
    ['anybody may travel: nothing is used up', { limitTraveler: false }, {}],
    [
      'a leg for several uses is never used up',
      { lines: [line({ multiUse: true }), stay], used: used(0, 'out', 'lin', 'su') },
      { nights: { planned: 3, left: 3 } },
    ],
    ['a set of cities counts nothing', { itineraryMode: 'cities', cities: ['北京', '上海'] }, {}],
  ])('%s', (_title, more, left) => expect(leftOf(application(more))).toEqual(left))
})

describe('what a booking under an application begins with', () => {
  const there = { depart: '北京', arrive: '上海', startDate: '2026-12-07', endDate: '2026-12-10', isReturn: true }
  test.each<[string, Partial<MatchableApplication>, 'flight' | 'train' | 'hotel', ReturnType<typeof nextBooking>]>([
    ['the first planned leg', {}, 'flight', there],
    [
      'the way back where the way out is taken',
      { used: used(0, 'out', 'lin', 'su') },
      'flight',
      { depart: '上海', arrive: '北京', startDate: '2026-12-10', endDate: '2026-12-10', isReturn: false },
    ],
    [
      'the next leg where the first is taken',
      { lines: [line({ isReturn: false }), line({ depart: '上海', arrive: '广州' })], used: used(0, 'out', 'lin', 'su') },
      'flight',
      { ...there, depart: '上海', arrive: '广州' },
    ],
    [
      'nothing where every leg is taken',
      { used: [...used(0, 'out', 'lin', 'su'), ...used(0, 'back', 'lin', 'su')] },
      'flight',
      undefined,
    ],
    ['nothing where no leg is planned by train', {}, 'train', undefined],
    ['the planned stay', {}, 'hotel', { ...there, depart: '', isReturn: false }],
    [
      'a stay where the first leg leads, without one of its own',
      { lines: [line()] },
      'hotel',
      { depart: '', arrive: '上海', startDate: '2026-12-07', endDate: '2026-12-10', isReturn: false },
    ],
    [
      'the first two cities of a set, there and back',
      { itineraryMode: 'cities', cities: ['北京', '杭州', '上海'] },
      'train',
      { depart: '北京', arrive: '杭州', startDate: '2026-12-06', endDate: '2026-12-11', isReturn: true },
    ],
    ['a leg for several uses, again', { lines: [line({ multiUse: true })], used: used(0, 'out', 'lin', 'su') }, 'flight', there],
    [
      'from home to the first city of a set that begins at home',
      { itineraryMode: 'cities', homeCity: '北京', cities: ['杭州', '上海'] },
      'flight',
      { depart: '北京', arrive: '杭州', startDate: '2026-12-06', endDate: '2026-12-11', isReturn: true },
    ],
    [
      'a stay in the second city of a set',
      { itineraryMode: 'cities', cities: ['北京', '杭州', '上海'] },
      'hotel',
      { depart: '', arrive: '杭州', startDate: '2026-12-06', endDate: '2026-12-11', isReturn: false },
    ],
    [
      'the way out alone where the way back is taken',
      { used: used(0, 'back', 'lin', 'su') },
      'flight',
      { ...there, endDate: '2026-12-07', isReturn: false },
    ],
    [
      'a leg without a way back on its first day',
      { lines: [line({ isReturn: false })] },
      'flight',
      { ...there, endDate: '2026-12-07', isReturn: false },
    ],
    [
      'of a set on one day, there alone',
      { itineraryMode: 'cities', cities: ['北京', '杭州'], startDate: '2026-12-06', endDate: '2026-12-06' },
      'train',
      { depart: '北京', arrive: '杭州', startDate: '2026-12-06', endDate: '2026-12-06', isReturn: false },
    ],
    [
      'a stay in the only city of a set',
      { itineraryMode: 'cities', cities: ['北京'] },
      'hotel',
      { depart: '', arrive: '北京', startDate: '2026-12-06', endDate: '2026-12-11', isReturn: false },
    ],
    ['nothing of a product that was not applied for', { products: ['flight'] }, 'hotel', undefined],
  ])('%s', (_title, more, product, begins) => expect(nextBooking(application(more), product)).toEqual(begins))
})

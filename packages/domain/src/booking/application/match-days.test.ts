import type { Product } from '@sojourn/contract/booking/codes'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../kit/local-date'
import { bookableDays, daysOfLegs, isUsedUp, type MatchableApplication, type PlannedLine } from './match'
import { application, line } from './matchable.testing'

describe('the days that a calendar offers under an application', () => {
  const days = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, day) => addDays('2026-12-01', first + day - 1))
  const leg = (from: string, to: string, more: Partial<PlannedLine> = {}) =>
    line({ startDate: `2026-12-${from}`, endDate: `2026-12-${to}`, ...more })
  const monthly = { startDate: '2026-12-03', endDate: '2026-12-24' }
  test('from the flexible days before to those after', () => {
    expect(bookableDays(application())).toEqual({ from: '2026-12-06', to: '2026-12-12' })
  })
  test.each<[string, Partial<MatchableApplication>, Product, string[] | undefined]>([
    ['one leg over all of it: every day', {}, 'flight', undefined],
    ['one leg within it, with its flexible days', { ...monthly, lines: [leg('10', '12')] }, 'flight', days(9, 14)],
    [
      'two legs with days between',
      { ...monthly, lines: [leg('04', '05'), leg('20', '21')] },
      'flight',
      [...days(3, 7), ...days(19, 23)],
    ],
    ['a leg at the end, to the last flexible day', { ...monthly, lines: [leg('20', '24')] }, 'flight', days(19, 26)],
    ['two legs that meet: every day', { ...monthly, lines: [leg('03', '12'), leg('15', '24')] }, 'flight', undefined],
    [
      'a leg by train leaves flights alone',
      { ...monthly, lines: [leg('10', '12'), leg('04', '04', { product: 'train' })] },
      'flight',
      days(9, 14),
    ],
    ['no leg of this kind', { ...monthly, lines: [leg('10', '12')] }, 'train', undefined],
    ['a stay may lie anywhere', { ...monthly, lines: [leg('10', '12', { product: 'hotel' })] }, 'hotel', undefined],
    ['a set of cities', { ...monthly, itineraryMode: 'cities', cities: ['北京'], lines: [leg('10', '12')] }, 'flight', undefined],
  ])('%s', (_title, given, product, expected) => {
    expect(daysOfLegs(application(given), product)).toEqual(expected)
  })
})

describe('[handbook 9.2] an application is used up', () => {
  const taken = (travellerId: string, ...slots: ('out' | 'back')[]) => slots.map((slot) => ({ line: 0, slot, travellerId }))
  const whole = [...taken('lin', 'out', 'back'), ...taken('su', 'out', 'back')]
  test.each<[string, Partial<MatchableApplication>, boolean]>([
    ['when everybody has both ways', { used: whole }, true],
    ['not while a second leg is free', { lines: [line(), line()], used: whole }, false],
    ['never with a leg for several uses', { lines: [line({ multiUse: true })], used: whole }, false],
    ['not while one way is left', { used: whole.slice(1) }, false],
    ['not while a colleague has none', { used: taken('lin', 'out', 'back') }, false],
    [
      'a way out is enough where none leads back',
      { lines: [line({ isReturn: false })], used: [...taken('lin', 'out'), ...taken('su', 'out')] },
      true,
    ],
    ['not while a stay may still be booked', { products: ['flight', 'hotel'], used: whole }, false],
    ['never where others may use it', { limitTraveler: false, used: whole }, false],
    ['never with cities in free order', { itineraryMode: 'cities', cities: ['北京', '上海'], used: whole }, false],
  ])('%s', (_title, given, expected) => expect(isUsedUp(application({ products: ['flight'], ...given }))).toBe(expected))
})

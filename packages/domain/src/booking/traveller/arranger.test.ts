import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '@sojourn/contract/booking/codes'
import { firstNotArranged, isWithinReach, reachOf, type Arranged, type ArrangerRight } from './arranger'

const today = '2026-11-20'
const right = (more: Partial<ArrangerRight> = {}): ArrangerRight => ({
  over: { departments: ['finance', 'audit'] },
  products: null,
  until: null,
  ended: false,
  ...more,
})
const of = (employeeId: string, departmentId: string, hostId?: string): Arranged => ({ employeeId, departmentId, hostId })
const wenjing = of('wenjing', 'finance')
const covers = (rights: readonly ArrangerRight[], whom: Arranged, product?: Product): boolean =>
  isWithinReach(reachOf(rights, { ...(product && { product }), today }), 'assistant', whom)

describe('[S2.45] whom an arranger may book for', () => {
  test.each<[string, readonly ArrangerRight[], Arranged, Product, boolean]>([
    ['everybody, who was never given a right', [], wenjing, 'flight', true],
    ['who stands in the department', [right()], wenjing, 'flight', true],
    ['who stands in a department below', [right()], of('lina', 'audit'), 'flight', true],
    ['nobody of another department', [right()], of('xiaowen', 'sales'), 'flight', false],
    ['one person', [right({ over: { employeeId: 'xiaowen' } })], of('xiaowen', 'sales'), 'flight', true],
    ['nobody else than the person', [right({ over: { employeeId: 'xiaowen' } })], of('other', 'sales'), 'flight', false],
    ['everybody, where that was given', [right({ over: 'everybody' })], of('xiaowen', 'sales'), 'flight', true],
    ['of the product', [right({ products: ['train'] })], wenjing, 'train', true],
    ['of no other product', [right({ products: ['train'] })], wenjing, 'flight', false],
    ['on the last day', [right({ until: today })], wenjing, 'flight', true],
    ['not on the day after', [right({ until: '2026-11-19' })], wenjing, 'flight', false],
    ['not once the right was ended', [right({ ended: true })], wenjing, 'flight', false],
    [
      'by any of several rights',
      [right({ products: ['train'] }), right({ over: { employeeId: 'wenjing' } })],
      wenjing,
      'flight',
      true,
    ],
    ['themselves, always', [right({ ended: true })], of('assistant', 'sales'), 'flight', true],
    ['their own guest, always', [right({ ended: true })], of('G1', 'sales', 'assistant'), 'flight', true],
    [
      'the guest of somebody covered',
      [right({ over: { employeeId: 'wenjing' } })],
      of('G2', 'finance', 'wenjing'),
      'flight',
      true,
    ],
    ['no guest of somebody else', [right()], of('G3', 'sales', 'xiaowen'), 'flight', false],
  ])('%s', (_whom, rights, whom, product, expected) => {
    expect(covers(rights, whom, product)).toBe(expected)
  })

  test('names the first who is not covered, with the product that is not', () => {
    const rights = [right({ products: ['train'] })]
    const people = [of('assistant', 'sales'), wenjing, of('xiaowen', 'sales')]
    expect(firstNotArranged(rights, 'assistant', people.slice(0, 2), { products: ['train'], today })).toBeUndefined()
    expect(firstNotArranged(rights, 'assistant', people.slice(0, 2), { products: ['train', 'flight'], today })).toEqual({
      person: wenjing,
      product: 'flight',
    })
    expect(firstNotArranged(rights, 'assistant', people, { products: [], today })).toEqual({ person: people[2] })
  })
})

const anyRight = fc.record<ArrangerRight>({
  over: fc.oneof(
    fc.constant('everybody' as const),
    fc.record({ employeeId: fc.constantFrom('a', 'b') }),
    fc.record({ departments: fc.subarray(['x', 'y']) }),
  ),
  products: fc.option(fc.subarray<Product>(['flight', 'train'], { minLength: 1 })),
  until: fc.option(fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21')),
  ended: fc.boolean(),
})
const anyone = fc.record({ employeeId: fc.constantFrom('a', 'b', 'c'), departmentId: fc.constantFrom('x', 'y', 'z') })
const anyProduct = fc.constantFrom<Product>('flight', 'train')

describe('whatever the rights are', () => {
  test('one more takes nothing from who has one already', () => {
    fc.assert(
      fc.property(fc.array(anyRight, { minLength: 1 }), anyRight, anyone, anyProduct, (rights, more, whom, product) => {
        if (covers(rights, whom, product)) expect(covers([...rights, more], whom, product)).toBe(true)
      }),
    )
  })

  test('once all have ended they cover nobody, and what covers of a product covers of any', () => {
    fc.assert(
      fc.property(fc.array(anyRight, { minLength: 1 }), anyone, anyProduct, (rights, whom, product) => {
        expect(
          covers(
            rights.map((each) => ({ ...each, ended: true })),
            whom,
            product,
          ),
        ).toBe(false)
        if (covers(rights, whom, product)) expect(covers(rights, whom)).toBe(true)
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateReturn, joinParts } from './allocate-return'

const part = (paidOrderNo: string, amount: number) => ({ paidOrderNo, amount, bookingFee: 0 })
const of = (amount: number, bookingFee = 0) => ({ amount, bookingFee })

test('[handbook 1.6] what a ticket cost comes back from the order that paid it', () => {
  expect(allocateReturn(of(543_00), 'F1', [])).toEqual([part('F1', 543_00)])
  expect(allocateReturn(of(543_00), 'F1', [part('F3', 100_00), part('F2', 40_00)])).toEqual([
    part('F3', 100_00),
    part('F2', 40_00),
    part('F1', 403_00),
  ])
})
test('[handbook 1.6] a small return comes from the last change alone', () => {
  expect(allocateReturn(of(70_00), 'F1', [part('F2', 100_00)])).toEqual([part('F2', 70_00)])
  expect(allocateReturn(of(0), 'F1', [part('F2', 100_00)])).toEqual([])
})
test('[handbook 6.4] the booking fee comes back from the booking that paid it, also where the fare is another order’s', () => {
  const changes = [{ paidOrderNo: 'F2', amount: 600_00 }]
  expect(allocateReturn(of(553_00, 10_00), 'F1', changes)).toEqual([
    part('F2', 543_00),
    { paidOrderNo: 'F1', amount: 10_00, bookingFee: 10_00 },
  ])
})
test('parts of one order join', () => {
  expect(joinParts([part('F1', 1), part('F2', 2), part('F1', 3)])).toEqual([part('F1', 4), part('F2', 2)])
})
test('the parts always are the amount, and no change gives more than it added', () => {
  const changes = fc.array(fc.record({ paidOrderNo: fc.constantFrom('F2', 'F3', 'F4'), amount: fc.nat(100_000) }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(fc.nat(500_000), changes, (amount, added) => {
      const parts = allocateReturn(of(amount), 'F1', added)
      expect(parts.reduce((sum, each) => sum + each.amount, 0)).toBe(amount)
      for (const each of parts) expect(each.amount).toBeGreaterThan(0)
      for (const { paidOrderNo, amount: taken } of joinParts(parts))
        if (paidOrderNo !== 'F1')
          expect(taken).toBeLessThanOrEqual(
            added.filter((each) => each.paidOrderNo === paidOrderNo).reduce((sum, each) => sum + each.amount, 0),
          )
    }),
  )
})

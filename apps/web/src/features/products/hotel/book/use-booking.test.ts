import { expect, test, vi } from 'vitest'
import { acceptanceOf, type Booking } from './use-booking'

test('no step of a hotel order goes on at a price that nobody accepted', () => {
  const acceptPrice = vi.fn<(totalPrice: number) => void>()
  const at = (outcome: string, checkFailure: Error | null = null) =>
    ({ check: { outcome, rate: { totalPrice: 52_000 } }, checkFailure, acceptPrice }) as unknown as Booking
  expect(acceptanceOf(at('same'))).toBeUndefined()
  // The price of a check that failed is not known: it is made again first.
  expect(acceptanceOf(at('changed', new Error('roomSoldOut')))).toBeUndefined()
  acceptanceOf(at('changed'))?.()
  expect(acceptPrice).toHaveBeenCalledExactlyOnceWith(52_000)
})

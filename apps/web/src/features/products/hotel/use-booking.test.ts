import { expect, test, vi } from 'vitest'
import { acceptanceOf, type Booking } from './use-booking'

test('[S2.25] no step of a hotel order goes on at a price that nobody accepted', () => {
  const acceptPrice = vi.fn<(totalPrice: number) => void>()
  const at = (outcome: string) => ({ check: { outcome, rate: { totalPrice: 52_000 } }, acceptPrice }) as unknown as Booking
  expect(acceptanceOf(at('same'))).toBeUndefined()
  acceptanceOf(at('changed'))?.()
  expect(acceptPrice).toHaveBeenCalledExactlyOnceWith(52_000)
})

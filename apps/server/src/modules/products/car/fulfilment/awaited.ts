import { orderStates } from '@sojourn/contract/booking/codes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { Tenant } from '../../../../db/tenant'
import { stateCodes } from '../../../booking/columns/state-codes'
import { findAwaited } from '../order/ride-store'

const ticketed = stateCodes(orderStates.words.filter(isTicketed))
const nearHours = 12

/** What became of the flight or train that a pick-up waits for: it does not come, or the pick-up moves with it. */
export type Awaited =
  | { off: true }
  /** When it was to arrive as it was first seen, and when the pick-up begins now, where that is another moment. */
  | { awaits: string; departAt?: string }

/** Undefined where nothing is to be waited for. */
export async function awaitedBy(
  tenant: Tenant,
  { serviceNo, departAt: ordered }: KeptCar,
  { departAt, awaits }: Pick<KeptCourse, 'departAt' | 'awaits'>,
  employeeId: string,
): Promise<Awaited | undefined> {
  if (!serviceNo) return undefined
  const near = { from: new Date(addMinutes(ordered, -nearHours * 60)), to: new Date(addMinutes(ordered, nearHours * 60)) }
  const found = await findAwaited(tenant, { employeeId, serviceNo, near }, ticketed)
  if (!found) return undefined
  if (found.kind === 'cancelled') return { off: true }
  // New times that somebody agreed to stand in the order itself, so the first arrival is kept.
  const first = awaits ?? found.arriveAt.toISOString()
  const arrives = (found.kind !== 'restored' && found.announced?.arriveAt) || found.arriveAt.toISOString()
  // The pick-up keeps its distance from the arrival, and never comes before it was ordered to.
  const moved = addMinutes(ordered, Math.max(0, minutesBetween(first, arrives)))
  return { awaits: first, ...(moved !== departAt && { departAt: moved }) }
}

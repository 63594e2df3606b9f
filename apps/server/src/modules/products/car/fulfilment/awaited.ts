import { orderStates } from '@sojourn/contract/booking/codes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { addMinutes, isBefore, minutesBetween } from '@sojourn/domain/kit/local-date'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { Tenant } from '../../../../db/tenant'
import { stateCodes } from '../../../booking/columns/state-codes'
import { findAwaited } from '../order/ride-store'

const ticketed = stateCodes(orderStates.words.filter(isTicketed))
const nearHours = 12

/** What became of the flight or train that a pick-up waits for: it does not come, or the pick-up moves with it. */
export type Awaited = { off: true } | { departAt: string }

/** Undefined where nothing is to be waited for, or it comes as it was to. */
export async function awaitedBy(
  tenant: Tenant,
  { serviceNo, departAt: ordered }: KeptCar,
  { departAt }: KeptCourse,
  employeeId: string,
): Promise<Awaited | undefined> {
  if (!serviceNo) return undefined
  const near = { from: new Date(addMinutes(ordered, -nearHours * 60)), to: new Date(addMinutes(ordered, nearHours * 60)) }
  const found = await findAwaited(tenant, { employeeId, serviceNo, near }, ticketed)
  if (!found) return undefined
  if (found.kind === 'cancelled') return { off: true }
  const arrives = found.announced?.arriveAt
  const planned = found.arriveAt.toISOString()
  // The pick-up keeps its distance from the arrival, and never comes before it was ordered to.
  const late = arrives && found.kind !== 'restored' ? minutesBetween(planned, arrives) : 0
  const moved = addMinutes(ordered, Math.max(0, late))
  return isBefore(departAt, moved) || isBefore(moved, departAt) ? { departAt: moved } : undefined
}

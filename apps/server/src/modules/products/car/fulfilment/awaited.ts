import { orderStates } from '@sojourn/contract/booking/codes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { Tenant } from '../../../../db/tenant'
import { stateCodes } from '../../../booking/columns/state-codes'
import { findAwaited, findChangedTo, type AwaitedService } from '../order/ride-store'

const ticketed = stateCodes(orderStates.words.filter(isTicketed))
const everTicketed = stateCodes(orderStates.words.filter((state) => isTicketed(state) || state === 'refunded'))
const nearHours = 12

type Follows = NonNullable<KeptCourse['follows']>

/** What became of the flight or train that a pick-up waits for. */
export type Awaited =
  /** It does not come. */
  | { off: true }
  /** Its traveller gave the ticket back. */
  | { gone: true }
  /** Its traveller changed to another one, with which the pick-up moves. */
  | { follows: Follows }
  /** When it was to arrive as it was first seen, and when the pick-up begins now, where that is another moment. */
  | { awaits: string; departAt?: string }

/** Undefined where nothing is to be waited for. */
export async function awaitedBy(
  tenant: Tenant,
  car: KeptCar,
  course: KeptCourse,
  employeeId: string,
): Promise<Awaited | undefined> {
  const { serviceNo, departAt, awaits } = course.follows ?? { ...car, awaits: course.awaits }
  if (!serviceNo) return undefined
  const near = { from: new Date(addMinutes(departAt, -nearHours * 60)), to: new Date(addMinutes(departAt, nearHours * 60)) }
  const found = await findAwaited(tenant, { employeeId, serviceNo, near }, everTicketed)
  if (!found) return undefined
  // New times that somebody agreed to stand in the order itself, so the first arrival is kept.
  const first = awaits ?? found.arriveAt.toISOString()
  const changed = found.gone ? await findChangedTo(tenant, { employeeId, ...found }, ticketed) : undefined
  if (changed) return { follows: followed(changed, departAt, first) }
  if (found.kind === 'cancelled') return { off: true }
  if (found.gone) return { gone: true }
  // The pick-up keeps its distance from the arrival, and never comes before it was ordered to.
  const moved = addMinutes(departAt, Math.max(0, minutesBetween(first, arrivalOf(found))))
  return { awaits: first, ...(moved !== course.departAt && { departAt: moved }) }
}

const arrivalOf = ({ kind, announced, arriveAt }: AwaitedService): string =>
  (kind !== 'restored' && announced?.arriveAt) || arriveAt.toISOString()

/** After the new arrival as long as it was after the former one. */
function followed({ serviceNo, arriveAt }: { serviceNo: string; arriveAt: Date }, departAt: string, first: string): Follows {
  const awaits = arriveAt.toISOString()
  return { serviceNo, awaits, departAt: addMinutes(departAt, minutesBetween(first, awaits)) }
}

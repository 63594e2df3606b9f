import { orderStates } from '@sojourn/contract/booking/codes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import { followedDeparture, followHours, isWorthMoving } from '@sojourn/domain/products/car/following'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { Tenant } from '../../../../db/tenant'
import { stateCodes } from '../../../booking/columns/state-codes'
import type { Context } from '../../../../context'
import { findAwaited, findChangedTo, type AwaitedService } from '../order/ride-store'
import { publishedArrival, type PublishedFlight } from '../supply/published'

const ticketed = stateCodes(orderStates.words.filter(isTicketed))
const everTicketed = stateCodes(orderStates.words.filter((state) => isTicketed(state) || state === 'refunded'))

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

/** A flight whose ticket was bought elsewhere: its carrier is asked. */
export interface Elsewhere {
  flight: PublishedFlight
  awaits: string | undefined
  course: Pick<KeptCourse, 'departAt'>
}

interface Waiting {
  car: KeptCar
  course: KeptCourse
  employeeId: string
}

/** Undefined where nothing is to be waited for. */
export async function awaitedBy(
  tenant: Tenant,
  { car, course, employeeId }: Waiting,
  now: string,
): Promise<Awaited | { elsewhere: Elsewhere } | undefined> {
  const { serviceNo, departAt, awaits } = course.follows ?? { ...car, awaits: course.awaits }
  if (!serviceNo) return undefined
  const found = await ownService(tenant, { employeeId, serviceNo, departAt })
  if (!found) {
    const flight = { flightNo: serviceNo, from: car.from, departAt }
    return car.rideType === 'airportPickup' ? { elsewhere: { flight, awaits, course } } : undefined
  }
  // New times that somebody agreed to stand in the order itself, so the first arrival is kept.
  const first = awaits ?? found.arriveAt.toISOString()
  const changed = found.gone ? await findChangedTo(tenant, { employeeId, ...found }, ticketed) : undefined
  if (changed) return { follows: followed(changed, departAt, first) }
  if (found.kind === 'cancelled') return { off: true }
  if (found.gone) return { gone: true }
  return movedWith(course, { departAt, planned: first, expected: arrivalOf(found), now })
}

/** The traveller's own flight or train, ticketed here, that a pick-up at this moment waits for. */
export const ownService = (
  tenant: Tenant,
  { departAt, ...service }: { employeeId: string; serviceNo: string; departAt: string },
): Promise<AwaitedService | undefined> => {
  const [from, to] = [-followHours, followHours].map((hours) => new Date(addMinutes(departAt, hours * 60)))
  return findAwaited(tenant, { ...service, near: { from: from!, to: to! } }, everTicketed)
}

/** What became of a flight whose ticket was bought elsewhere; undefined where it is not known. */
export async function awaitedElsewhere(context: Context, { flight, awaits, course }: Elsewhere): Promise<Awaited | undefined> {
  const found = await publishedArrival(context, flight)
  if (!found) return undefined
  if (!found.expectedAt) return { off: true }
  const planned = awaits ?? found.plannedAt.toISOString()
  const now = context.clock.now().toISOString()
  return movedWith(course, { departAt: flight.departAt, planned, expected: found.expectedAt.toISOString(), now })
}

function movedWith(course: Pick<KeptCourse, 'departAt'>, followed: Parameters<typeof followedDeparture>[0]): Awaited {
  const departAt = followedDeparture(followed)
  return { awaits: followed.planned, ...(departAt && isWorthMoving(course.departAt, departAt) && { departAt }) }
}

const arrivalOf = ({ kind, announced, arriveAt }: AwaitedService): string =>
  (kind !== 'restored' && announced?.arriveAt) || arriveAt.toISOString()

/** After the new arrival as long as it was after the former one. */
function followed({ serviceNo, arriveAt }: { serviceNo: string; arriveAt: Date }, departAt: string, first: string): Follows {
  const awaits = arriveAt.toISOString()
  return { serviceNo, awaits, departAt: addMinutes(departAt, minutesBetween(first, awaits)) }
}

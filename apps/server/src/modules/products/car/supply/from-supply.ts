import { takeEvents } from '@sojourn/domain/products/car/ride-events'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { SuppliedRide } from '@sojourn/supply/ports/ride'

/** What is known of a ride with what its platform tells now: each event once, and of everything else the newest. */
export function courseTold(course: KeptCourse, told: SuppliedRide): KeptCourse {
  const { driver: _driver, leg: _leg, ...known } = course
  const events = takeEvents(
    course.events,
    told.events.map(({ number, kind, at }) => ({ number, kind, at: at.toISOString() })),
  )
  const { driver, leg, fare, cancelFee, review } = told
  return {
    ...known,
    events,
    ...(driver && {
      driver: {
        name: driver.name,
        mobile: driver.mobile,
        plate: driver.plate,
        colour: driver.vehicle.colour,
        model: driver.vehicle.model,
        score: driver.score,
      },
    }),
    ...(leg && {
      leg: { kind: leg.kind, startedAt: leg.startedAt.toISOString(), endsAt: leg.endsAt.toISOString(), metres: leg.metres },
    }),
    ...(fare && { fare }),
    ...(cancelFee !== undefined && { cancelFee }),
    ...(course.dispute &&
      review && {
        dispute: {
          ...course.dispute,
          decidesAt: review.decidesAt.toISOString(),
          ...(review.takenOff !== undefined && { takenOff: review.takenOff }),
        },
      }),
  }
}

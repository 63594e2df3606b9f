import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { readCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import { stateAfter } from '@sojourn/domain/products/car/ride-events'
import { fareStateOf, flagsOfRide } from '@sojourn/domain/products/car/settling'
import type { Language } from '@sojourn/contract/kit/language'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { Actor, Context } from '../../../../context'
import { inSnapshot } from '../../../../work'
import { orderCore } from '../../../booking/order-detail/order-core'
import { emergencyMasked } from '../order/emergency'
import { peopleOfRide } from '../order/people-of-ride'
import { findRide } from '../order/ride-store'
import { shareToken } from './shared-ride'
import { rideShownOf } from './to-screen'

/** A car order with everything that its page shows (S2.28). */
export const orderDetail = (context: Context, actor: Actor, request: { orderId: string }): Promise<CarOrderDetail | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, request.orderId)
    const ride = found && (await findRide(work, request.orderId))
    const [segment] = found?.segments ?? []
    if (!found || !ride || !segment) return problem('orderUnknown', { field: 'orderId' })
    const { core, order } = found
    const people = await peopleOfRide(work, order)
    const { language } = actor
    const car = readCar(segment.body)
    const { course } = ride
    return {
      ...core,
      ...(order.state === 'issuing' && onItsWay(core.actions, nextOf(car, course, language))),
      ride: rideShownOf({
        state: order.state,
        car,
        course,
        isSent: ride.rideNo !== null,
        emergency: emergencyMasked(context, ride),
        isOwn: people.includes(actor.employeeId),
        shareToken: shareToken(context, { enterpriseId: actor.enterpriseId, orderNo: order.orderNo, course }),
        now: context.clock.now().toISOString(),
        language,
      }),
    }
  })

/** A ride that is on its way is called off by its own button, which says what that costs. */
const onItsWay = (actions: CarOrderDetail['actions'], nextStep: string): Pick<CarOrderDetail, 'actions' | 'nextStep'> => ({
  actions: actions.filter(({ action }) => action !== 'cancel'),
  nextStep,
})

/** What follows while a ride is on its way. */
function nextOf(car: KeptCar, course: KeptCourse, language: Language): string {
  const { next, words } = carRulesText[language]
  const state = stateAfter(course.events)
  if (state === 'reserved') return next.reserved({ time: momentInWords(course.departAt, language) })
  if (state === 'ended') {
    const decidesAt = course.dispute?.decidesAt
    if (fareStateOf(course) === 'disputed') return next.disputed({ time: decidesAt ? momentInWords(decidesAt, language) : '' })
    return flagsOfRide(car, course).length > 0 ? next.flagged : next.ended
  }
  return state === 'searching' || state === 'accepted' || state === 'arrived' || state === 'riding'
    ? next[state]
    : words.nextStep.issuing
}

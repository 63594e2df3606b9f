import type { OrderState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { RideState } from '@sojourn/contract/products/car/car-words'
import type { CarRide } from '@sojourn/contract/products/car/order.calls'
import { cancelTerms } from '@sojourn/domain/products/car/cancelling'
import { chargedFare } from '@sojourn/domain/products/car/fare'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import { acceptedAt, isUnderWay, mayMove, stateAfter } from '@sojourn/domain/products/car/ride-events'
import { fareStateOf, flagsOfRide, settlesAt } from '@sojourn/domain/products/car/settling'
import { carRulesText } from '@sojourn/text/products/car/rules'
import { ticketSentence } from '../order/ticket-sentence'
import { carCity, placesAround, placeShown } from '../supply/places'

interface Shown {
  state: OrderState
  car: KeptCar
  course: KeptCourse
  /** The platform has it under a number. */
  isSent: boolean
  emergency: CarRide['emergency']
  isOwn: boolean
  shareToken: string
  now: string
  language: Language
}

/** A ride with all that its page shows. */
export function rideShownOf(shown: Shown): CarRide {
  const { car, course, emergency, language } = shown
  const state = liveState(shown)
  const { redirected, driver, leg } = course
  const ticket = ticketSentence(car, course, language)
  return {
    rideType: car.rideType,
    carClass: car.carClass,
    cityId: car.cityId,
    cityName: carCity(car.cityId)?.name[language] ?? '',
    from: placeShown(car.from, language),
    ...((redirected ?? car.to) && { to: placeShown(redirected?.to ?? car.to!, language) }),
    around: placesAround(car.cityId, [car.from, redirected?.to ?? car.to ?? car.from]).map((place) =>
      placeShown(place, language),
    ),
    departAt: course.departAt,
    ...(course.formerDepartAt && { formerDepartAt: course.formerDepartAt }),
    ...((course.follows ?? car).serviceNo && { serviceNo: (course.follows ?? car).serviceNo }),
    ...(follows(car, course) && { followed: course.awaits !== undefined }),
    ...(ticket && { ticket }),
    metres: redirected?.metres ?? car.metres,
    minutes: redirected?.minutes ?? car.minutes,
    estimate: redirected?.estimate ?? car.estimate,
    parts: car.parts,
    atMost: car.atMost,
    ...(state && { state }),
    ...(driver && { driver: { ...driver, vehicle: `${carRulesText[language].colours[driver.colour]} ${driver.model}` } }),
    ...(leg && { leg }),
    events: course.events.map(({ kind, at }) => ({ kind, at, sentence: carRulesText[language].events[kind] })),
    ...fareShown(shown),
    ...(emergency && { emergency }),
    ...whatCanBeDone(shown, state),
  }
}

/** Whether a ride that was sent for is to move with a flight or train; nobody asks once its driver has come. */
const follows = ({ serviceNo }: KeptCar, { events, ticketGone }: KeptCourse): boolean =>
  serviceNo !== undefined && events.length > 0 && !ticketGone && mayMove(stateAfter(events))

/** Where the ride stands, as its order knows it; nothing before anybody was asked for it. */
function liveState({ state, course }: Shown): RideState | undefined {
  const live = stateAfter(course.events)
  if (state === 'issuing') return live
  if (state === 'cancelled' || live === 'cancelled')
    return course.events.length > 0 || state === 'cancelled' ? 'cancelled' : undefined
  if (state === 'failed') return live === 'notReserved' ? 'notReserved' : 'noDriver'
  return state === 'issued' || state === 'completed' ? 'done' : undefined
}

function fareShown({ car, course }: Shown): Pick<CarRide, 'fare'> {
  const { fare, dispute } = course
  if (!fare) return {}
  const state = fareStateOf(course)
  const flags = flagsOfRide(car, course)
  const confirmsAt = state === 'unconfirmed' && flags.length === 0 ? settlesAt(course) : undefined
  const takenOff = dispute?.takenOff ?? 0
  return {
    fare: {
      state,
      amount: chargedFare(fare.total, takenOff, car.atMost),
      parts: fare.parts,
      metres: fare.metres,
      minutes: fare.minutes,
      flags,
      ...(confirmsAt && { confirmsAt }),
      disputed: dispute?.parts ?? [],
      ...(dispute?.reason && { disputeReason: dispute.reason }),
      ...(dispute?.takenOff !== undefined && { answer: answerOf(course) }),
      ...(dispute?.decidesAt && dispute.takenOff === undefined && { answeredBy: dispute.decidesAt }),
      takenOff,
    },
  }
}

function answerOf({ fare, dispute }: KeptCourse): 'accepted' | 'partly' | 'declined' {
  const asked = fare!.parts.filter(({ part }) => dispute!.parts.includes(part)).reduce((sum, { amount }) => sum + amount, 0)
  const taken = dispute!.takenOff ?? 0
  return taken === 0 ? 'declined' : taken >= asked ? 'accepted' : 'partly'
}

function whatCanBeDone(
  { state: order, car, course, isSent, isOwn, shareToken, now }: Shown,
  state: RideState | undefined,
): Pick<
  CarRide,
  'canChangeEmergency' | 'canAnswerFare' | 'canCancel' | 'cancelFee' | 'freeUntil' | 'canChangeDestination' | 'shareToken'
> {
  const open = isOwn && order === 'issuing'
  const accepted = acceptedAt(course.events)
  const { fee, freeUntil } = cancelTerms({
    carClass: car.carClass,
    plannedAt: car.rideType === 'now' ? undefined : course.departAt,
    acceptedAt: accepted,
    now,
  })
  const waits = state === 'searching' || state === 'reserved' || state === 'accepted' || state === 'arrived'
  return {
    canChangeEmergency: open && isSent && isUnderWay(stateAfter(course.events)),
    canAnswerFare: open && state === 'ended' && fareStateOf(course) === 'unconfirmed',
    canCancel: open && waits,
    ...(open && isUnderWay(stateAfter(course.events)) && { shareToken }),
    cancelFee: fee,
    ...(freeUntil && waits && { freeUntil }),
    canChangeDestination: open && state === 'riding' && car.to !== undefined && !course.redirected,
  }
}

import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { CreateCarOrder } from '@sojourn/contract/products/car/car.shapes'
import { describeCar } from '@sojourn/domain/products/car/describe'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import { newCourse } from '@sojourn/domain/products/car/kept-course'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { sum } from '@sojourn/domain/kit/money'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { refuseUnseenSearch } from '../../../booking/draft/shown'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { Booking, Offer } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import { openCarDraft, type CarDraft } from '../draft/open-draft'
import { emergencySealed } from '../order/emergency'
import { insertRide } from '../order/ride-store'
import { noDocument } from './no-document'
import { settingOf, verdictsOf } from '../policy/judge'
import { keptCar, pricedRide, type PlannedRide, type PricedCar } from '../supply/plan'

type BookedCar = Booking<{ draft: CarDraft }, CreateCarOrder>

/** Orders a car: nothing is asked of the platform before it is approved and paid, when it sends one. */
export const createOrder = (context: Context, actor: Actor, request: CreateCarOrder): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, { tempOrderNo }) {
      const draft = await openCarDraft(work, actor, tempOrderNo)
      return isProblem(draft) ? draft : { draft }
    },
    async offer(booking: BookedCar, work) {
      const { car: chosen, tempOrderNo } = booking.request
      const unseen = await refuseUnseenSearch(work, {
        tempOrderNo,
        searchId: chosen.searchId,
        journey: 0,
        unseen: 'tempOrderUnknown',
      })
      if (unseen) return unseen
      const priced = await pricedRide(context, booking.open.draft.searchParams)
      if (isProblem(priced)) return priced
      const car = priced.cars.find(({ rideClass }) => rideClass === chosen.carClass)
      if (!car) return problem('carNoneHere', { field: 'car' })
      if (car.atMost > chosen.atMost) return problem('priceChanged', { field: 'car', detail: { price: car.atMost } })
      return offerOf(booking, work, priced, car)
    },
  })

/** A ride for now is approved within half an hour, or nobody needs it any more. */
const nowMinutes = 30

async function offerOf(
  booking: BookedCar,
  work: Work,
  { plan, cars }: { plan: PlannedRide; cars: PricedCar[] },
  car: PricedCar,
): Promise<Offer<never>> {
  const { request, business, context } = booking
  const setting = await settingOf(work, plan, request.travellers[0]!.employeeId)
  const kept = keptCar(plan, car)
  const emergencyCipher = emergencySealed(context, request.emergency)
  return {
    rules: {
      lastDay: chinaDate(new Date(plan.departAt)),
      credentialFault: noDocument,
      violationsOf: (person, people) =>
        business
          ? storedViolations((language) =>
              verdictsOf(people, cars, setting, language)[cars.indexOf(car)]!.violations.filter(
                ({ travellerId }) => travellerId === person.employeeId,
              ),
            )
          : [],
    },
    async purchase(_work, party) {
      const fees = party.map(({ serviceFee }) => serviceFee).filter((fee) => fee > 0)
      const prices = [
        { kind: 'ride', unit: car.atMost, count: 1, amount: car.atMost },
        ...fees.map((fee) => ({ kind: 'serviceFee', unit: fee, count: 1, amount: fee })),
      ]
      return {
        series: 'C',
        fulfiller: 'car',
        title: titleOf(kept),
        total: sum(prices.map(({ amount }) => amount)),
        prices,
        departAt: plan.departAt,
        latest: addMinutes(plan.departAt, plan.rideType === 'now' ? nowMinutes : 0),
        segments: [segmentOf(kept, plan.cityName)],
        searchIds: [request.car.searchId],
        conflicts: { planned: [], refuse: async () => undefined },
        keep: (own, { orderNo }) => insertRide(own, { orderNo, rideNo: null, course: newCourse(plan.departAt), emergencyCipher }),
      }
    },
  }
}

export const titleOf = (car: KeptCar): LocalText =>
  Object.fromEntries(languages.map((language) => [language, describeCar(car, language)])) as LocalText

/** What is driven, beside what is asked across orders. */
const segmentOf = (car: KeptCar, city: string): NewOrderSegment => ({
  position: 0,
  kind: 'ride',
  serviceNo: car.carClass,
  serviceKey: car.rideType,
  departCity: city,
  arriveCity: city,
  departPlace: '',
  arrivePlace: '',
  worths: {},
  departDate: chinaDate(new Date(car.departAt)),
  departAt: car.departAt,
  arriveAt: addMinutes(car.departAt, car.minutes),
  body: car,
})

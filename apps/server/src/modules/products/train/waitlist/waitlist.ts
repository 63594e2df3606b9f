import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { joinTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { noWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { isWaitlistDeadline } from '@sojourn/domain/products/train/waitlist'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { Actor, Context } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { firstOutsideApplication } from '../../../booking/application/application-usage'
import type { Submission } from '../../../booking/lifecycle/submit'
import { placeBooking } from '../../../booking/placing/place-booking'
import { openTrain } from '../book/book'
import { offerOf, openPlaces, type RideOffer, type TrainBooking } from '../book/book-offer'
import type { Journey } from '../search/choose'
import { keptRide } from '../supply/from-supply'
import type { Passenger } from '../fulfilment/lock'
import { segmentRecord, titleOf } from '../book/order-record'
import { insertTrainOrder, nothingYet, writePlaces } from '../order/order-store'
import { fulfillerOf, orderSeries } from '../order/order-words'
import { dearest, waitedJourneys } from '../search/waitlist-wishes'

type Waiting = TrainBooking<RequestOf<typeof joinTrainWaitlist>>

/** An order of its own that is paid in advance at the highest price; the railway hears of it when it is paid, and has matched it when it is issued. */
export const joinWaitlist = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof joinTrainWaitlist>,
): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    open: openTrain,
    async offer(booking: Waiting, work) {
      const { choices, deadline } = request
      const journeys = await waitedJourneys(work, booking.open.draft, choices)
      if (isProblem(journeys)) return journeys
      const departures = journeys.map(({ departAt }) => departAt)
      if (!isWaitlistDeadline(deadline, departures, context.clock.now().toISOString()))
        return problem('waitlistDeadlineWrong', { field: 'deadline' })
      const fares = [dearest(journeys)].map((adult) => ({ adult, student: adult }))
      return offerOf(booking, {
        journeys,
        fares,
        latest: deadline,
        bought: (passengers) => bought(booking, journeys, passengers),
      })
    },
  })

/** The best choice as the order's ride, and all of them as what will do. */
function bought({ request }: Waiting, journeys: readonly Journey[], passengers: Passenger[]): ReturnType<RideOffer['bought']> {
  const best = journeys.slice(0, 1)
  const deadline = new Date(request.deadline)
  const choices = journeys.map(({ ride, seat }) => keptRide(ride, seat))
  const wishes = { ...noWishes, waitlist: { choices, deadline: request.deadline } }
  return {
    series: orderSeries.waitlist,
    fulfiller: fulfillerOf.waitlist,
    title: titleOf([best[0]!.ride], (journey, language) => trainRulesText[language].waitlist({ journey })),
    segments: best.map(segmentRecord),
    alternatives: journeys.map(segmentRecord).slice(1),
    searchIds: request.choices.map(({ searchId }) => searchId),
    holdUntil: (usual) => (usual < deadline ? usual : deadline),
    refuse: (tenant, order) => refuseOutside(tenant, order, journeys),
    async keep(tenant, { orderNo }) {
      await insertTrainOrder(tenant, { orderNo, source: 'waitlist', wishes, ...nothingYet })
      await writePlaces(tenant, orderNo, openPlaces(passengers, best))
    },
  }
}

/** The order may become any of its choices, so its application has to cover them all. */
async function refuseOutside(
  tenant: Tenant,
  order: Submission['order'],
  journeys: readonly Journey[],
): Promise<Problem | undefined> {
  const at = await firstOutsideApplication(tenant, order, journeys.map(segmentRecord))
  if (at === undefined) return undefined
  const { trainNo: number, departDate: date } = journeys[at]!.ride
  return problem('waitlistOutsideApplication', { field: `choices.${at}`, detail: { number, date } })
}

import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import type { Context, Work } from '../../../../context'
import type { JudgedOrder, JudgedViolation } from '../../../../capabilities/fulfilment'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrderTravellers } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { stationsOfCity } from '../../../reference/rail-places'
import { amongOffers, isSameRide } from '../search/choose'
import { trainSetting } from '../policy/judge'
import { findRides } from '../order/kept-store'
import type { PolicyRide } from '../supply/from-supply'
import { isWaitlist } from '../order/order-words'
import { storedViolationsOf, type JudgedJourney } from '../book/violations'

/** What policy says now of the rides of an order; a waitlist was judged for all that it may become, and that stays. */
export async function judgeHeld(work: Work, order: JudgedOrder): Promise<JudgedViolation[][] | undefined> {
  const { orderNo, travelType } = order
  if (isWaitlist(order) || travelType !== 'business') return undefined
  const today = chinaDate(work.context.clock.now())
  const [enterprise, segments, travellers] = await Promise.all([
    findEnterprise(work),
    findRides(work, [orderNo]),
    findOrderTravellers(work, [orderNo]),
  ])
  const ids = travellers.map(({ employeeId }) => employeeId)
  const people = await findPeople(work, ids, {
    today,
    reader: 'anybody',
    under: underApplication(work.context, order.travelApplyNo),
  })
  const rides = segments.map(({ body }) => body)
  const offers = rides.length === 1 ? await ridesBeside(work.context, rides[0]!) : []
  const journeys = rides.map((ride) => keptJourney(ride, offers, travellers.length))
  const setting = trainSetting(enterprise, today)
  return travellers.map(({ employeeId }) => {
    const person = people.find((one) => one.employeeId === employeeId)
    return person ? storedViolationsOf(person, people, journeys, setting) : []
  })
}

const ridesBeside = (context: Context, { departStation, arriveStation, departDate }: KeptRide): Promise<RailRide[]> =>
  context.rail.search(asking(context), {
    departStations: stationsOfCity(departStation),
    arriveStations: stationsOfCity(arriveStation),
    date: departDate,
    fastOnly: false,
  })

/** The ride among those of its day, with the class that is kept for its travellers. */
function keptJourney(kept: KeptRide, offers: readonly RailRide[], travellers: number): JudgedJourney {
  const listed = offers.find((offer) => isSameRide(offer, kept))
  const own = { seat: kept.seatClass, price: kept.fare, seats: travellers }
  const others = listed?.seats.filter(({ seat }) => seat !== kept.seatClass) ?? []
  const ride = { ...judgedKept(kept), seats: [own, ...others] }
  return { ride, seat: own, offers: amongOffers(ride, offers) }
}

/** What policy asks of a ride, of one that an order keeps. */
const judgedKept = (kept: KeptRide): Omit<PolicyRide, 'seats'> => ({
  trainKey: kept.trainKey,
  trainNo: kept.trainNo,
  departStation: kept.departStation,
  arriveStation: kept.arriveStation,
  departDate: kept.departDate,
  departTime: kept.departTime,
  arriveTime: kept.arriveTime,
  spanDays: kept.spanDays,
  durationMinutes: kept.rideMinutes,
})

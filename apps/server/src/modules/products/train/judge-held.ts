import { travelTypes } from '@sojourn/contract/booking/codes'
import type { RailRide } from '@sojourn/supply/ports/rail'
import type { Context, JudgedOrder, JudgedViolation } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { findOrderSegments, findOrderTravellers } from '../../booking/order/store'
import { findEnterprise } from '../../booking/settings/store'
import { findPeople } from '../../booking/traveller/store'
import { stationsOfCity } from '../../reference/rail-places'
import { journeyOf, type Journey } from './choose'
import { trainSetting } from './judge'
import type { KeptRide } from './kept-ride'
import { isWaitlist } from './order-words'
import { storedViolationsOf } from './violations'

/** What policy says now of the rides of an order; a waitlist was judged for all that it may become, and that stays. */
export async function judgeHeld(context: Context, sql: Sql, order: JudgedOrder): Promise<JudgedViolation[][] | undefined> {
  const { enterpriseId, orderNo, travelType } = order
  if (isWaitlist(order) || travelTypes.word(travelType as 1) !== 'business') return undefined
  const today = chinaDate(context.clock.now())
  const [enterprise, segments, travellers] = await Promise.all([
    findEnterprise(sql, enterpriseId),
    findOrderSegments<KeptRide>(sql, enterpriseId, [orderNo]),
    findOrderTravellers(sql, enterpriseId, [orderNo]),
  ])
  const ids = travellers.map(({ employeeId }) => employeeId)
  const people = await findPeople(sql, enterpriseId, ids, today)
  const rides = segments.map(({ body }) => body)
  const offers = rides.length === 1 ? await ridesBeside(context, sql, rides[0]!) : []
  const journeys = rides.map((ride) => keptJourney(ride, offers, travellers.length))
  const setting = trainSetting(enterprise, today)
  return travellers.map(({ employeeId }) => {
    const person = people.find((one) => one.employeeId === employeeId)
    return person ? storedViolationsOf(person, people, journeys, setting) : []
  })
}

const ridesBeside = (context: Context, sql: Sql, { departStation, arriveStation, departDate }: KeptRide): Promise<RailRide[]> =>
  context.rail.search(supplyContext(context, sql), {
    departStations: stationsOfCity(departStation),
    arriveStations: stationsOfCity(arriveStation),
    date: departDate,
    fastOnly: false,
  })

/** The ride among those of its day, with the class that is kept for its travellers. */
function keptJourney(kept: KeptRide, offers: readonly RailRide[], travellers: number): Journey {
  const { seat, price, departCity: _from, arriveCity: _to, ...ride } = kept
  const listed = offers.find(
    ({ trainKey, departStation, arriveStation }) =>
      trainKey === kept.trainKey && departStation === kept.departStation && arriveStation === kept.arriveStation,
  )
  const own = { seat, price, seats: travellers, waitlist: false }
  const others = listed?.seats.filter((each) => each.seat !== seat) ?? []
  return journeyOf({ ...ride, sale: 'onSale', seats: [own, ...others] }, own, offers)
}

import type { TrainPriceLine } from '@sojourn/contract/products/train/train.shapes'
import type { ApprovedOption, BrokenRule, EnvelopeOption } from '@sojourn/domain/booking/approval/envelope'
import type { TrainSetting } from '@sojourn/domain/products/train/policy/evaluate'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { departInstant } from '@sojourn/domain/products/train/connections'
import { countFares, rideFare, totalOf, trainPriceLines } from '@sojourn/domain/products/train/price/price'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import type { Work } from '../../../../context'
import type { SubstitutedOrder } from '../../../../capabilities/fulfilment'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { stationsOfCity } from '../../../reference/rail-places'
import { journeyOf, plannedSegment, type Journey } from '../search/choose'
import { judgeRides, trainSetting } from '../policy/judge'
import { findRides, type RideRow } from '../order/kept-store'
import { findPlaces } from '../order/order-store'

/** An approved order of one ride with the trains of that day between the same cities. */
export interface Scene {
  order: SubstitutedOrder
  /** The ride that was approved. */
  segment: RideRow
  travellers: OrderTravellerRow[]
  /** Who pays which fare. */
  counts: ReturnType<typeof countFares>
  /** Empty on a personal trip, which no policy judges. */
  people: PersonRow[]
  setting: TrainSetting
  rides: RailRide[]
  verdicts: OfferVerdict[][]
}
export interface Option extends EnvelopeOption {
  journey: Journey
  prices: TrainPriceLine[]
}

/** Undefined where the order is not of one ride. */
export async function sceneOf(work: Work, order: SubstitutedOrder): Promise<Scene | undefined> {
  const today = chinaDate(work.context.clock.now())
  const [enterprise, segments, travellers, places] = await Promise.all([
    findEnterprise(work),
    findRides(work, [order.orderNo]),
    findOrderTravellers(work, [order.orderNo]),
    findPlaces(work, order.orderNo),
  ])
  const [segment, second] = segments
  if (!segment || second) return undefined
  const kept = segment.body
  const businessTravel = order.travelType === 'business'
  const ids = travellers.map(({ employeeId }) => employeeId)
  const people = businessTravel
    ? await findPeople(work, ids, { today, reader: 'anybody', under: underApplication(work.context, order.travelApplyNo) })
    : []
  const found = await work.context.rail.search(asking(work.context), {
    departStations: stationsOfCity(kept.departStation),
    arriveStations: stationsOfCity(kept.arriveStation),
    date: kept.departDate,
    fastOnly: false,
  })
  const rides = found.filter(({ sale }) => sale === 'onSale')
  const setting = trainSetting(enterprise, today)
  const verdicts = judgeRides(people, rides, setting, 'zh-CN')
  const counts = countFares(places)
  return { order, segment, travellers, counts, people, setting, rides, verdicts }
}

/** The case as it was approved. */
export const approvedOf = ({ order, segment, travellers }: Scene): ApprovedOption => {
  const { serviceKey: flightKey, departCity, arriveCity, body } = segment
  const { departDate } = body
  return {
    total: order.total,
    journeys: [{ flightKey, departCity, arriveCity, departDate, departAt: departInstant(body) }],
    violations: travellers.flatMap(({ violations }) => violations),
  }
}

/** The same class on every train, and on the approved train every class that is no cheaper; with a seat for everybody. */
export function optionsOf(scene: Scene): Option[] {
  const kept = scene.segment.body
  return scene.rides.flatMap((ride) =>
    ride.seats
      .filter(({ seat, price }) => {
        if (ride.trainKey !== kept.trainKey) return seat === kept.seatClass
        return seat !== 'WZ' && price >= kept.fare
      })
      .filter(({ seats }) => seats >= scene.travellers.length)
      .map((seat) => optionOf(scene, journeyOf(ride, seat, scene.rides))),
  )
}

function optionOf({ travellers, counts }: Scene, journey: Journey): Option {
  const prices = trainPriceLines({
    fares: [rideFare(journey.seat)],
    ...counts,
    serviceFees: travellers.map(({ serviceFee }) => serviceFee),
  })
  return { journey, journeys: [placed(journey)], prices, total: totalOf(prices) }
}

/** The rules that an option breaks, from the verdicts of the list. */
export const brokenRulesOf =
  ({ rides, verdicts }: Scene) =>
  ({ journey: { ride, seat } }: Option): BrokenRule[] => {
    const row = rides.findIndex(({ trainKey }) => trainKey === ride.trainKey)
    const column = ride.seats.findIndex((each) => each.seat === seat.seat)
    return verdicts[row]?.[column]?.violations ?? []
  }

function placed(journey: Journey): EnvelopeOption['journeys'][number] {
  const { departCity, arriveCity, departDate } = plannedSegment(journey)
  return { flightKey: journey.ride.trainKey, departCity, arriveCity, departDate, departAt: journey.departAt }
}

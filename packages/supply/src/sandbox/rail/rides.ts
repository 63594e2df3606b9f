import { timeOfMinutes } from '@sojourn/domain/kit/local-date'
import type { RailFare } from '@sojourn/domain/products/train/price/fares'
import { railSale, type RailSale, type RailSaleWindow } from '@sojourn/domain/products/train/sale-window'
import type { RailRide, RailSeat, RailSeatClass, RailStop } from '../../ports/rail-ride'
import type { SeatsLeft } from './inventory/availability'
import { boardingDate, classesOf, type Stretch } from './inventory/stretch'
import { saleWindow } from './sale'
import { fareOf } from './tariff'
import type { TrainRun } from './train-run'

/** What "more than twenty" is shown as. */
const manySeats = 21

/** A ride with its classes, dearest first and standing last, as it is sold at the moment. */
export type RideOf = (stretch: Stretch, left: SeatsLeft, now: Date) => RailRide

/** What of a ride does not change while it is on sale. */
interface Described {
  ride: Omit<RailRide, 'sale' | 'seats'>
  fares: ReadonlyMap<RailSeatClass, RailFare>
  window: RailSaleWindow
}

/** How a ride was sold last: the same seats and the same state of sale make the same ride. */
interface Sold {
  left: SeatsLeft
  sale: RailSale['sale']
  ride: RailRide
}

/** Rides that are looked for again and again are described once, and stay the same object while they are sold alike. */
export function createRides(seed: number): RideOf {
  const described = new WeakMap<Stretch, Described>()
  const sold = new WeakMap<Stretch, Sold>()
  return (stretch, left, now) => {
    const known = described.get(stretch) ?? describe(stretch, seed)
    described.set(stretch, known)
    const sale = railSale(known.window, now.toISOString())
    const before = sold.get(stretch)
    if (before?.left === left && before.sale === sale.sale) return before.ride
    const ride = { ...known.ride, ...sale, seats: seatsOf(known, left, sale.sale === 'onSale') }
    sold.set(stretch, { left, sale: sale.sale, ride })
    return ride
  }
}

const seatsOf = ({ fares }: Described, left: SeatsLeft, onSale: boolean): RailSeat[] =>
  [...left].flatMap(([seat, count]): RailSeat[] => {
    const fare = fares.get(seat)
    const waitlist = onSale && count === 0 && seat !== 'WZ'
    return fare ? [{ seat, ...fare, seats: onSale ? Math.min(manySeats, count) : 0, waitlist }] : []
  })

function describe(stretch: Stretch, seed: number): Described {
  const { run, from, to } = stretch
  const departs = run.departMinutes(from)
  const arrives = run.arriveMinutes(to)
  const fares = classesOf(run).flatMap((seat): [RailSeatClass, RailFare][] => {
    const fare = fareOf(stretch, seat, seed)
    return fare ? [[seat, fare]] : []
  })
  const ride = {
    trainKey: run.trainKey,
    trainNo: run.trainNo(from),
    type: run.type,
    departStation: run.station(from),
    departDate: boardingDate(stretch),
    departTime: timeOfMinutes(departs),
    arriveStation: run.station(to),
    arriveTime: timeOfMinutes(arrives),
    spanDays: Math.floor(arrives / 1440) - Math.floor(departs / 1440),
    durationMinutes: arrives - departs,
    distanceKm: run.km(to) - run.km(from),
    fromOrigin: from === 0,
    toTerminus: to === run.stopCount - 1,
    fuxing: run.composition.fuxing,
  }
  return { ride, fares: new Map(fares), window: saleWindow(stretch) }
}

/** All stops of a run, from its origin to its terminus. */
export const stopsOf = (run: TrainRun): RailStop[] =>
  Array.from({ length: run.stopCount }, (_, index): RailStop => {
    const arrives = run.arriveMinutes(index)
    const departs = run.departMinutes(index)
    return {
      index,
      station: run.station(index),
      trainNo: run.trainNo(index),
      ...(index > 0 && { arriveTime: timeOfMinutes(arrives) }),
      ...(index < run.stopCount - 1 && { departTime: timeOfMinutes(departs) }),
      dwellMinutes: departs - arrives,
      dayOffset: Math.floor((index === 0 ? departs : arrives) / 1440),
      distanceKm: run.km(index),
    }
  })

import { addDays, dateOfEpochDay, timeOfMinutes } from '@sojourn/domain/kit/local-date'
import type { RailRide, RailSeat, RailStop } from '../../ports/rail'
import type { SeatsLeft } from './inventory/availability'
import type { Stretch } from './inventory/stretch'
import { saleOf } from './sale'
import { fareOf } from './tariff'
import type { TrainRun } from './train-run'

/** What "more than twenty" is shown as. */
const manySeats = 21

/** A ride with its classes, dearest first and standing last, as it is sold at the moment. */
export function rideOf(stretch: Stretch, left: SeatsLeft, now: Date, seed: number): RailRide {
  const { run, from, to } = stretch
  const departs = run.departMinutes(from)
  const arrives = run.arriveMinutes(to)
  const sale = saleOf(stretch, now)
  const seats = [...left].flatMap(([seat, count]): RailSeat[] => {
    const fare = fareOf(stretch, seat, seed)
    const shown = sale.sale === 'onSale' ? Math.min(manySeats, count) : 0
    return fare ? [{ seat, ...fare, seats: shown, waitlist: sale.sale === 'onSale' && count === 0 && seat !== 'WZ' }] : []
  })
  return {
    trainKey: run.trainKey,
    trainNo: run.trainNo(from),
    type: run.type,
    departStation: run.station(from),
    departDate: addDays(dateOfEpochDay(run.runDay), Math.floor(departs / 1440)),
    departTime: timeOfMinutes(departs),
    arriveStation: run.station(to),
    arriveTime: timeOfMinutes(arrives),
    spanDays: Math.floor(arrives / 1440) - Math.floor(departs / 1440),
    durationMinutes: arrives - departs,
    distanceKm: run.km(to) - run.km(from),
    fromOrigin: from === 0,
    toTerminus: to === run.stopCount - 1,
    fuxing: run.composition.fuxing,
    ...sale,
    seats,
  }
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

import type { RailFailureKind } from '../../../ports/rail'
import type { RailSeatClass } from '../../../ports/rail-ride'
import type { Faults } from '../../faults'
import type { TrainRuns } from '../train-run'
import type { StoppedTrains } from '../stopped'
import type { RailFault } from './faults'
import type { Stretch } from './stretch'

/** Fares of one adult in fen; of berths each one, and `price` is the highest of them. */
export interface Fare {
  price: number
  berths?: { lower: number; middle?: number; upper: number }
}

/** What the seat inventory asks of timetable, tariff and rules of sale. */
export interface RailDesk extends StoppedTrains {
  faults: Faults<RailFault>
  runs: TrainRuns
  /** Undefined when the train does not sell the class. */
  fareOf(stretch: Stretch, seat: RailSeatClass): Fare | undefined
  /** Why tickets for the stretch cannot be bought at the moment: before, after or between the hours of sale. */
  refusalOf(stretch: Stretch, now: Date): Extract<RailFailureKind, 'notYetOnSale' | 'saleClosed' | 'outOfService'> | undefined
}

import type { RailTrainType } from '../../ports/rail-ride'
import type { Composition } from './composition'

/**
 * One train of the timetable on one day, as the inventory sees it. Stops count from 0, the origin, to `stopCount - 1`, the
 * terminus; minutes count from midnight (China time) of the day on which the train leaves its origin and may exceed 1440.
 */
export interface TrainRun {
  /** `VNP0000G10100-20261201`: internal number and date of departure from the origin. */
  trainKey: string
  /** The internal number alone: the same train on every day. */
  trainId: string
  /** Days since 1970-01-01 of the date in the key. */
  runDay: number
  type: RailTrainType
  composition: Composition
  stopCount: number
  /** Telegraph code. */
  station(stop: number): string
  /** At the origin the same as the departure. */
  arriveMinutes(stop: number): number
  /** At the terminus the same as the arrival. */
  departMinutes(stop: number): number
  /** From the origin. */
  km(stop: number): number
  /** The number under which the train leaves the stop. */
  trainNo(stop: number): string
}

export interface TrainRuns {
  /** Undefined for a key that is malformed, of no train, or of a day on which the train does not run. */
  run(trainKey: string): TrainRun | undefined
}

import type { TrainType } from '@sojourn/domain/products/train/numbers'

/** A train of the table of ways, before it has times. */
export interface PlannedTrain {
  no: string
  type: TrainType
  secondNo: string | undefined
  stops: number
  seed: number
}
/** Stops with minutes from departure at the origin. */
export interface TimedStop {
  station: string
  km: number
  arrive: number
  depart: number
}

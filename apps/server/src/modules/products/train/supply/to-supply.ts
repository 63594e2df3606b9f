import type { KeptRide } from '@sojourn/domain/products/train/kept'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'

/** A chosen class of a ride, as the railway is asked for it. */
export const choiceOf = ({ trainKey, departStation, arriveStation, seat }: RailChoice): RailChoice => ({
  trainKey,
  departStation,
  arriveStation,
  seat,
})

/** The same of what an order keeps. */
export const railChoice = ({
  seatClass: seat,
  ...ends
}: Pick<KeptRide, 'trainKey' | 'departStation' | 'arriveStation' | 'seatClass'>): RailChoice => choiceOf({ ...ends, seat })

import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import type { ChosenTrain } from '../book/chosen-train'
import { isAllowed, isFree, isSold, seatsByPrice } from '../seat-rules'

/** Handbook 3.6: so many trains and classes in one wait. */
export const choicesAtMost = 6

/** The classes of a train for which one can wait now, from cheap to dear. */
export const waitableSeats = (train: TrainOffer): TrainSeat[] =>
  isSold(train) ? seatsByPrice(train).filter((seat) => isAllowed(seat) && !isFree(seat) && seat.waitlist) : []

type Choice = Pick<ChosenTrain, 'choice'>
const sameChoice = ({ choice: a }: Choice, { choice: b }: Choice): boolean =>
  a.trainKey === b.trainKey && a.departStation === b.departStation && a.arriveStation === b.arriveStation && a.seat === b.seat

export const isChosen = (chosen: readonly ChosenTrain[], one: Choice): boolean => chosen.some((each) => sameChoice(each, one))

/** A new choice comes last; nothing is added beyond the most that may be waited for. */
export const withChoice = (chosen: readonly ChosenTrain[], one: ChosenTrain): ChosenTrain[] =>
  isChosen(chosen, one) || chosen.length >= choicesAtMost ? [...chosen] : [...chosen, one]

/** The last choice cannot be removed: somebody waits for something. */
export const withoutChoice = (chosen: readonly ChosenTrain[], one: Choice): ChosenTrain[] =>
  chosen.length === 1 ? [...chosen] : chosen.filter((each) => !sameChoice(each, one))

/** One place up. */
export function preferred(chosen: readonly ChosenTrain[], index: number): ChosenTrain[] {
  const one = chosen[index]
  const before = chosen[index - 1]
  return one && before ? [...chosen.slice(0, index - 1), one, before, ...chosen.slice(index + 1)] : [...chosen]
}

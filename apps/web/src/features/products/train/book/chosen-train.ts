import type { ChosenRide, TrainOffer, TrainSeat, TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { keep, readKept } from '../../../booking/draft/session-store'
import type { StationName } from '../train-view'

/** One ride as it was chosen: what the server needs to find it, and what a screen needs to show it. */
export interface ChosenTrain {
  choice: ChosenRide
  train: TrainOffer
  seat: TrainSeat
}

/** What is taken from the list to the form: the rides of a journey to book, or rides of which one is waited for. */
export interface TrainChoice {
  kind: 'book' | 'waitlist'
  rides: ChosenTrain[]
  stations: StationName[]
}

export const choiceOf = (searchId: string, train: TrainOffer, seat: TrainSeat): ChosenTrain => ({
  choice: {
    searchId,
    trainKey: train.trainKey,
    departStation: train.departStation,
    arriveStation: train.arriveStation,
    seat: seat.seat,
    price: seat.price,
  },
  train,
  seat,
})

export const chosenTrains = (tempOrderNo: string): TrainChoice | undefined =>
  readKept(tempOrderNo, 'chosen') as TrainChoice | undefined

export const keepChosenTrains = (tempOrderNo: string, choice: TrainChoice): void => keep(tempOrderNo, 'chosen', choice)

/** The same rides at the prices of now, after the person accepted them. */
export function acceptPrices(tempOrderNo: string, prices: readonly number[]): void {
  const chosen = chosenTrains(tempOrderNo)
  if (!chosen) return
  const rides = chosen.rides.map((ride, index) => {
    const price = prices[index] ?? ride.choice.price
    return { ...ride, choice: { ...ride.choice, price }, seat: { ...ride.seat, price } }
  })
  keepChosenTrains(tempOrderNo, { ...chosen, rides })
}

/** The search behind a list, kept so that an expired one can be repeated. */
export const keepDraft = (draft: TrainTempOrder): void => keep(draft.tempOrderNo, 'search', draft)
export const keptDraft = (tempOrderNo: string): TrainTempOrder | undefined =>
  readKept(tempOrderNo, 'search') as TrainTempOrder | undefined

import type { TrainRide } from '@sojourn/contract/products/train/order.calls'
import type { TrainOffer, TrainTransfer } from '@sojourn/contract/products/train/train.shapes'
import { formatDuration } from '../../../kit/text/format'
import type { Topics } from '@sojourn/text/topics'
import type { JourneyView } from '../../booking/journey/journey-times'

export type TrainText = Topics['products/train/words']
export interface StationName {
  code: string
  name: string
  city: string
}
export type StationNames = ReadonlyMap<string, string>

/** Look-up of the names that came with a result. */
export const stationNames = (stations: readonly StationName[]): StationNames =>
  new Map(stations.map(({ code, name }) => [code, name]))

/** A ride with what a screen shows of it, whether it is offered or already ordered. */
export interface TrainView extends JourneyView {
  trainNo: string
  type: TrainOffer['type']
  fuxing: boolean
  distanceKm: number
}

export const viewOfOffer = (train: TrainOffer, names: StationNames): TrainView => ({
  ...train,
  departPlace: names.get(train.departStation) ?? train.departStation,
  arrivePlace: names.get(train.arriveStation) ?? train.arriveStation,
})

export const viewOfRide = (ride: TrainRide): TrainView => ({
  ...ride,
  fuxing: false,
  departPlace: ride.departStationName,
  arrivePlace: ride.arriveStationName,
})

/** Where and how long one changes, in words. */
export function changeWords(text: TrainText, transfer: TrainTransfer, names: StationNames): string {
  const time = formatDuration(transfer.changeMinutes)
  const from = names.get(transfer.first.arriveStation) ?? transfer.first.arriveStation
  const to = names.get(transfer.second.departStation) ?? transfer.second.departStation
  if (transfer.change === 'acrossCity') return text.changeAcross({ from, to, time })
  return transfer.change === 'sameTrain' ? text.changeSeat({ station: from, time }) : text.changeAt({ station: from, time })
}

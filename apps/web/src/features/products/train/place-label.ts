import type { TrainPlace } from '@sojourn/contract/products/train/order.calls'
import type { TrainText } from './train-view'

/** 08车 10B号, 08车 12号下铺, 08车 无座; the class where no coach is known yet. */
export function placeLabel(text: TrainText, { coach, place, berth, seatName }: TrainPlace): string {
  if (coach === '') return seatName
  if (place === '') return text.standingPlace({ coach })
  const words = text.place({ coach, place })
  return berth ? `${words} ${text.berths[berth]}` : words
}

import { JourneyTimes } from '../../booking/journey/journey-times'
import { useText } from '../../../kit/text/text'
import type { TrainView } from './train-view'

/** The times of a ride with its length. */
export function TrainTimes({ train }: { train: TrainView }) {
  const text = useText('products/train/words')
  return <JourneyTimes journey={train} note={text.kilometres({ distance: train.distanceKm })} />
}

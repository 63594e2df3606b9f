import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import type { TrainChoice } from './chosen-train'
import { TrainJourney } from '../train-journey'
import { stationNames, viewOfOffer } from '../train-view'

/** The chosen rides in short, for the summary beside the form. */
export function RideSummary({ choice }: { choice: TrainChoice }) {
  const text = useText('products/train/words')
  const bookText = useText('products/train/book')
  const names = stationNames(choice.stations)
  const joined = choice.kind === 'book' && choice.rides.length > 1
  const rides = choice.rides.map(({ train, seat }, index) => (
    <TrainJourney
      key={`${train.trainKey} ${train.departStation} ${seat.seat}`}
      compact
      label={joined ? bookText.rideOf({ number: index + 1 }) : undefined}
      train={viewOfOffer(train, names)}
    >
      <span>{text.seats[seat.seat]}</span>
      <span>{formatPrice(seat.price)}</span>
    </TrainJourney>
  ))
  return (
    <>
      {choice.kind === 'waitlist' && rides.length > 1 && <p>{bookText.anyOf({ count: rides.length })}</p>}
      {rides}
    </>
  )
}

import { useText } from '../../../kit/text/text'
import { JourneyTimes } from '../../booking/journey/journey-times'
import type { FlightView } from './flight-view'

/** The times of a flight, with its stop. */
export function FlightTimes({ flight }: { flight: FlightView }) {
  const text = useText('products/flight/words')
  const { stopPlace } = flight
  return (
    <JourneyTimes
      journey={flight}
      note={stopPlace ? text.stopAt({ airport: stopPlace }) : text.direct}
      stressed={stopPlace !== undefined}
    />
  )
}

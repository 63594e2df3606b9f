import { CarrierBadge } from '../../../kit/carrier-badge'
import { useText } from '../../../kit/text'
import styles from './flight-name.module.css'
import type { FlightView } from './flight-view'

/** Airline, flight number, aircraft, and who really flies it. */
export function FlightName({ flight }: { flight: FlightView }) {
  const text = useText('products/flight')
  return (
    <div className={styles['name']}>
      <CarrierBadge code={flight.carrier} colour={flight.carrierColour} name={flight.carrierName} />
      <div className={styles['words']}>
        <span className={styles['number']}>
          {flight.carrierName} {flight.flightNo}
        </span>
        <span className={styles['aircraft']}>
          {flight.operatingFlightNo ? text.operatedBy({ flight: flight.operatingFlightNo }) : flight.aircraftName}
        </span>
      </div>
    </div>
  )
}

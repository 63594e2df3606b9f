import { CarrierBadge } from '../../../kit/marks/carrier-badge'
import { useText } from '../../../kit/text/text'
import styles from './flight-name.module.css'
import type { FlightView } from './flight-view'

/** Airline, flight number, aircraft or who really flies it, and a line more where there is room. */
export function FlightName({ flight, extra }: { flight: FlightView; extra?: string }) {
  const text = useText('products/flight/words')
  return (
    <div className={styles['name']}>
      <CarrierBadge code={flight.carrier} colour={flight.carrierColour} name={flight.carrierName} />
      <div className={styles['words']}>
        <span className={styles['number']}>
          <span className={styles['carrier']}>{flight.carrierName}</span> {flight.flightNo}
        </span>
        <span className={styles['aircraft']}>
          {flight.operatingFlightNo ? text.operatedBy({ flight: flight.operatingFlightNo }) : flight.aircraftName}
        </span>
        {extra && <span className={styles['aircraft']}>{extra}</span>}
      </div>
    </div>
  )
}

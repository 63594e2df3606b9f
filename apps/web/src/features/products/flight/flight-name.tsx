import type { FlightOffer } from '@sojourn/contract/products/flight.shapes'
import { CarrierBadge } from '../../../kit/carrier-badge'
import { useText } from '../../../kit/text'
import styles from './flight-name.module.css'
import { carrierName, type FlightNames } from './format'

/** Airline, flight number, aircraft, and who really flies it. */
export function FlightName({ flight, names }: { flight: FlightOffer; names: FlightNames }) {
  const text = useText('products/flight')
  const carrier = names.carriers.get(flight.carrier)
  return (
    <div className={styles['name']}>
      <CarrierBadge code={flight.carrier} colour={carrier?.colour ?? '#566669'} name={carrier?.name ?? flight.carrier} />
      <div className={styles['words']}>
        <span className={styles['number']}>
          {carrierName(names, flight.carrier)} {flight.flightNo}
        </span>
        <span className={styles['aircraft']}>
          {flight.operating ? text.operatedBy({ flight: flight.operating.flightNo }) : names.aircraft.get(flight.aircraft)?.name}
        </span>
      </div>
    </div>
  )
}

import { Button } from '../../../../kit/actions/button'
import { formatDate } from '../../../../kit/text/format'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import type { ChosenFlight } from '../book/chosen-flights'
import styles from './chosen-outbound.module.css'
import { FlightName } from '../flight-name'
import { FlightTimes } from '../flight-times'
import { viewOfOffer } from '../flight-view'
import { cabinLabel, namesOf } from '../format'

/** The way out that was chosen, pinned above the list of ways back. */
export function ChosenOutbound({ chosen, onChange }: { chosen: ChosenFlight; onChange: () => void }) {
  const text = useText('products/flight/list')
  const flightText = useText('products/flight/words')
  const view = viewOfOffer(chosen.flight, namesOf(chosen.dictionary))
  return (
    <section aria-label={text.chosenOutbound} className={styles['chosen']}>
      <div className={styles['title']}>
        <strong>{text.chosenOutbound}</strong>
        <span>{formatDate(chosen.flight.departDate)}</span>
      </div>
      <FlightName flight={view} />
      <FlightTimes flight={view} />
      <div className={styles['fare']}>
        <span>{cabinLabel(flightText, chosen.fare)}</span>
        <Price fen={chosen.fare.ticketPrice} />
      </div>
      <Button size="compact" onClick={onChange}>
        {text.changeOutbound}
      </Button>
    </section>
  )
}

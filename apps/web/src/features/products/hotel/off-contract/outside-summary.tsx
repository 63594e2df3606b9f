import type { StayExcess } from '@sojourn/contract/products/hotel-booking.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import type { OutsideOffer } from './outside-offer'
import { Excess } from '../book/stay-summary'
import styles from '../book/stay-summary.module.css'

interface OutsideSummaryProps {
  offer: OutsideOffer
  rooms: number
  /** Where the guests pay what is above the standard. */
  excess: StayExcess | undefined
}

/** What is booked outside the contracts: hotel, room, nights and the rules of whoever offers it. */
export function OutsideSummary({ offer, rooms, excess }: OutsideSummaryProps) {
  const text = useText('products/hotel-book')
  const external = useText('products/hotel-external')
  const words = useText('products/hotel-words')
  const nights = words.nights({ count: daysBetween(offer.checkIn, offer.checkOut) })
  return (
    <div className={styles['stay']}>
      <div>
        <strong>{offer.hotelName}</strong>
        {offer.address && <p className={styles['soft']}>{offer.address}</p>}
        <p className={styles['soft']}>
          {[offer.roomName, words.rooms({ count: rooms }), words.payments[offer.hotelType]].join(' · ')}
        </p>
        <p className={styles['soft']}>
          {text.dates({ checkIn: formatDate(offer.checkIn), checkOut: formatDate(offer.checkOut), nights })}
        </p>
        <p className={styles['soft']}>
          {[`${formatPrice(offer.price)}${words.perNight}`, words.breakfasts({ count: offer.breakfasts })].join(' · ')}
        </p>
      </div>
      {excess && <Excess excess={excess} />}
      {offer.rules.length > 0 && (
        <div>
          <h3 className={styles['heading']}>{external.rules}</h3>
          <ul className={styles['steps']}>
            {offer.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

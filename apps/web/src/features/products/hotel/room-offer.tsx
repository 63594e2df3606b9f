import type { HotelDetailResult } from '@sojourn/contract/products/hotel-search.shapes'
import type { HotelRate, HotelRoom, HotelRoomOffer } from '@sojourn/contract/products/hotel.shapes'
import { useState } from 'react'
import { Button } from '../../../kit/button'
import { formatPrice } from '../../../kit/format'
import { LazyImage } from '../../../kit/lazy-image'
import { useText } from '../../../kit/text'
import { pictureUrl } from './picture'
import { RateRow } from './rate-row'
import styles from './room-offer.module.css'

export interface RoomOfferProps {
  offer: HotelRoomOffer
  result: HotelDetailResult
  onBook: (room: HotelRoom, rate: HotelRate) => void
}

/** Rates shown before the rest is unfolded. */
const shownFirst = 3

/** A room with what it has, and its rates as a table, cheapest first. */
export function RoomOffer({ offer, result, onBook }: RoomOfferProps) {
  const { room, rates } = offer
  const text = useText('products/hotel-detail')
  const [all, setAll] = useState(false)
  const shown = all ? rates : rates.slice(0, shownFirst)
  const hidden = rates.length - shownFirst
  return (
    <section aria-label={room.name} className={styles['offer']}>
      <div className={styles['room']}>
        <LazyImage src={pictureUrl(room.pictures[0])} alt="" width="100%" height="100%" />
        <div className={styles['about']}>
          <h3>{room.name}</h3>
          <RoomFacts room={room} />
        </div>
      </div>
      <ul className={styles['rates']}>
        {shown.map((rate) => (
          <RateRow key={rate.rateId} rate={rate} room={room} result={result} onBook={() => onBook(room, rate)} />
        ))}
        {hidden > 0 && (
          <li className={styles['more']}>
            <Button
              kind="quiet"
              size="compact"
              icon={all ? 'chevronUp' : 'chevronDown'}
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? text.hideRates : text.showRates({ count: hidden })}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Bed, size, floor, window and who may smoke, in a few words. */
export function RoomFacts({ room }: { room: HotelRoom }) {
  const text = useText('products/hotel-detail')
  const words = useText('products/hotel-words')
  const beds = room.beds.map(({ widthCm, count }) => words.bedSize({ width: widthCm, count })).join(' / ')
  const facts = [
    `${words.beds[room.bed]} ${beds}`,
    words.area({ metres: room.squareMetres }),
    words.floors(room.floors),
    words.windows[room.window],
    words.smoking[room.smoking],
    words.maxGuests({ count: room.maxGuests }),
    room.wiredNetwork ? text.wired : undefined,
    room.extraBed === undefined ? text.noExtraBed : text.extraBed({ price: formatPrice(room.extraBed) }),
  ]
  return <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
}

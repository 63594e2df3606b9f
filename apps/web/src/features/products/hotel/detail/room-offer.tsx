import type { HotelDetailResult } from '@sojourn/contract/products/hotel/search.shapes'
import type { HotelRate, HotelRoom, HotelRoomOffer } from '@sojourn/contract/products/hotel/hotel.shapes'
import { ratesAsked } from '@sojourn/domain/products/hotel/asked-rates'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { formatPrice } from '../../../../kit/text/format'
import { LazyImage } from '../../../../kit/marks/lazy-image'
import { useText } from '../../../../kit/text/text'
import { pictureUrl } from '../picture/picture-url'
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
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
  const [all, setAll] = useState(false)
  const [otherMethod, setOtherMethod] = useState(false)
  const { asked, others } = ratesAsked(rates, result.payment)
  const shown = all ? asked : asked.slice(0, shownFirst)
  const hidden = asked.length - shownFirst
  const row = (rate: HotelRate) => (
    <RateRow key={rate.rateId} rate={rate} room={room} result={result} onBook={() => onBook(room, rate)} />
  )
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
        {asked.length === 0 && <li className={styles['none']}>{text.noneAsked}</li>}
        {shown.map(row)}
        {hidden > 0 && <Unfold open={all} word={text.showRates({ count: hidden })} onToggle={() => setAll(!all)} />}
        {others[0] && (
          <Unfold
            open={otherMethod}
            word={text.showOtherMethod({ count: others.length, payment: words.payments[others[0].hotelType] })}
            onToggle={() => setOtherMethod(!otherMethod)}
          />
        )}
        {otherMethod && others.map(row)}
      </ul>
    </section>
  )
}

interface UnfoldProps {
  open: boolean
  word: string
  onToggle: () => void
}

function Unfold({ open, word, onToggle }: UnfoldProps) {
  const text = useText('products/hotel/detail')
  return (
    <li className={styles['more']}>
      <Button kind="quiet" size="compact" icon={open ? 'chevronUp' : 'chevronDown'} aria-expanded={open} onClick={onToggle}>
        {open ? text.hideRates : word}
      </Button>
    </li>
  )
}

/** Bed, size, floor, window and who may smoke, in a few words. */
export function RoomFacts({ room }: { room: HotelRoom }) {
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
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

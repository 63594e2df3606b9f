import type { HotelCard } from '@sojourn/contract/products/hotel/hotel.shapes'
import { formatPrice } from '../../../kit/text/format'
import { InBase } from '../../../kit/marks/in-base'
import { Price } from '../../../kit/marks/price'
import { baseRate } from '../../../kit/text/currency'
import { formatMoney } from '../../../kit/text/money'
import { useText } from '../../../kit/text/text'
import styles from './hotel-price.module.css'

/** From how much a room and night costs with tax; abroad also in the money of the country. */
export function HotelPrice({ hotel }: { hotel: Pick<HotelCard, 'price' | 'publicPrice' | 'localPrice'> }) {
  const text = useText('products/hotel/words')
  if (hotel.price === undefined) return <span className={styles['none']}>{text.soldOut}</span>
  return (
    <span className={styles['price']}>
      {hotel.publicPrice !== undefined && <s>{formatPrice(hotel.publicPrice)}</s>}
      <span className={styles['line']}>
        <Price fen={hotel.price} size="large" />
        <span className={styles['unit']}>{text.perNight}</span>
      </span>
      <InBase fen={hotel.price} rate={baseRate()} />
      <span className={styles['unit']}>
        {[hotel.localPrice && text.localPrice({ price: formatMoney(hotel.localPrice) }), text.taxIncluded]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

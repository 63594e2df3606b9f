import type { HotelFacts } from '@sojourn/contract/products/hotel.shapes'
import { IconLine } from '../../../../kit/layout/icon-line'
import { useText } from '../../../../kit/text/text'
import styles from './detail-head.module.css'
import { Standing } from '../list/hotel-card'

/** Name abroad, score, address and telephone. */
export function DetailHead({ hotel }: { hotel: HotelFacts & { phone: string } }) {
  const text = useText('products/hotel-detail')
  return (
    <div className={styles['head']}>
      {hotel.englishName && <p className={styles['soft']}>{hotel.englishName}</p>}
      <Standing hotel={hotel} />
      <IconLine icon="pin">
        <span className="visually-hidden">{text.address}</span>
        {hotel.address}
      </IconLine>
      <IconLine icon="phone">
        <span className="visually-hidden">{text.phone}</span>
        {hotel.phone}
      </IconLine>
    </div>
  )
}

import type { HotelFacts } from '@sojourn/contract/products/hotel.shapes'
import { Icon } from '../../../kit/icon'
import { useText } from '../../../kit/text'
import styles from './detail-head.module.css'
import { Standing } from './hotel-card'

/** Name abroad, score, address and telephone. */
export function DetailHead({ hotel }: { hotel: HotelFacts & { phone: string } }) {
  const text = useText('products/hotel-detail')
  return (
    <div className={styles['head']}>
      {hotel.englishName && <p className={styles['soft']}>{hotel.englishName}</p>}
      <Standing hotel={hotel} />
      <p className={styles['line']}>
        <Icon name="pin" size={16} />
        <span className="visually-hidden">{text.address}</span>
        {hotel.address}
      </p>
      <p className={styles['line']}>
        <Icon name="phone" size={16} />
        <span className="visually-hidden">{text.phone}</span>
        {hotel.phone}
      </p>
    </div>
  )
}

import type { HotelNight, HotelRate } from '@sojourn/contract/products/hotel/hotel.shapes'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { Popover } from '../../../../kit/overlays/popover'
import styles from './nights-popover.module.css'

export interface NightsPopoverProps {
  nights: readonly HotelNight[]
  nightsOver?: HotelRate['nightsOver']
}

/** What every night costs, its breakfasts, and where it leaves the standard. */
export function NightsPopover(props: NightsPopoverProps) {
  const text = useText('products/hotel/detail')
  return (
    <Popover label={text.nightly} title={text.nightly}>
      <NightList {...props} />
    </Popover>
  )
}

export function NightList({ nights, nightsOver = [] }: NightsPopoverProps) {
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
  return (
    <ul className={styles['nights']}>
      {nights.map(({ date, price, breakfasts }) => {
        const over = nightsOver.find((night) => night.date === date)
        return (
          <li key={date}>
            <span>{formatDate(date)}</span>
            <span className={styles['soft']}>{words.breakfasts({ count: breakfasts })}</span>
            <span className={styles['price']}>{formatPrice(price)}</span>
            {over && (
              <span className={styles['over']}>
                {text.over} · {text.nightLine({ limit: formatPrice(over.limit) })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import type { ExternalRate } from '@sojourn/contract/products/hotel/search.shapes'
import { Badge } from '../../../../kit/marks/badge'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from './external-rates.module.css'

/** Rates of a partner outside our contracts: own rules, always approved. */
export function ExternalRates({ tempOrderNo, rates }: { tempOrderNo: string; rates: readonly ExternalRate[] }) {
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
  if (rates.length === 0) return null
  return (
    <Card title={text.external}>
      <p className={styles['why']}>{text.externalWhy}</p>
      <ul className={styles['rates']}>
        {rates.map((rate) => (
          <li key={rate.externalRateId}>
            <div className={styles['about']}>
              <strong>{rate.roomName}</strong> <Badge icon="external">{text.externalOf({ partner: rate.partner })}</Badge>
              <p className={styles['small']}>
                {[words.breakfasts({ count: rate.breakfasts }), words.payments[rate.hotelType], ...rate.rules].join(' · ')}
              </p>
            </div>
            <span className={styles['price']}>
              <Price fen={rate.price} size="large" />
              {words.perNight}
            </span>
            <ButtonLink to={paths.hotelExternalBook({ tempOrderNo, hotelId: rate.hotelId, externalRateId: rate.externalRateId })}>
              {text.externalBook}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

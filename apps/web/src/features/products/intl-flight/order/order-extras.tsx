import type { IntlOrderExtra } from '@sojourn/contract/products/intl-flight/extras.shapes'
import { Link } from '../../../../kit/actions/link'
import { Badge } from '../../../../kit/marks/badge'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from './order-page.module.css'

const tones = { asked: 'neutral', confirmed: 'good', replaced: 'warn', refused: 'bad' } as const

interface OrderExtrasProps {
  extras: readonly IntlOrderExtra[]
  flightOf: (segment: number) => string
  /** What the list is called, where it is not that of an order. */
  title?: string
}

/** What a traveller bought beside the fares, and what the airline really confirmed of it. */
export function OrderExtras({ extras, flightOf, title }: OrderExtrasProps) {
  const text = useText('products/intl-flight/extras')
  const order = useText('products/intl-flight/order')
  if (extras.length === 0) return null
  return (
    <div>
      {title ?? text.title}
      <ul className={styles['extras']}>
        {extras.map((extra) => (
          <li key={`${extra.segment} ${extra.code} ${extra.boughtIn ?? ''}`}>
            <span>{order.wish({ flight: flightOf(extra.segment), what: nameOf(text, extra) })}</span>
            <span>{extra.price > 0 ? formatPrice(extra.price * extra.count) : ''}</span>
            <Badge tone={tones[extra.state]}>{text.states[extra.state]}</Badge>
            {extra.state === 'replaced' && (
              <span className={styles['faint']}>{text.instead({ asked: text.codes[extra.code] })}</span>
            )}
            {extra.boughtIn !== undefined && (
              <Link to={paths.intlFlightOrder({ orderId: extra.boughtIn })}>{text.boughtIn({ orderNo: extra.boughtIn })}</Link>
            )}
            {extra.back > 0 && <span className={styles['faint']}>{text.back({ amount: formatPrice(extra.back) })}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf(text: ReturnType<typeof useText<'products/intl-flight/extras'>>, extra: IntlOrderExtra): string {
  const { code, count, kilograms = 0, given } = extra
  if (code === 'bag') return text.bags({ count, kilograms })
  const name = text.codes[given?.code ?? code]
  return given?.seatNo ? text.seatNumber({ seat: given.seatNo, name }) : name
}

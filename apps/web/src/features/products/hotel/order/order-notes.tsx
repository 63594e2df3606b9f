import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { useText } from '../../../../kit/text/text'
import { formatMoney } from '../format'
import styles from './order-parts.module.css'

/** Still to be slept in, so that paying at the desk is still to come. */
const ahead: readonly HotelOrderDetail['stay'][] = ['held', 'sent', 'confirmed', 'checkedIn']

/** What is special about this order now: the desk takes money, nobody came. */
export function OrderNotes({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const { excess, local, noShowPenalty, noShowReturned } = order
  const desk = order.kind === 'booking' && ahead.includes(order.stay)
  const cash = formatPrice(order.stayTotal)
  const notes: [IconName, string | false | undefined][] = [
    [
      'wallet',
      desk &&
        order.hotelType === 1 &&
        (local ? text.atHotelLocal({ amount: cash, local: formatMoney(local.total) }) : text.atHotel({ amount: cash })),
    ],
    ['info', desk && local?.taxAtHotel && text.taxAtHotel({ amount: formatMoney(local.taxAtHotel) })],
    [
      'wallet',
      excess &&
        excess.personal > 0 &&
        text.excess({ company: formatPrice(excess.company), personal: formatPrice(excess.personal) }),
    ],
    ['alert', noShowPenalty !== undefined && text.noShow({ amount: formatPrice(noShowPenalty) })],
    [
      'wallet',
      noShowReturned !== undefined && noShowReturned > 0 && text.noShowReturned({ amount: formatPrice(noShowReturned) }),
    ],
  ]
  const said = notes.flatMap(([icon, sentence]) => (sentence ? [{ icon, sentence }] : []))
  if (said.length === 0) return null
  return (
    <ul className={styles['notes']}>
      {said.map(({ icon, sentence }) => (
        <li key={sentence}>
          <Icon name={icon} size={18} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

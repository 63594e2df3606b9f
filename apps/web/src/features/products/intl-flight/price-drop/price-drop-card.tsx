import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import type { IntlPriceDrop } from '@sojourn/contract/products/intl-flight/price-drop.shapes'
import { getTripOrderList } from '../../../../api/calls/booking/order'
import { takeIntlPriceDrop } from '../../../../api/calls/products/intl-flight/after-sales'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { FigureList } from '../../../../kit/lists/facts'
import { Icon } from '../../../../kit/marks/icon'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'
import styles from './price-drop-card.module.css'

interface PriceDropCardProps {
  order: IntlFlightOrderDetail
  /** It could not be taken: what holds now is read again. */
  onOver: () => void
}

/** Issued tickets that would cost less today, with the press that takes it; or the change that has taken it. */
export function PriceDropCard({ order: { orderNo, priceDrop }, onOver }: PriceDropCardProps) {
  const text = useText('products/intl-flight/after-sale/price-drop')
  if (!priceDrop) return null
  const saving = formatPrice(priceDrop.saving)
  const isOpen = priceDrop.state === 'open'
  return (
    <section className={styles['card']} aria-label={isOpen ? text.title({ saving }) : text.taken({ saving })}>
      <Icon name={isOpen ? 'info' : 'checkCircle'} size={18} />
      <div className={styles['body']}>
        <strong>{isOpen ? text.title({ saving }) : text.taken({ saving })}</strong>
        {isOpen ? (
          <Open orderNo={orderNo} drop={priceDrop} onOver={onOver} />
        ) : (
          priceDrop.changeNo && (
            <div>
              <ButtonLink to={paths.intlFlightOrder({ orderId: priceDrop.changeNo })}>{text.open}</ButtonLink>
            </div>
          )
        )}
      </div>
    </section>
  )
}

interface OpenProps extends Pick<PriceDropCardProps, 'onOver'> {
  orderNo: string
  drop: IntlPriceDrop
}

function Open({ orderNo, drop, onOver }: OpenProps) {
  const text = useText('products/intl-flight/after-sale/price-drop')
  const take = useWrite(takeIntlPriceDrop, [getIntlFlightOrderDetail, getTripOrderList])
  const send = useSendAfterSale({
    apply: take.mutateAsync,
    pathOf: (made) => paths.intlFlightOrder({ orderId: made.orderNo }),
    words: { sent: text.sent, changed: text.why },
    quoteAgain: onOver,
  })
  const { saving, paid, penalty, now, serviceFee, validUntil } = drop
  return (
    <>
      <p>{text.why}</p>
      <FigureList>
        <Figure label={text.paid} fen={paid} />
        <Figure label={text.penalty} fen={-penalty} />
        <Figure label={text.now} fen={-now} />
        <Figure label={text.serviceFee} fen={-serviceFee} />
        <Figure label={text.saving} fen={saving} />
      </FigureList>
      {validUntil && <p className={styles['faint']}>{text.until({ time: formatInstant(validUntil) })}</p>}
      <div>
        <Button kind="brand" busy={take.isPending} onClick={() => send({ orderNo, expectedSaving: saving })}>
          {text.take}
        </Button>
      </div>
    </>
  )
}

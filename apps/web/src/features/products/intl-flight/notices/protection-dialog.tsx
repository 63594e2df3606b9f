import type { IntlProtection } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { getTripOrderList } from '../../../../api/calls/booking/order'
import {
  giveIntlNoticeToDesk,
  searchIntlProtection,
  takeIntlProtection,
} from '../../../../api/calls/products/intl-flight/after-sales'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'
import { useRead, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Badge } from '../../../../kit/marks/badge'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'
import { OfferRow } from '../change/offer-row'
import { timesOf } from '../seen-times'
import styles from './notices.module.css'

interface ProtectionDialogProps {
  orderNo: string
  notice: IntlScheduleNotice
  flight: IntlOrderSegment
  onClose: () => void
}

/** Flights to which the carrier moves the tickets free of charge, what it has named itself first, taken with one press; the desk where none of them will do. */
export function ProtectionDialog({ orderNo, notice: { segment, eventId, instead }, flight, onClose }: ProtectionDialogProps) {
  const text = useText('products/intl-flight/after-sale/notices')
  const asked = { orderNo, segment, eventId }
  const found = useRead(searchIntlProtection, asked, { staleTime: 0 })
  return (
    <Dialog open width="wide" onClose={onClose} title={text.protectTitle({ flight: flight.flightNo })}>
      {found.data ? (
        <Protection asked={asked} instead={instead} found={found.data} onClose={onClose} onChanged={() => void found.refetch()} />
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonList count={3} height={88} gap={12} />
      )}
    </Dialog>
  )
}

type Instead = NonNullable<IntlScheduleNotice['instead']>

interface ProtectionProps {
  asked: Pick<IntlScheduleNotice, 'segment' | 'eventId'> & { orderNo: string }
  instead: IntlScheduleNotice['instead']
  found: IntlProtection
  onClose: () => void
  onChanged: () => void
}

export const numbersOf = ({ flights }: Instead): string => flights.map(({ flightNo }) => flightNo).join(' + ')

const flies = ({ segments }: IntlProtection['offers'][number], { flights }: Instead): boolean =>
  flights.every(({ flightNo, departDate }) =>
    segments.some((segment) => segment.flightNo === flightNo && segment.departDate === departDate),
  )

function Protection({ asked, instead, found: { offers, waiverCode, dictionary }, onClose, onChanged }: ProtectionProps) {
  const text = useText('products/intl-flight/after-sale/notices')
  const take = useWrite(takeIntlProtection, [getIntlFlightOrderDetail, getTripOrderList])
  const send = useSendAfterSale({
    apply: take.mutateAsync,
    pathOf: (made) => paths.intlFlightOrder({ orderId: made.orderNo }),
    words: { sent: text.protectSent, changed: text.protectChanged },
    quoteAgain: onChanged,
  })
  const desk = <DeskButton asked={asked} onClose={onClose} />
  if (offers.length === 0) {
    return (
      <EmptyState icon="ticket" title={text.protectNone} action={desk}>
        {text.protectNoneWhy}
      </EmptyState>
    )
  }
  return (
    <div className={styles['stack']}>
      <p className={styles['faint']}>{text.protectWhy}</p>
      {waiverCode !== undefined && <p className={styles['faint']}>{text.protectWaiver({ code: waiverCode })}</p>}
      {instead && !offers.some((offer) => flies(offer, instead)) && (
        <p className={styles['risk']}>{text.protectOwnGone({ flight: numbersOf(instead) })}</p>
      )}
      <ul className={styles['stack']}>
        {offers.map((offer) => {
          const { itineraryKey, fareKey, segments } = offer
          const seenTimes = segments.map(timesOf)
          const isAsked = take.isPending && take.variables.itineraryKey === itineraryKey
          return (
            <OfferRow
              key={`${itineraryKey} ${fareKey}`}
              offer={offer}
              dictionary={dictionary}
              policyApplies={false}
              mark={instead && flies(offer, instead) && <Badge tone="good">{text.protectOwn}</Badge>}
              action={
                <Button kind="main" busy={isAsked} onClick={() => send({ ...asked, itineraryKey, fareKey, seenTimes })}>
                  {text.protectTake}
                </Button>
              }
            />
          )
        })}
      </ul>
      <p className={styles['faint']}>{text.protectOther}</p>
      <div>{desk}</div>
    </div>
  )
}

function DeskButton({ asked, onClose }: Pick<ProtectionProps, 'asked' | 'onClose'>) {
  const text = useText('products/intl-flight/after-sale/notices')
  const give = useWrite(giveIntlNoticeToDesk, [getIntlFlightOrderDetail])
  const press = () =>
    void give
      .mutateAsync(asked)
      .then(
        () => toast(text.atDesk, 'good'),
        (error: Error) => toast(error.message, 'bad'),
      )
      .then(onClose)
  return (
    <Button busy={give.isPending} onClick={press}>
      {text.protectDesk}
    </Button>
  )
}

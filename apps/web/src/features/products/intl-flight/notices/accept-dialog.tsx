import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlFlightOrderDetail, IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { acceptIntlScheduleChange } from '../../../../api/calls/products/intl-flight/after-sales'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'
import { getTripOrderList } from '../../../../api/calls/booking/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { NoticeTimes } from './notice-times'
import { Risk } from './notices'
import styles from './notices.module.css'

interface AcceptDialogProps {
  order: IntlFlightOrderDetail
  notice: IntlScheduleNotice
  flight: IntlOrderSegment
  onClose: () => void
}

/** Old and new times once more, and what it means to go by the new ones. */
export function AcceptDialog({ order: { orderNo, segments, dictionary }, notice, flight, onClose }: AcceptDialogProps) {
  const text = useText('products/intl-flight/after-sale/notices')
  const accept = useWrite(acceptIntlScheduleChange, [getIntlFlightOrderDetail, getTripOrderList])
  const { segment, eventId, risk } = notice
  const press = () =>
    accept.mutate(
      { orderNo, segment, eventId },
      {
        onSuccess: () => toast(text.accepted, 'good'),
        onError: (error) => toast(error.message, 'bad'),
        onSettled: onClose,
      },
    )
  return (
    <Dialog
      open
      width="info"
      onClose={onClose}
      title={text.acceptTitle({ flight: flight.flightNo })}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="brand" busy={accept.isPending} onClick={press}>
            {text.accept}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <NoticeTimes notice={notice} flight={flight} segments={segments} dictionary={dictionary} />
        <p className={styles['faint']}>{text.local}</p>
        <Risk notice={notice} dictionary={dictionary} />
        {risk && <p>{text.acceptRisk}</p>}
        <p>{text.acceptWhy}</p>
      </div>
    </Dialog>
  )
}

import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { ButtonLink } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './approval-case.module.css'
import type { ApprovalScreens } from '../product/screens'

/** What is booked, part by part, with its fare. */
export function ApprovalJourney({ order, screens: { Journey } }: { order: OrderCore; screens: ApprovalScreens }) {
  const text = useText('booking/centre-approval')
  return (
    <Card
      title={text.journey}
      action={
        <ButtonLink kind="quiet" size="compact" to={paths.order({ orderId: order.orderNo })}>
          {text.viewOrder}
        </ButtonLink>
      }
    >
      <ul className={styles['segments']}>
        <Journey order={order} />
      </ul>
    </Card>
  )
}

import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import {
  cancelOrder,
  getPendingOrderStatistical,
  getTripOrderList,
  resubmitOrder,
  withdrawOrder,
} from '../../../api/calls/booking/order'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import styles from './order-list.module.css'
import { useOrderCalls } from '../product/use-products'

type Ending = 'cancel' | 'withdraw'

/** What can be done with an order from the list; the order itself says why the rest cannot. */
export function OrderActions({ order }: { order: OrderSummary }) {
  const text = useText('booking/centre-orders')
  const { end, submit, busy } = useEndOrder(order)
  const may = (action: string) => order.actions.some((one) => one.action === action && one.enabled)
  const ending: Ending | undefined = may('cancel') ? 'cancel' : may('withdraw') ? 'withdraw' : undefined
  return (
    <div className={styles['actions']}>
      {ending && (
        <Button kind="quiet" size="compact" busy={busy} onClick={() => void end(ending)}>
          {text[ending]}
        </Button>
      )}
      {may('submit') && (
        <Button kind="brand" size="compact" busy={busy} onClick={submit}>
          {text.submit}
        </Button>
      )}
      {may('pay') ? (
        <ButtonLink kind="brand" size="compact" to={paths.pay({ orderNos: [order.orderNo] })}>
          {text.pay}
        </ButtonLink>
      ) : (
        <ButtonLink
          size="compact"
          to={paths.order({ orderId: order.orderNo })}
          aria-label={text.viewOrder({ title: order.title })}
        >
          {text.view}
        </ButtonLink>
      )}
    </div>
  )
}

/** Asks first, then gives the seats back or takes the order back from its approvers; what was taken back is submitted again. */
function useEndOrder(order: OrderSummary) {
  const text = useText('booking/centre-orders')
  const concerned = [getTripOrderList, getPendingOrderStatistical, ...useOrderCalls()]
  const writes = { cancel: useWrite(cancelOrder, concerned), withdraw: useWrite(withdrawOrder, concerned) }
  const resubmit = useWrite(resubmitOrder, concerned)
  const words = {
    cancel: {
      title: text.cancelTitle,
      message: text.cancelText({ title: order.title }),
      confirm: text.cancel,
      cancel: text.cancelKeep,
    },
    withdraw: {
      title: text.withdrawTitle,
      message: text.withdrawText({ title: order.title }),
      confirm: text.withdraw,
      cancel: text.withdrawKeep,
    },
  }
  const end = async (ending: Ending) => {
    if (!(await ask(words[ending]))) return
    writes[ending].mutate({ orderNo: order.orderNo }, answered(ending === 'cancel' ? text.cancelled : text.withdrawn))
  }
  const submit = () => resubmit.mutate({ orderNo: order.orderNo }, answered(text.submitted))
  return { end, submit, busy: writes.cancel.isPending || writes.withdraw.isPending || resubmit.isPending }
}

/** How a step ended, in a sentence. */
const answered = (done: string) => ({
  onSuccess: () => toast(done, 'good'),
  onError: (error: Error) => toast(error instanceof ApiProblem ? error.message : String(error), 'bad'),
})

import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Price } from '../../../kit/marks/price'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import styles from './order-list.module.css'
import { ChooseOrder, type OrderListProps, OrderStanding, OrderTitle, TravellerNames } from './order-list-parts'
import { formatMoment } from '../journey/moment'
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
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { useOrderCalls } from '../product/use-products'

/** My bookings. */
export function OrderRecords(props: OrderListProps) {
  const text = useText('booking/centre-orders')
  const shared = useText('booking/centre')
  const columns: Column<OrderSummary>[] = [
    { key: 'journey', head: text.journey, cell: (order) => <OrderTitle order={order} /> },
    { key: 'departure', head: shared.departure, width: 168, cell: (order) => formatMoment(order.departAt) },
    { key: 'travellers', head: shared.travellers, width: 140, cell: (order) => <TravellerNames names={order.travellers} /> },
    { key: 'amount', head: shared.amount, width: 96, align: 'end', cell: (order) => <Price fen={order.total} tone="plain" /> },
    { key: 'state', head: shared.state, width: 140, cell: (order) => <OrderStanding order={order} /> },
    { key: 'action', head: shared.action, width: 190, align: 'end', cell: (order) => <OrderActions order={order} /> },
  ]
  if (props.payable.length > 1) {
    columns.unshift({
      key: 'choose',
      head: <ChooseAll {...props} />,
      width: 48,
      cell: (order) => <ChooseOrder {...props} order={order} />,
    })
  }
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={props.orders}
      rowKey={({ orderNo }) => orderNo}
      card={(order) => <OrderCard {...props} order={order} />}
    />
  )
}

function OrderCard({ order, ...props }: OrderListProps & { order: OrderSummary }) {
  return (
    <>
      <div className={styles['cardHead']}>
        {props.payable.length > 1 && <ChooseOrder {...props} order={order} />}
        <OrderStanding order={order} />
      </div>
      <OrderTitle order={order} />
      <div className={styles['facts']}>
        <RecordLine>
          <span>{formatMoment(order.departAt)}</span>
          <TravellerNames names={order.travellers} />
        </RecordLine>
      </div>
      <RecordFoot>
        <Price fen={order.total} tone="plain" />
        <OrderActions order={order} />
      </RecordFoot>
    </>
  )
}

function ChooseAll({ payable, chosen, onChoose }: OrderListProps) {
  const text = useText('booking/centre-orders')
  const all = payable.every(({ orderNo }) => chosen.includes(orderNo))
  return (
    <Checkbox
      label={<span className="visually-hidden">{text.chooseAll}</span>}
      checked={all}
      onChange={() => onChoose(all ? [] : payable.map(({ orderNo }) => orderNo))}
    />
  )
}

type Ending = 'cancel' | 'withdraw'

/** What can be done with an order from the list; the order itself says why the rest cannot. */
function OrderActions({ order }: { order: OrderSummary }) {
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

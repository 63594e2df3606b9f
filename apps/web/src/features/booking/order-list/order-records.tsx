import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { useMemo, type ReactNode } from 'react'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { ListLook } from '../../../kit/lists/list-look'
import type { Selection } from '../../../kit/lists/selection'
import type { Column } from '../../../kit/lists/table'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './order-list.module.css'
import { OrderAmount, OrderStatus, OrderTitle, TravellerNames } from './order-list-parts'
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

/** What the table and the cards of my bookings are given. */
export interface OrderRecordsProps {
  orders: readonly OrderSummary[]
  columns: readonly Column<OrderSummary>[]
  look: ListLook
  /** Those that can be paid now, and so may be chosen for one payment. */
  payable: readonly OrderSummary[]
  chosen: readonly string[]
  onChoose: Selection<OrderSummary>['onChoose']
}

export function useOrderColumns(): readonly Column<OrderSummary>[] {
  const text = useText('booking/order/list')
  const shared = useText('booking/centre')
  return useMemo(
    () => [
      { key: 'journey', head: text.journey, fixed: true, cell: (order) => <OrderTitle order={order} /> },
      { key: 'departure', head: shared.departure, width: 160, cell: (order) => formatMoment(order.departAt) },
      {
        key: 'travellers',
        head: shared.travellers,
        width: 120,
        cell: (order) => <TravellerNames names={order.travellers} />,
      },
      { key: 'ordered', head: text.ordered, width: 140, cell: (order) => formatInstant(order.createdAt) },
      { key: 'amount', head: shared.amount, width: 110, align: 'end', cell: (order) => <OrderAmount order={order} /> },
      { key: 'state', head: shared.state, width: 140, cell: (order) => <OrderStatus order={order} /> },
      {
        key: 'action',
        head: shared.action,
        width: 150,
        align: 'end',
        fixed: true,
        cell: (order) => <OrderActions order={order} />,
      },
    ],
    [text, shared],
  )
}

/** My bookings. */
export function OrderRecords({ orders, columns, look, payable, chosen, onChoose }: OrderRecordsProps) {
  const text = useText('booking/order/list')
  const selection: Selection<OrderSummary> = {
    keyOf: ({ orderNo }) => orderNo,
    chosen,
    onChoose,
    offers: (order) => payable.includes(order),
    nameOf: ({ title }) => text.choose({ title }),
    allName: text.chooseAll,
  }
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={orders}
      rowKey={({ orderNo }) => orderNo}
      look={look}
      selection={payable.length > 1 ? selection : undefined}
      card={(order, box) => <OrderCard order={order} box={box} />}
    />
  )
}

function OrderCard({ order, box }: { order: OrderSummary; box: ReactNode }) {
  return (
    <>
      <div className={styles['cardHead']}>
        {box}
        <OrderStatus order={order} />
      </div>
      <OrderTitle order={order} />
      <div className={styles['facts']}>
        <RecordLine>
          <span>{formatMoment(order.departAt)}</span>
          <TravellerNames names={order.travellers} />
        </RecordLine>
      </div>
      <RecordFoot>
        <OrderAmount order={order} />
        <OrderActions order={order} />
      </RecordFoot>
    </>
  )
}

type Ending = 'cancel' | 'withdraw'

/** What can be done with an order from the list; the order itself says why the rest cannot. */
function OrderActions({ order }: { order: OrderSummary }) {
  const text = useText('booking/order/list')
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
  const text = useText('booking/order/list')
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

import type { OrderState } from '@sojourn/contract/booking/codes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { useNavigate } from 'react-router'
import { cancelOrder, getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Countdown } from '../../../../kit/dates/countdown'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { ask } from '../../../../kit/overlays/modal-queue'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { Spinner } from '../../../../kit/feedback/spinner'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import { ActionBar } from '../../../../kit/layout/action-bar'
import { PriceLines } from '../../../booking/order/price-lines'
import styles from './locked-seats.module.css'
import { OrderRides } from '../order/order-rides'

/** The railway's queue has the request. */
export function Locking({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train/book')
  return (
    <TwoColumns
      main={
        <>
          <Card>
            <div className={styles['locking']} role="status">
              <Spinner label={text.locking} />
              <p>{order.nextStep}</p>
              <p>{text.lockingWhy}</p>
            </div>
          </Card>
          <OrderRides order={order} />
        </>
      }
      aside={<Cost order={order} />}
    />
  )
}

/** The seats are held, or asked for again: where each one sits, until when, and the way to payment or to the approval. */
export function LockedSeats({ order, onHoldOver }: { order: TrainOrderDetail; onHoldOver: () => void }) {
  const lapsed = order.lock === 'lapsed'
  const text = useText('products/train/book')
  const pays = order.actions.some(({ action, enabled }) => action === 'pay' && enabled)
  return (
    <TwoColumns
      main={
        <>
          <section className={styles['held']} role="status">
            <div>
              <strong>{lapsed ? text.lapsed : text.locked}</strong>
              <p>{lapsed ? text.lapsedWhy : order.approval ? text.lockedApproval : text.lockedWhy}</p>
            </div>
            {order.lockedUntil && (
              <p className={styles['clock']}>
                {text.held} <Countdown until={order.lockedUntil} onEnd={onHoldOver} />
              </p>
            )}
          </section>
          <OrderRides order={order} />
        </>
      }
      aside={
        <Cost order={order}>
          <ActionBar total={order.total} label={text.total}>
            {pays ? (
              <ButtonLink kind="main" size="large" wide to={paths.pay({ orderNos: [order.orderNo] })}>
                {text.payNow}
              </ButtonLink>
            ) : (
              <ButtonLink kind="main" size="large" wide to={paths.trainOrder({ orderId: order.orderNo })}>
                {text.toOrder}
              </ButtonLink>
            )}
          </ActionBar>
          <GiveUp order={order} />
        </Cost>
      }
    />
  )
}

function Cost({ order, children }: { order: TrainOrderDetail; children?: React.ReactNode }) {
  const text = useText('products/train/book')
  const { prices } = useText('products/train/words')
  return (
    <Card title={text.total}>
      <div className={styles['cost']}>
        <PriceLines lines={order.prices} names={prices} total={order.total} totalLabel={text.total} rate={order.base} />
        {children}
      </div>
    </Card>
  )
}

/** Gives the seats back after a question; an order that waits for approval is withdrawn by the same call. */
function GiveUp({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train/book')
  const navigate = useNavigate()
  const cancel = useWrite(cancelOrder, [getTrainOrderDetail, getTripOrderList, getPendingOrderStatistical])
  const may = order.actions.some(({ action, enabled }) => (action === 'cancel' || action === 'withdraw') && enabled)
  if (!may) return null
  const giveUp = async () => {
    if (!(await ask({ message: text.giveUpAsk, confirm: text.giveUp, cancel: text.keep }))) return
    cancel.mutate(
      { orderNo: order.orderNo },
      {
        onSuccess: () => {
          toast(text.givenUp, 'good')
          void navigate(paths.trainOrder({ orderId: order.orderNo }), { replace: true })
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  return (
    <Button kind="danger" wide busy={cancel.isPending} onClick={() => void giveUp()}>
      {text.giveUp}
    </Button>
  )
}

/** To be issued, or issued already. */
const goesOn: readonly OrderState[] = ['issuing', 'issued', 'altered', 'completed']

/** No seats are held any more: paid for, given up, or never found. */
export function LockEnded({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train/book')
  const state = stateOfNumber(order.state)
  const isOn = goesOn.includes(state)
  const title = state === 'failed' ? text.failed : isOn ? order.stateName : text.ended
  return (
    <div role="status">
      <EmptyState
        icon={isOn ? 'checkCircle' : 'train'}
        title={title}
        action={
          <>
            {!isOn && (
              <ButtonLink kind="brand" to={paths.home({ type: 5 })}>
                {text.searchAgain}
              </ButtonLink>
            )}
            <ButtonLink to={paths.trainOrder({ orderId: order.orderNo })}>{text.toOrder}</ButtonLink>
          </>
        }
      >
        {order.history.at(-1)?.sentence ?? order.nextStep}
        {state === 'failed' && <p>{text.failedChoices}</p>}
      </EmptyState>
    </div>
  )
}

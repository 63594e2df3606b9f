import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { sum } from '@sojourn/domain/kit/money'
import {
  cancelOrder,
  getPendingOrderStatistical,
  getTripOrderList,
  startResubmission,
  withdrawOrder,
} from '../../../api/calls/booking/order'
import { useNavigate } from 'react-router'
import { useWrite } from '../../../api/queries'
import type { WebCall } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { Countdown } from '../../../kit/dates/countdown'
import { formatPrice } from '../../../kit/text/format'
import { ButtonLink } from '../../../kit/actions/link'
import { ask } from '../../../kit/overlays/modal-queue'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { paths } from '../../../paths'
import { OrderStateBadge, isHeld, isNeverTicketed } from '../state/order-state'
import styles from './order-head.module.css'
import { approvalPart } from './order-policy'
import { useOrderWords } from './order-words'
import { SubmitButton } from './submit-button'

type Action = OrderCore['actions'][number]

/** Where the product's orders are changed and read. */
export interface OrderRoutes {
  order: (orderNo: string) => string
  change: (orderNo: string) => string
  refund: (orderNo: string) => string
  /** The call that reads one order. */
  detail: WebCall<unknown>
}

export interface OrderHeadProps {
  order: OrderCore
  routes: OrderRoutes
  /** What the clock of the order counts down to, where it is not seats. */
  holdWord?: string | undefined
  onHoldOver: () => void
}

/** The state in words, what happens next and by when, and what can be done about it. */
export function OrderHead({ order, routes, holdWord, onHoldOver }: OrderHeadProps) {
  const text = useOrderWords(order)
  return (
    <section className={styles['head']}>
      <div className={styles['state']}>
        <OrderStateBadge state={order.state} stateName={order.stateName} travelStatus={order.travelStatus} />
        <p className={styles['next']} aria-live="polite">
          {order.nextStep}
        </p>
        {order.agent && <p className={styles['hold']}>{text.bookedByAgent({ name: order.agent })}</p>}
        {order.holdExpiresAt && isHeld(order.state) && (
          <p className={styles['hold']}>
            {holdWord ?? text.holdUntil} <Countdown until={order.holdExpiresAt} onEnd={onHoldOver} />
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {[...order.actions]
          .sort((a, b) => rank(a) - rank(b))
          .map((action) => (
            <ActionButton key={action.action} order={order} routes={routes} action={action} />
          ))}
        {order.changedTo.map((orderNo) => (
          <ButtonLink key={orderNo} kind={order.travelStatus === 'gone' ? 'main' : 'quiet'} to={routes.order(orderNo)}>
            {text.seeChanged}
          </ButtonLink>
        ))}
        {order.resubmittedAs && (
          <ButtonLink kind="main" to={routes.order(order.resubmittedAs)}>
            {text.resubmittedAs({ number: order.resubmittedAs })}
          </ButtonLink>
        )}
        {order.kind === 'booking' &&
          order.actions.every(({ action }) => action !== 'resubmit') &&
          isNeverTicketed(order.state) && <ButtonLink to={paths.home()}>{text.bookAgain}</ButtonLink>}
      </div>
    </section>
  )
}

/** The main action stands last, where the hand ends up. */
const rank = ({ action, enabled }: Action): number =>
  action === 'pay' || action === 'submit' || action === 'resubmit' ? 2 : enabled ? 1 : 0

interface ActionButtonProps extends Pick<OrderHeadProps, 'order' | 'routes'> {
  action: Action
}

function ActionButton({ order, routes, action: { action, enabled, reason } }: ActionButtonProps) {
  const text = useOrderWords(order)
  const end = useEndOrder(order, routes.detail)
  const word = text.actions[action]
  if (!enabled) return <Button disabledReason={reason ?? order.stateName}>{word}</Button>
  if (action === 'pay') {
    return (
      <ButtonLink kind="main" to={paths.pay({ orderNos: [order.orderNo] })}>
        {word}
      </ButtonLink>
    )
  }
  if (action === 'change') return <ButtonLink to={routes.change(order.orderNo)}>{word}</ButtonLink>
  if (action === 'refund') return <ButtonLink to={routes.refund(order.orderNo)}>{word}</ButtonLink>
  if (action === 'viewApproval') return <Button onClick={goToApproval}>{word}</Button>
  if (action === 'resubmit') return <ResubmitButton orderNo={order.orderNo} word={word} />
  if (action === 'submit') return <SubmitButton order={order} detail={routes.detail} word={word} />
  return (
    <Button kind="danger" busy={end.busy} onClick={() => void end.ask(action)}>
      {word}
    </Button>
  )
}

/** Begins again from the search of a rejected order; the new one is linked to it. */
function ResubmitButton({ orderNo, word }: { orderNo: string; word: string }) {
  const navigate = useNavigate()
  const start = useWrite(startResubmission, [])
  const begin = () =>
    start.mutate(
      { orderNo },
      {
        onSuccess: ({ productType, tempOrderNo }) => void navigate(paths.list(productType, { tempOrderNo })),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <Button kind="main" busy={start.isPending} onClick={begin}>
      {word}
    </Button>
  )
}

/** The approval stands on this page, with the policy that asked for it. */
function goToApproval(): void {
  const part = document.getElementById(approvalPart)
  part?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  part?.focus({ preventScroll: true })
}

/** Of a payment of money, and of an amount that was reserved before. */
const paidStates: readonly string[] = ['paid', 'captured']

/** Asks first, then gives the seats back or takes the order back from its approvers. */
function useEndOrder(order: OrderCore, detail: WebCall<unknown>) {
  const text = useOrderWords(order)
  const concerned = [detail, getTripOrderList, getPendingOrderStatistical]
  const cancel = useWrite(cancelOrder, concerned)
  const withdraw = useWrite(withdrawOrder, concerned)
  // An order that can still be cancelled owes nobody a fee: what was paid for it comes back.
  const paid = sum(order.payments.filter(({ state }) => paidStates.includes(state)).map(({ amount }) => amount))
  const paidBack = paid > 0 && text.paidBack({ amount: formatPrice(paid) })
  const words = {
    cancel: {
      write: cancel,
      message: [paidBack, text.cancelAsk].filter(Boolean).join(' '),
      confirm: text.actions.cancel,
      done: text.cancelled,
    },
    withdraw: {
      write: withdraw,
      message: order.kind === 'booking' ? text.withdrawAsk : text.withdrawAfterSale,
      confirm: text.actions.withdraw,
      done: order.kind === 'booking' ? text.withdrawn : text.cancelled,
    },
  }
  return {
    busy: cancel.isPending || withdraw.isPending,
    ask: async (action: 'cancel' | 'withdraw') => {
      const { write, message, confirm, done: sentence } = words[action]
      if (!(await ask({ message, confirm, cancel: text.keep }))) return
      // What is left to be done about the order by then does not hold this button any more.
      await write.mutateAsync({ orderNo: order.orderNo }).then(() => toast(sentence, 'good'), tellFailure)
    },
  }
}

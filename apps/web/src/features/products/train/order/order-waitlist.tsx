import type { TrainOrderDetail, TrainWaitlist } from '@sojourn/contract/products/train/order.calls'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { leaveTrainWaitlist } from '../../../../api/calls/products/train/waitlist'
import { useWrite } from '../../../../api/queries'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { Fact, FigureList } from '../../../../kit/lists/facts'
import { formatDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { ask } from '../../../../kit/overlays/modal-queue'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { told } from '../../../../kit/overlays/told'
import styles from './order-waitlist.module.css'

const tones: Record<TrainWaitlist['state'], Tone> = {
  approving: 'warn',
  awaitingPayment: 'warn',
  waiting: 'brand',
  fulfilled: 'good',
  failed: 'bad',
  cancelled: 'locked',
}

/** What is waited for and until when, what was paid in advance, and the way out (handbook 3.6). */
export function OrderWaitlist({ order, waitlist }: { order: TrainOrderDetail; waitlist: TrainWaitlist }) {
  const text = useText('products/train/order')
  return (
    <Card title={text.waitlist} action={<Badge tone={tones[waitlist.state]}>{text.waitlistStates[waitlist.state]}</Badge>}>
      <ol className={styles['choices']}>
        {waitlist.choices.map((choice) => (
          <li key={`${choice.trainKey} ${choice.seat}`}>
            <span>
              <strong>{choice.trainNo}</strong> {choice.departStationName} → {choice.arriveStationName}
              <span className={styles['soft']}>
                {formatDate(choice.departDate)} {choice.departTime}–{choice.arriveTime}
                {waitlist.choices.length > 1 && ` · ${text.choiceUntil({ time: formatInstant(choice.waitsUntil) })}`}
              </span>
            </span>
            <span className={styles['seat']}>
              {choice.seatName} {formatPrice(choice.ticketPrice)}
              {choice.taken && (
                <Badge tone="good" icon="checkCircle">
                  {text.taken}
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles['deadline']}>{text.deadline({ time: formatInstant(waitlist.deadline) })}</p>
      <div className={styles['money']}>
        <FigureList>
          <Fact name={text.prepaid}>{formatPrice(waitlist.prepaid)}</Fact>
          {waitlist.returned > 0 && <Fact name={text.returned}>{formatPrice(waitlist.returned)}</Fact>}
        </FigureList>
      </div>
      {waitlist.leavers.length > 0 && <Leavers orderNo={order.orderNo} leavers={waitlist.leavers} />}
      {waitlist.canLeave && <Leave orderNo={order.orderNo} />}
    </Card>
  )
}

const moved = [getTrainOrderDetail, getTripOrderList, getPendingOrderStatistical]

/** Each of the party with what comes back when that one leaves and the others go on waiting. */
function Leavers({ orderNo, leavers }: { orderNo: string; leavers: TrainWaitlist['leavers'] }) {
  const text = useText('products/train/order')
  const leave = useWrite(leaveTrainWaitlist, moved)
  const press = async ({ employeeId, name, back }: TrainWaitlist['leavers'][number]) => {
    const message = text.leaveOneAsk({ name, amount: formatPrice(back) })
    if (!(await ask({ message, confirm: text.leaveOne, cancel: text.keep }))) return
    await told(leave.mutateAsync({ orderNo, employeeId }), text.leftOne({ name }))
  }
  return (
    <section className={styles['leavers']}>
      <h3>{text.leavers}</h3>
      <ul className={styles['choices']}>
        {leavers.map((leaver) => (
          <li key={leaver.employeeId}>
            <span>
              {leaver.name}
              <span className={styles['soft']}>
                {leaver.childAlone ? text.childAlone : text.leaverBack({ amount: formatPrice(leaver.back) })}
              </span>
            </span>
            <Button
              size="compact"
              aria-label={`${text.leaveOne} ${leaver.name}`}
              disabledReason={leaver.childAlone ? text.childAlone : undefined}
              busy={leave.isPending && leave.variables.employeeId === leaver.employeeId}
              onClick={() => void press(leaver)}
            >
              {text.leaveOne}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leave({ orderNo }: { orderNo: string }) {
  const text = useText('products/train/order')
  const leave = useWrite(leaveTrainWaitlist, moved)
  const press = async () => {
    if (!(await ask({ message: text.leaveAsk, confirm: text.leave, cancel: text.keep }))) return
    await told(leave.mutateAsync({ orderNo }), text.left)
  }
  return (
    <Button kind="danger" busy={leave.isPending} onClick={() => void press()}>
      {text.leave}
    </Button>
  )
}

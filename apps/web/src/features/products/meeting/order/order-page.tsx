import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { useSearchParams } from 'react-router'
import { invoke } from '../../../../api/client'
import { getMeetingOrderDetail, readMeetingContract } from '../../../../api/calls/products/meeting/order'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { keepFile } from '../../../../kit/browser/keep-file'
import { toast } from '../../../../kit/overlays/toast'
import { Link } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Timeline } from '../../../../kit/lists/timeline'
import { Badge } from '../../../../kit/marks/badge'
import { formatFullDate, formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import { meetingTones } from '../requirement/states'
import styles from '../meeting.module.css'
import { Evidence } from './evidence'
import { CallOff, ChangePeople, TellPeople } from './event-buttons'
import { Money } from './money'

export async function loader() {
  await loadOrderTexts('products/meeting/words', 'products/meeting/order')
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.meetingOrder({ orderId }),
  // A meeting is neither changed nor given back as tickets are: its buttons say so and lead nowhere.
  change: (orderId) => paths.meetingOrder({ orderId }),
  refund: (orderId) => paths.meetingOrder({ orderId }),
  detail: getMeetingOrderDetail,
}

/** A meeting by the order of its deposit or of its balance: contract, papers, what it came to. */
export function Component() {
  const text = useText('products/meeting/order')
  const { prices } = useText('products/meeting/words')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getMeetingOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={text.title}
      chips={({ meeting, stateName }) =>
        meeting.stateName !== stateName && <Badge tone={meetingTones[meeting.state]}>{meeting.stateName}</Badge>
      }
    >
      {(order, readAgain) => (
        <OrderView order={withoutCancel(order)} routes={routes} priceNames={prices} onHoldOver={readAgain}>
          <Event order={order} />
          <Money order={order} />
          <Evidence order={order} />
          <Progress order={order} />
        </OrderView>
      )}
    </OrderScreen>
  )
}

/** What is called off is the meeting: beside that button one that cancels the order and cannot be pressed only puzzles. */
const withoutCancel = (order: MeetingOrderDetail): MeetingOrderDetail =>
  order.meeting.loss === undefined
    ? order
    : { ...order, actions: order.actions.filter(({ action, enabled }) => enabled || action !== 'cancel') }

export interface MeetingOrderPart {
  order: MeetingOrderDetail
}

function Event({ order }: MeetingOrderPart) {
  const text = useText('products/meeting/order')
  const words = useText('products/meeting/words')
  const { meeting, orderNo } = order
  return (
    <Card title={text.event}>
      <FactList>
        <Fact name={text.venue}>{meeting.venueName}</Fact>
        <Fact name={text.address}>{meeting.address}</Fact>
        <Fact name={text.hall}>
          {[meeting.hallName, words.layouts[meeting.layout], words.seats({ count: meeting.seats })].join(' · ')}
        </Fact>
        <Fact name={text.days}>{meeting.days.map((day) => formatFullDate(day)).join(' · ')}</Fact>
        <Fact name={text.people}>
          <span className={styles['line']}>
            {words.people({ count: meeting.people })}
            {meeting.canChangePeople && <ChangePeople meeting={meeting} />}
            {meeting.canTellPeople && <TellPeople meeting={meeting} />}
          </span>
        </Fact>
        <Fact name={text.contractNo}>
          <span className={styles['line']}>
            {meeting.contractNo ?? text.noContract}
            {meeting.contractNo !== undefined && <Contract meeting={meeting} />}
          </span>
        </Fact>
        <Fact name={text.terms}>{meeting.terms.join(' · ')}</Fact>
      </FactList>
      <p className={styles['foot']}>
        <Link to={paths.meetingRequirement({ demandNo: meeting.demandNo })}>{text.request}</Link>
        {orderNo !== meeting.depositNo && (
          <Link to={paths.meetingOrder({ orderId: meeting.depositNo })}>{text.depositOrder}</Link>
        )}
        {meeting.balanceNo !== undefined && orderNo !== meeting.balanceNo && (
          <Link to={paths.meetingOrder({ orderId: meeting.balanceNo })}>{text.balanceOrder}</Link>
        )}
        {meeting.contractNo !== undefined && (
          <>
            <Link to={paths.meetingAttendees({ orderId: meeting.depositNo })}>{text.attendees}</Link>
            <Link to={paths.meetingJourneys({ orderId: meeting.depositNo })}>{text.journeys}</Link>
          </>
        )}
        {meeting.loss !== undefined && <CallOff meeting={meeting} />}
      </p>
    </Card>
  )
}

function Contract({ meeting: { depositNo } }: Pick<MeetingOrderDetail, 'meeting'>) {
  const text = useText('products/meeting/order')
  const read = () =>
    void invoke(readMeetingContract, { orderNo: depositNo }).then(keepFile, (error: Error) => toast(error.message, 'bad'))
  return (
    <Button size="compact" onClick={read}>
      {text.contract}
    </Button>
  )
}

function Progress({ order: { meeting } }: MeetingOrderPart) {
  const text = useText('products/meeting/order')
  return (
    <Card title={text.progress}>
      {meeting.events.length === 0 ? (
        <p className={styles['soft']}>{text.nothing}</p>
      ) : (
        <Timeline
          label={text.progress}
          entries={meeting.events.map(({ at, sentence, actor }, index) => ({
            key: `${at} ${meeting.events.length - index}`,
            title: sentence,
            state: 'done',
            time: formatInstant(at),
            detail: actor || undefined,
          }))}
        />
      )}
    </Card>
  )
}

import type { CreateMeetingOrder, MeetingBookInfo } from '@sojourn/contract/products/meeting/booking.shapes'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { baseRate } from '../../../../kit/text/currency'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { createMeetingOrder, getMeetingBookInfo } from '../../../../api/calls/products/meeting/booking'
import { getMeetingOrderDetail } from '../../../../api/calls/products/meeting/order'
import type { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { orderedBy } from '../../../booking/book/book-form'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { FormCards } from '../../../booking/book/form-cards'
import { nobodyClashes } from '../../../booking/book/nobody-clashes'
import { OrderSummary } from '../../../booking/book/order-summary'
import { SubmitPart } from '../../../booking/book/submit-part'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { useBookForm } from '../../../booking/book/use-book-form'
import { useSubmitOrder } from '../../../booking/book/use-submit-order'
import { PriceLines } from '../../../booking/order/price-lines'
import styles from '../meeting.module.css'
import { demandReads } from '../requirement/states'

const nothingGone = [] as const

/** Who holds the meeting, what the whole of it comes to, and what is due now. */
export function BookScreen({ info }: { info: MeetingBookInfo }) {
  const { draft, meeting, violations } = info
  const form = useBookForm(draft.tempOrderNo, info, { violations, sameIds: [] })
  const price = priceOf(info)
  const order = useSend(info, form.refuse)
  const travellers = useDraftTravellers(draft, info, [getMeetingBookInfo])
  const submit = () => {
    if (order.busy || !form.tryToSubmit()) return
    order.send({
      ...orderedBy(form.form, { info, violations }),
      tempOrderNo: draft.tempOrderNo,
      expectedTotal: price.total,
    })
  }
  return (
    <TwoColumns
      main={
        <>
          <Meeting meeting={meeting} />
          <TravellersCard
            info={info}
            business
            state={form}
            people={nobodyClashes(violations)}
            travellers={travellers}
            blockedOf={() => undefined}
            orderPath={(orderId) => paths.meetingOrder({ orderId })}
            infoCall={getMeetingBookInfo}
          />
          <FormCards info={info} state={form} violations={violations} />
        </>
      }
      aside={
        <Summary info={info} form={form}>
          <SubmitPart
            total={price.total}
            busy={order.busy}
            errorCount={form.errorCount}
            failure={order.failure}
            onSubmit={submit}
          />
        </Summary>
      }
    />
  )
}

/** The agency's fee is part of the deposit's order alone. */
function priceOf({ meeting: { part, due }, travellers }: MeetingBookInfo) {
  const fee = part === 'deposit' ? (travellers[0]?.serviceFee ?? 0) : 0
  const lines = [
    { kind: part === 'deposit' ? 'meetingDeposit' : 'meetingBalance', unit: due, count: 1, amount: due },
    ...(fee > 0 ? [{ kind: 'serviceFee', unit: fee, count: 1, amount: fee }] : []),
  ]
  return { lines, total: due + fee }
}

function Meeting({ meeting }: Pick<MeetingBookInfo, 'meeting'>) {
  const text = useText('products/meeting/book')
  const words = useText('products/meeting/words')
  const lines = meeting.lines.map((line) => ({ ...line, count: line.count * line.times }))
  return (
    <>
      <Card title={meeting.title}>
        <p>
          {[
            meeting.hallName,
            meeting.days.map((day) => formatDate(day)).join(' · '),
            words.people({ count: meeting.people }),
          ].join(' · ')}
        </p>
        <PriceLines lines={lines} names={words.lines} total={meeting.total} totalLabel={text.whole} rate={baseRate()} />
      </Card>
      {meeting.rules.length > 0 && (
        <Card title={text.rules}>
          <ul className={styles['names']}>
            {meeting.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

interface SummaryProps {
  info: MeetingBookInfo
  form: ReturnType<typeof useBookForm>
  children: React.ReactNode
}

function Summary({ info, form, children }: SummaryProps) {
  const text = useText('products/meeting/book')
  const words = useText('products/meeting/words')
  const { draft, meeting } = info
  const price = priceOf(info)
  const [firstDay, lastDay] = [meeting.days[0] ?? '', meeting.days.at(-1) ?? '']
  return (
    <OrderSummary
      draft={draft}
      days={{ startDate: firstDay, endDate: lastDay }}
      info={info}
      form={form.form}
      journey={
        <div className={styles['words']}>
          <strong>{meeting.title}</strong>
          <span className={styles['soft']}>{text.dueNow[meeting.part]}</span>
        </div>
      }
      price={{ ...price, names: words.prices }}
      priceOf={() => price.total}
      violations={info.violations}
      departAt={localInstant(firstDay, '09:00', chinaOffsetMinutes)}
      nothingHeld={meeting.part === 'balance'}
    >
      {children}
    </OrderSummary>
  )
}

/** Sends the order; a price that rose is asked about first. */
function useSend({ draft, meeting }: MeetingBookInfo, onRefused: (field: string, message: string) => void) {
  const text = useText('products/meeting/book')
  const reads = [getTripOrderList, getPendingOrderStatistical, getMeetingOrderDetail, ...demandReads]
  const create = useWrite(createMeetingOrder, reads)
  const acceptsPrice = useAskNewPrice()
  const { demandNo, orderNo } = meeting
  const askPrice = async (problem: ApiProblem, refused: CreateMeetingOrder) => {
    const now = Number(problem.detail?.['price'] ?? refused.expectedTotal)
    if (await acceptsPrice(refused.expectedTotal, now)) order.send({ ...refused, expectedTotal: now })
  }
  const order = useSubmitOrder<CreateMeetingOrder, { orderNo: string }>({
    tempOrderNo: draft.tempOrderNo,
    create,
    noLongerOnSale: nothingGone,
    list:
      orderNo === undefined
        ? { path: paths.meetingRequirement({ demandNo }), label: text.backToPlans }
        : { path: paths.meetingOrder({ orderId: orderNo }), label: text.backToMeeting },
    pathOf: (created) => paths.meetingOrder({ orderId: created.orderNo }),
    onPriceChanged: (problem, refused) => void askPrice(problem, refused).catch((error: Error) => order.fail(error)),
    onRefused,
  })
  return order
}

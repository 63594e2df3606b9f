import type { IntlAlterableOrder } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getIntlChangeInfo } from '../../../../api/calls/products/intl-flight/after-sales'
import { queryClient, readOptions, useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Calendar } from '../../../../kit/dates/calendar'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { Card, Stack, TwoColumns } from '../../../../kit/layout/page'
import { formatDate } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../../../booking/after-sale/change-page.module.css'
import { firstChoice } from '../../../booking/after-sale/first-choice'
import { useDateSection } from '../queries'
import { AskDesk } from '../manual-quote/ask-desk'
import { Notices } from '../notices/notices'
import { TicketChoice } from '../refund/ticket-choice'
import { useTicketRefusal } from '../refund/ticket-refusal'
import { readTickets, writeTickets } from '../refund/tickets-in-address'
import { ChangeFrame, NothingToChange } from './change-frame'
import { FlightsLine } from './flights-line'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getIntlChangeInfo, { orderId }), staleTime: 1000 })
  await loadTexts(
    'products/intl-flight/after-sale/change',
    'products/intl-flight/after-sale/refund',
    'products/intl-flight/after-sale/refusals',
    'products/intl-flight/after-sale/notices',
    'products/intl-flight/after-sale/manual-quote',
    'kit/widgets',
  )
  return null
}

/** Which direction of the trip, for whom, on which day: the first step of a change (S2.23). */
export function Component() {
  const text = useText('products/intl-flight/after-sale/change')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const info = useRead(getIntlChangeInfo, { orderId }, { staleTime: 0 })
  const refusalOf = useTicketRefusal()
  const tickets = info.data?.tickets ?? []
  return (
    <ChangeFrame
      title={text.applyTitle}
      step={0}
      back={paths.intlFlightOrder({ orderId })}
      orderId={orderId}
      error={info.error}
      onRetry={() => void info.refetch()}
    >
      {info.data &&
        (tickets.some(({ possible }) => possible) ? (
          <Apply order={info.data} address={address} />
        ) : (
          <Stack>
            <NothingToChange orderId={orderId} why={tickets.map(refusalOf).find(Boolean)} />
            <AskDesk order={info.data} kind="change" />
          </Stack>
        ))}
    </ChangeFrame>
  )
}

const ticketsOf = ({ tickets }: IntlAlterableOrder, slice: number) => tickets.filter(({ slices }) => slices.includes(slice))
const openOf = (order: IntlAlterableOrder, slice: number): string[] =>
  ticketsOf(order, slice).flatMap(({ possible, ticketNo }) => (possible ? [ticketNo] : []))

function Apply({ order, address }: { order: IntlAlterableOrder; address: URLSearchParams }) {
  const text = useText('products/intl-flight/after-sale/change')
  const named = readTickets(address.get('tickets'))
  const [slice, setSlice] = useState(() =>
    address.has('slice') ? Number(address.get('slice')) : (slicesOf(order).find((each) => openOf(order, each).length > 0) ?? 0),
  )
  const [chosen, setChosen] = useState(() => [
    ...firstChoice(openOf(order, slice), (ticketNo) => named.includes(ticketNo), 'all'),
  ])
  const [day, setDay] = useState(address.get('date') ?? '')
  const choose = (next: number) => {
    setSlice(next)
    setChosen(openOf(order, next))
  }
  const flights = order.segments.filter((segment) => segment.slice === slice)
  const isForced = order.tickets.some(({ ticketNo, involuntary }) => involuntary && chosen.includes(ticketNo))
  return (
    <TwoColumns
      main={
        <>
          <Notices order={order} />
          <DirectionChoice order={order} slice={slice} onChoose={choose} />
          <Card title={text.passengers}>
            <TicketChoice order={order} tickets={ticketsOf(order, slice)} chosen={chosen} onChoose={setChosen} />
          </Card>
          {isForced && (
            <Card>
              <p>{text.involuntary}</p>
            </Card>
          )}
          <AskDesk order={order} kind="change" />
        </>
      }
      aside={
        <DayCard
          orderId={order.orderNo}
          slice={slice}
          chosen={chosen}
          day={day}
          from={flights[0]?.departDate ?? ''}
          place={flights[0]?.departAirport ?? ''}
          onDay={setDay}
        />
      }
    />
  )
}

const slicesOf = ({ segments }: IntlAlterableOrder): number[] => [...new Set(segments.map(({ slice }) => slice))]

/** One direction is changed at a time. */
function DirectionChoice({
  order,
  slice,
  onChoose,
}: {
  order: IntlAlterableOrder
  slice: number
  onChoose: (slice: number) => void
}) {
  const text = useText('products/intl-flight/after-sale/change')
  return (
    <Card title={text.direction}>
      <RadioGroup
        column
        label={text.direction}
        value={slice}
        onChange={onChoose}
        choices={slicesOf(order).map((each) => {
          const none = openOf(order, each).length === 0
          return {
            value: each,
            label: (
              <FlightsLine segments={order.segments.filter((segment) => segment.slice === each)} dictionary={order.dictionary} />
            ),
            disabled: none,
            ...(none && { hint: text.noneOfDirection }),
          }
        })}
      />
    </Card>
  )
}

interface DayCardProps {
  orderId: string
  slice: number
  chosen: readonly string[]
  day: string
  /** The day of the direction as it is. */
  from: string
  /** Where it begins. */
  place: string
  onDay: (day: string) => void
}

function DayCard({ orderId, slice, chosen, day, from, place, onDay }: DayCardProps) {
  const text = useText('products/intl-flight/after-sale/change')
  const navigate = useNavigate()
  const section = useDateSection(place).data
  const today = section?.today ?? from
  const rules = { today, first: today, last: section?.endDateText || addDays(today, 365) }
  const reason = chosen.length === 0 ? text.nobody : day === '' ? text.noDate : undefined
  const go = () =>
    void navigate(paths.intlFlightChange({ orderId, tickets: writeTickets(chosen), slice: String(slice), date: day }))
  return (
    <Card title={text.date}>
      <div className={styles['day']}>
        <Calendar label={text.date} rules={rules} start={day || undefined} focusOn={from} panes={1} onSelect={onDay} />
        {day !== '' && <p className={styles['chosenDay']}>{formatDate(day)}</p>}
        <p className={styles['note']}>{text.rulesNote}</p>
        <p className={styles['note']}>{text.extrasNote}</p>
        <Button kind="main" size="large" wide disabledReason={reason} onClick={go}>
          {text.search}
        </Button>
      </div>
    </Card>
  )
}

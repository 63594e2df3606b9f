import type { IntlOrderChange, IntlOrderChanges } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { useSearchParams } from 'react-router'
import { getIntlOrderChanges } from '../../../../api/calls/products/intl-flight/after-sales'
import { getManualQuotes } from '../../../../api/calls/products/intl-flight/manual-quote'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../../kit/layout/page'
import { Fact, FactGrid } from '../../../../kit/lists/facts'
import { Badge } from '../../../../kit/marks/badge'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { Notices } from '../notices/notices'
import { ManualQuotes } from '../manual-quote/quotes'
import { FlightsLine } from './flights-line'

export async function loader() {
  await loadTexts(
    'products/intl-flight/after-sale/change',
    'products/intl-flight/after-sale/refund',
    'products/intl-flight/after-sale/notices',
    'products/intl-flight/after-sale/manual-quote',
    'products/intl-flight/demand/words',
    'booking/change',
    'booking/placing/book',
    'kit/widgets',
  )
  return null
}

/** What became of an order: what was, what is, what it cost and how far it is (S2.23). */
export function Component() {
  const text = useText('products/intl-flight/after-sale/change')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getIntlOrderChanges, { orderId }, { staleTime: 0 })
  const quotes = useRead(getManualQuotes, { orderId }, { staleTime: 0 })
  const back = paths.intlFlightOrder({ orderId })
  return (
    <Page title={text.changesTitle} back={back}>
      {read.data ? (
        <Stack>
          <Notices order={read.data} />
          <ManualQuotes read={quotes} />
          {read.data.changes.length === 0 && quotes.data?.quotes.length === 0 ? (
            <EmptyState icon="ticket" title={text.noChanges} action={<ButtonLink to={back}>{text.order}</ButtonLink>}>
              {text.noChangesWhy}
            </EmptyState>
          ) : (
            read.data.changes.map((change) => <Change key={change.orderNo} change={change} order={read.data} />)
          )}
        </Stack>
      ) : isProblem(read.error, 'orderUnknown') ? (
        <EmptyState
          icon="document"
          title={text.unknown}
          action={<ButtonLink to={paths.myBookings()}>{text.myOrders}</ButtonLink>}
        >
          {text.unknownWhy}
        </EmptyState>
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonList count={2} height={160} gap={16} />
      )}
    </Page>
  )
}

function Change({ change, order }: { change: IntlOrderChange; order: IntlOrderChanges }) {
  const text = useText('products/intl-flight/after-sale/change')
  const { orderNo, kind, stateName, createdAt, travellers, was, is, tickets, total, involuntary, waiverCode } = change
  return (
    <Card title={text.changeOf({ kind: text.kinds[kind], names: travellers })} action={<Badge>{stateName}</Badge>}>
      <FactGrid>
        <Fact name={kind === 'change' ? text.was : text.givenBack} wide>
          <Directions segments={was} dictionary={order.dictionary} />
        </Fact>
        {is.length > 0 && (
          <Fact name={text.is} wide>
            <Directions segments={is} dictionary={order.dictionary} />
          </Fact>
        )}
        <Figure label={text.lines.fee} fen={kind === 'change' ? change.fee : 0} />
        <Figure label={text.lines.fareDifference} fen={change.fareDifference} />
        <Figure label={text.lines.taxDifference} fen={change.taxDifference} />
        <Figure label={text.lines.serviceFee} fen={change.serviceFee} />
        <Fact name={kind === 'change' ? text.paid : text.back}>{formatPrice(total)}</Fact>
        {waiverCode !== undefined && <Fact name={text.waiver}>{waiverCode}</Fact>}
      </FactGrid>
      <p>
        {tickets.map(({ ticketNo, newTicketNo }) => (
          <span key={ticketNo}>
            {newTicketNo ? text.ticketMade({ former: ticketNo, now: newTicketNo }) : text.ticketNo({ number: ticketNo })}{' '}
          </span>
        ))}
        {involuntary && <Badge tone="warn">{text.forced}</Badge>}
      </p>
      <p>
        <Link to={paths.intlFlightOrder({ orderId: orderNo })}>{orderNo}</Link> {formatInstant(createdAt)}
      </p>
    </Card>
  )
}

function Directions({ segments, dictionary }: { segments: IntlOrderChange['was']; dictionary: IntlOrderChanges['dictionary'] }) {
  const slices = [...new Set(segments.map(({ slice }) => slice))]
  return slices.map((slice) => (
    <FlightsLine key={slice} segments={segments.filter((segment) => segment.slice === slice)} dictionary={dictionary} />
  ))
}

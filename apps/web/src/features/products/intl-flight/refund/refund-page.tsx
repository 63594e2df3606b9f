import type { IntlAlterableOrder } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { useState } from 'react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getIntlRefundInfo } from '../../../../api/calls/products/intl-flight/after-sales'
import { isProblem } from '../../../../api/problem'
import { queryClient, readOptions, useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { Card, Page, Stack, TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { firstChoice } from '../../../booking/after-sale/first-choice'
import styles from '../../../booking/after-sale/quote.module.css'
import { ReasonField } from '../../../booking/after-sale/refund/reason-field'
import { AskDesk } from '../manual-quote/ask-desk'
import { Notices } from '../notices/notices'
import { RefundQuote } from './refund-quote'
import { TicketChoice } from './ticket-choice'
import { useTicketRefusal } from './ticket-refusal'
import { readTickets } from './tickets-in-address'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getIntlRefundInfo, { orderId }), staleTime: 1000 })
  await loadTexts(
    'booking/placing/book',
    'products/intl-flight/after-sale/refund',
    'products/intl-flight/after-sale/refusals',
    'products/intl-flight/after-sale/notices',
    'products/intl-flight/after-sale/manual-quote',
    'kit/widgets',
  )
  return null
}

/** Chooses tickets of an order to give back, shows what comes back to whom, and asks for it (S2.23). */
export function Component() {
  const text = useText('products/intl-flight/after-sale/refund')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const refusalOf = useTicketRefusal()
  const info = useRead(getIntlRefundInfo, { orderId }, { staleTime: 0 })
  const back = paths.intlFlightOrder({ orderId })
  return (
    <Page title={text.title} back={back}>
      {info.data ? (
        info.data.tickets.some(({ possible }) => possible) ? (
          <Refund key={info.data.orderNo} order={info.data} named={readTickets(address.get('tickets'))} />
        ) : (
          <Stack>
            <EmptyState icon="ticket" title={text.none} action={<ButtonLink to={back}>{text.order}</ButtonLink>}>
              {info.data.tickets.map(refusalOf).find(Boolean) ?? text.noneWhy}
            </EmptyState>
            <AskDesk order={info.data} kind="refund" />
          </Stack>
        )
      ) : isProblem(info.error, 'orderUnknown') ? (
        <EmptyState
          icon="document"
          title={text.unknown}
          action={<ButtonLink to={paths.myBookings()}>{text.myOrders}</ButtonLink>}
        >
          {text.unknownWhy}
        </EmptyState>
      ) : info.error ? (
        <ErrorState error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <SkeletonList count={3} height={140} gap={16} />
      )}
    </Page>
  )
}

type RefundScope = 'whole' | 'taxesOnly'

function Refund({ order, named }: { order: IntlAlterableOrder; named: readonly string[] }) {
  const text = useText('products/intl-flight/after-sale/refund')
  const [chosen, setChosen] = useState(() => {
    const possible = order.tickets.filter((ticket) => ticket.possible).map(({ ticketNo }) => ticketNo)
    return [...firstChoice(possible, (ticketNo) => named.includes(ticketNo), 'single')]
  })
  const [scope, setScope] = useState<RefundScope>('whole')
  const [reasonText, setReasonText] = useState('')
  return (
    <TwoColumns
      main={
        <>
          <Notices order={order} />
          <Card title={text.choose}>
            <TicketChoice order={order} tickets={order.tickets} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card title={text.cause}>
            <div className={styles['stack']}>
              <RadioGroup
                column
                label={text.cause}
                value={scope}
                onChange={setScope}
                choices={[
                  { value: 'whole', label: text.scopes.whole },
                  { value: 'taxesOnly', label: text.scopes.taxesOnly, hint: text.taxesOnlyWhy },
                ]}
              />
              <ReasonField label={text.reason} value={reasonText} onChange={setReasonText} />
            </div>
          </Card>
          <AskDesk order={order} kind="refund" />
        </>
      }
      aside={
        <RefundQuote orderNo={order.orderNo} chosen={chosen} taxesOnly={scope === 'taxesOnly'} reasonText={reasonText.trim()} />
      }
    />
  )
}

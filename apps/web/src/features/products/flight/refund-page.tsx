import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableOrder } from '@sojourn/contract/products/flight-after-sales.shapes'
import { useState } from 'react'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getTripOrderList } from '../../../api/calls/booking/order'
import {
  applyFlightRefund,
  getFlightRefundInfo,
  quoteFlightRefund,
  getOpenTickets,
} from '../../../api/calls/products/flight-after-sales'
import { getFlightOrderDetail } from '../../../api/calls/products/flight-order'
import { isProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/empty-state'
import { ErrorState } from '../../../kit/error-state'
import { Field } from '../../../kit/field'
import { formatPrice } from '../../../kit/format'
import { TextArea } from '../../../kit/input'
import { ButtonLink } from '../../../kit/link'
import { ask } from '../../../kit/modal-queue'
import { Card, Page, TwoColumns } from '../../../kit/page'
import { RadioGroup } from '../../../kit/radio-group'
import { SkeletonList } from '../../../kit/skeleton'
import { loadTexts, useText } from '../../../kit/text'
import { toast } from '../../../kit/toast'
import { paths } from '../../../paths'
import { ActionBar } from '../../booking/action-bar'
import { NoticeBanner } from './order-notices'
import { readCoupons, sameCoupon } from '../../booking/coupons'
import { CouponChoice } from './refund-coupons'
import { RefundQuoteView } from './refund-quote'
import styles from '../../booking/quote.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getFlightRefundInfo, { orderId }), staleTime: 1000 })
  await loadTexts('booking/book', 'products/flight', 'products/flight-refund', 'products/flight-order', 'kit/widgets')
  return null
}

/** Chooses tickets of an order to give back, shows what comes back to whom, and asks for it (S2.22). */
export function Component() {
  const text = useText('products/flight-refund')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const info = useRead(getFlightRefundInfo, { orderId }, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.flightOrder({ orderId })}>
      {info.data ? (
        info.data.coupons.some(({ possible }) => possible) ? (
          <Refund key={info.data.orderNo} order={info.data} first={readCoupons(address.get('coupons'))} />
        ) : (
          <EmptyState
            icon="ticket"
            title={text.none}
            action={<ButtonLink to={paths.flightOrder({ orderId })}>{text.order}</ButtonLink>}
          >
            {text.noneWhy}
          </EmptyState>
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

/** At first what the address names, or the only ticket there is. */
function firstChoice({ coupons }: AlterableOrder, named: readonly CouponRef[]): CouponRef[] {
  const possible = coupons.filter((coupon) => coupon.possible)
  const wanted = possible.filter((coupon) => named.some((each) => sameCoupon(each, coupon)))
  const first = wanted.length > 0 ? wanted : possible.length === 1 ? possible : []
  return first.map(({ ticketNo, segment }) => ({ ticketNo, segment }))
}

type Cause = 'voluntary' | 'involuntary'

function Refund({ order, first }: { order: AlterableOrder; first: readonly CouponRef[] }) {
  const text = useText('products/flight-refund')
  const [chosen, setChosen] = useState(() => firstChoice(order, first))
  const [cause, setCause] = useState<Cause>(order.notices.some(({ canRefundAll }) => canRefundAll) ? 'involuntary' : 'voluntary')
  const [reasonText, setReasonText] = useState('')
  return (
    <TwoColumns
      main={
        <>
          <NoticeBanner notices={order.notices} segments={order.segments} />
          <Card title={text.choose}>
            <CouponChoice order={order} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card title={text.cause}>
            <div className={styles['stack']}>
              <RadioGroup
                label={text.cause}
                value={cause}
                onChange={setCause}
                choices={(['voluntary', 'involuntary'] as const).map((value) => ({ value, label: text.causes[value] }))}
              />
              <Field label={text.reason}>
                {(control) => (
                  <TextArea
                    {...control}
                    maxLength={200}
                    value={reasonText}
                    onChange={(event) => setReasonText(event.target.value)}
                  />
                )}
              </Field>
            </div>
          </Card>
        </>
      }
      aside={<Quote order={order} chosen={chosen} cause={cause} reasonText={reasonText} />}
    />
  )
}

interface QuoteProps {
  order: AlterableOrder
  chosen: CouponRef[]
  cause: Cause
  reasonText: string
}

function Quote({ order, chosen, cause, reasonText }: QuoteProps) {
  const text = useText('products/flight-refund')
  const request = { orderNo: order.orderNo, coupons: chosen }
  const quote = useRead(quoteFlightRefund, request, { enabled: chosen.length > 0, keepFormer: true, staleTime: 10_000 })
  const apply = useApply(order.orderNo, () => void quote.refetch())
  const total = chosen.length > 0 ? quote.data?.total : undefined
  const submit = async () => {
    if (total === undefined) return
    const sure = await ask({ message: text.ask({ amount: formatPrice(total) }), confirm: text.submit, cancel: text.keep })
    if (sure)
      apply.mutate({ ...request, expectedTotal: total, cause, ...(reasonText.trim() ? { reasonText: reasonText.trim() } : {}) })
  }
  const reason = chosen.length === 0 ? text.nothingChosen : (quote.error?.message ?? undefined)
  return (
    <Card title={text.quote}>
      <div className={styles['stack']}>
        {chosen.length === 0 ? (
          <p>{text.nothing}</p>
        ) : quote.error ? (
          <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
        ) : quote.data ? (
          <RefundQuoteView quote={quote.data} busy={quote.isFetching} />
        ) : (
          <SkeletonList count={2} height={80} />
        )}
        <ActionBar total={total} label={text.total}>
          <Button kind="main" size="large" wide busy={apply.isPending} disabledReason={reason} onClick={() => void submit()}>
            {text.submit}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}

function useApply(orderNo: string, quoteAgain: () => void) {
  const text = useText('products/flight-refund')
  const navigate = useNavigate()
  const apply = useWrite(applyFlightRefund, [getFlightOrderDetail, getFlightRefundInfo, getTripOrderList, getOpenTickets])
  const mutate = (request: Parameters<typeof apply.mutate>[0]) =>
    apply.mutate(request, {
      onSuccess: (done) => {
        toast(text.sent, 'good')
        void navigate(paths.flightOrder({ orderId: done.orderNo }), { replace: true })
      },
      onError: (error) => {
        toast(isProblem(error, 'quoteChanged') ? text.changed : error.message, 'bad')
        quoteAgain()
      },
    })
  return { mutate, isPending: apply.isPending, orderNo }
}

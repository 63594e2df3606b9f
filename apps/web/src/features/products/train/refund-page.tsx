import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableTrainOrder } from '@sojourn/contract/products/train-after-sales.shapes'
import { useState } from 'react'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { applyTrainRefund, getTrainRefundInfo, quoteTrainRefund } from '../../../api/calls/products/train-after-sales'
import { getTrainOrderDetail } from '../../../api/calls/products/train-order'
import { isProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/button'
import { ErrorState } from '../../../kit/error-state'
import { Field } from '../../../kit/field'
import { formatPrice } from '../../../kit/format'
import { TextArea } from '../../../kit/input'
import { ask } from '../../../kit/modal-queue'
import { Card, TwoColumns } from '../../../kit/page'
import { SkeletonList } from '../../../kit/skeleton'
import { loadTexts, useText } from '../../../kit/text'
import { toast } from '../../../kit/toast'
import { paths } from '../../../paths'
import { ActionBar } from '../../booking/action-bar'
import { readCoupons, sameCoupon } from '../../booking/coupons'
import styles from '../../booking/quote.module.css'
import { AlterFrame, NothingToAlter } from './alter-frame'
import { RefundQuoteView } from './refund-quote'
import { refOf, TicketChoice } from './ticket-choice'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getTrainRefundInfo, { orderId }), staleTime: 1000 })
  await loadTexts('products/train', 'products/train-alter', 'booking/book', 'booking/order-page', 'kit/widgets')
  return null
}

/** Chooses tickets of an order to give back, shows what comes back to whom, and asks for it (S2.26). */
export function Component() {
  const text = useText('products/train-alter')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const info = useRead(getTrainRefundInfo, { orderId }, { staleTime: 0 })
  const possible = info.data?.tickets.some((ticket) => ticket.possible)
  return (
    <AlterFrame
      title={text.refundTitle}
      orderId={orderId}
      back={paths.trainOrder({ orderId })}
      error={info.error}
      onRetry={() => void info.refetch()}
    >
      {info.data &&
        (possible ? (
          <Refund key={orderId} order={info.data} named={readCoupons(address.get('coupons'))} />
        ) : (
          <NothingToAlter orderId={orderId} title={text.noneRefund} why={text.noneWhy} />
        ))}
    </AlterFrame>
  )
}

/** At first what the address names, or the only ticket there is. */
function firstChoice({ tickets }: AlterableTrainOrder, named: readonly CouponRef[]): CouponRef[] {
  const possible = tickets.filter((ticket) => ticket.possible)
  const wanted = possible.filter((ticket) => named.some((each) => sameCoupon(each, ticket)))
  return (wanted.length > 0 ? wanted : possible.length === 1 ? possible : []).map(refOf)
}

function Refund({ order, named }: { order: AlterableTrainOrder; named: readonly CouponRef[] }) {
  const text = useText('products/train-alter')
  const [chosen, setChosen] = useState(() => firstChoice(order, named))
  const [reasonText, setReasonText] = useState('')
  return (
    <TwoColumns
      main={
        <>
          <Card title={text.choose}>
            <TicketChoice order={order} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card>
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
          </Card>
        </>
      }
      aside={<Quote orderNo={order.orderNo} chosen={chosen} reasonText={reasonText.trim()} />}
    />
  )
}

function Quote({ orderNo, chosen, reasonText }: { orderNo: string; chosen: CouponRef[]; reasonText: string }) {
  const text = useText('products/train-alter')
  const request = { orderNo, coupons: chosen }
  const quote = useRead(quoteTrainRefund, request, { enabled: chosen.length > 0, keepFormer: true, staleTime: 10_000 })
  const apply = useApply(() => void quote.refetch())
  const total = chosen.length > 0 ? quote.data?.total : undefined
  const submit = async () => {
    if (total === undefined) return
    const message = text.refundAsk({ amount: formatPrice(total) })
    if (!(await ask({ message, confirm: text.submitRefund, cancel: text.keep }))) return
    apply.send({ ...request, expectedTotal: total, ...(reasonText && { reasonText }) })
  }
  const reason = chosen.length === 0 ? text.nothingChosen : quote.error?.message
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
          <Button kind="main" size="large" wide busy={apply.busy} disabledReason={reason} onClick={() => void submit()}>
            {text.submitRefund}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}

function useApply(quoteAgain: () => void) {
  const text = useText('products/train-alter')
  const navigate = useNavigate()
  const apply = useWrite(applyTrainRefund, [
    getTrainOrderDetail,
    getTrainRefundInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  // By then the order may have no ticket left and this part of the page may be gone, so the promise is awaited.
  const send = (request: Parameters<typeof apply.mutate>[0]) =>
    void apply.mutateAsync(request).then(
      ({ orderNo }) => {
        toast(text.refundSent, 'good')
        void navigate(paths.trainOrder({ orderId: orderNo }), { replace: true })
      },
      (error: Error) => {
        toast(isProblem(error, 'quoteChanged') ? text.quoteChanged : error.message, 'bad')
        quoteAgain()
      },
    )
  return { send, busy: apply.isPending }
}

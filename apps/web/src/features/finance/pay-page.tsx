import { type LoaderFunctionArgs, Navigate, useSearchParams } from 'react-router'
import { useState } from 'react'
import { getPaymentInfo } from '../../api/calls/booking/payment'
import { isProblem } from '../../api/problem'
import { queryClient, readOptions, useRead } from '../../api/queries'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { ButtonLink } from '../../kit/actions/link'
import { Card, Page, TwoColumns } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { PayForm } from './pay-form'
import { Button } from '../../kit/actions/button'
import { Icon } from '../../kit/marks/icon'
import { Price } from '../../kit/marks/price'
import { Spinner } from '../../kit/feedback/spinner'
import { usePayment } from './use-payment'
import styles from './pay.module.css'

const orderNosOf = (address: URLSearchParams): string[] =>
  [...new Set((address.get('orderNos') ?? '').split(',').filter(Boolean))].slice(0, 20)

export async function loader({ request }: LoaderFunctionArgs) {
  const orderNos = orderNosOf(new URL(request.url).searchParams)
  if (orderNos.length > 0) void queryClient.prefetchQuery(readOptions(getPaymentInfo, { orderNos }))
  await loadTexts('kit/widgets', 'booking/centre', 'finance/payment')
  return null
}

/** Paying one or several orders (S2.20); a payment that was begun stands in the address, so a reload goes on waiting. */
export function Component() {
  const text = useText('finance/payment')
  const [address, setAddress] = useSearchParams()
  const orderNos = orderNosOf(address)
  const paymentNo = address.get('paymentNo')
  const wait = (begun: string | undefined) =>
    setAddress({ orderNos: orderNos.join(','), ...(begun && { paymentNo: begun }) }, { replace: true })
  return (
    <Page title={text.title} back={paths.myBookings({ type: 2 })}>
      {orderNos.length === 0 ? (
        <NotPayable title={text.unknownTitle}>{text.unknownText}</NotPayable>
      ) : paymentNo ? (
        <PayWaiting paymentNo={paymentNo} onOtherMethod={() => wait(undefined)} />
      ) : (
        <PayableOrders orderNos={orderNos} onBegun={wait} />
      )}
    </Page>
  )
}

function PayableOrders({ orderNos, onBegun }: { orderNos: string[]; onBegun: (paymentNo: string) => void }) {
  const text = useText('finance/payment')
  const { data, error, refetch } = useRead(getPaymentInfo, { orderNos }, { staleTime: 0 })
  if (isProblem(error, 'paymentClosed')) return <NotPayable title={text.closedTitle}>{text.closedText}</NotPayable>
  if (isProblem(error, 'orderUnknown')) return <NotPayable title={text.unknownTitle}>{text.unknownText}</NotPayable>
  if (data) return <PayForm info={data} orderNos={orderNos} onBegun={onBegun} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <TwoColumns main={<SkeletonList count={2} height={150} gap={16} />} aside={<SkeletonList count={1} height={220} />} />
}

function NotPayable({ title, children }: { title: string; children: string }) {
  const text = useText('finance/payment')
  return (
    <EmptyState icon="wallet" title={title} action={<ButtonLink to={paths.myBookings()}>{text.viewOrders}</ButtonLink>}>
      {children}
    </EmptyState>
  )
}

/** The person pays in another window, or the company's account is being charged; this page waits for the outcome. */
function PayWaiting({ paymentNo, onOtherMethod }: { paymentNo: string; onOtherMethod: () => void }) {
  const text = useText('finance/payment')
  const { data, error, isFetching, refetch } = usePayment(paymentNo)
  const [asked, setAsked] = useState(false)
  if (data?.state === 'paid') return <Navigate replace to={paths.paySuccess({ paymentNo })} />
  if (data?.state === 'failed' || data?.state === 'closed' || data?.state === 'refunded')
    return <Navigate replace to={paths.payFail({ paymentNo })} />
  if (!data) {
    const others = <ButtonLink to={paths.myBookings({ type: 2 })}>{text.back}</ButtonLink>
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} action={others} />
    ) : (
      <SkeletonList count={1} height={280} />
    )
  }
  const havePaid = () => {
    setAsked(false)
    void refetch().then(() => setAsked(true))
  }
  return (
    <Card className={styles['waiting']}>
      <Spinner size={32} />
      <h2>{data.providerUrl ? text.waitTitle : text.accountWaitTitle}</h2>
      <Price fen={data.providerUrl ? data.personal : data.total} size="large" />
      <p className={styles['faint']}>{data.providerUrl ? text.waitText : text.accountWaitText}</p>
      <div className={styles['buttons']}>
        {data.providerUrl && (
          <Button kind="brand" size="large" busy={isFetching && !asked} onClick={havePaid}>
            {text.havePaid}
          </Button>
        )}
        {data.providerUrl && (
          <a className={styles['provider']} href={data.providerUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="external" size={16} />
            {text.openAgain}
          </a>
        )}
      </div>
      <div role="status">{asked && <p>{text.notYet}</p>}</div>
      {data.providerUrl && (
        <Button kind="quiet" onClick={onOtherMethod}>
          {text.otherMethod}
        </Button>
      )}
    </Card>
  )
}

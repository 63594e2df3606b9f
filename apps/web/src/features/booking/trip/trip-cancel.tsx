import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { useState } from 'react'
import { cancelTrip, quoteTripCancel } from '../../../api/calls/booking/order'
import { useRead, useWrite } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Fact, FigureList } from '../../../kit/lists/facts'
import { Field } from '../../../kit/forms/field'
import { formatPrice } from '../../../kit/text/format'
import { Input } from '../../../kit/forms/input'
import { Price } from '../../../kit/marks/price'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { tripReads } from './trip-reads'
import styles from './trip.module.css'

/** Gives a whole trip up: first what it would mean, then what of it a supplier would not let go (S7.55). */
export function TripCancel({ trip }: { trip: TripView }) {
  const text = useText('booking/trip/page')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="danger" wide onClick={() => setOpen(true)}>
        {text.cancel}
      </Button>
      {open && <CancelDialog travelOrderNo={trip.travelOrderNo} onClose={() => setOpen(false)} />}
    </>
  )
}

function useGivingUp(travelOrderNo: string, onClose: () => void) {
  const text = useText('booking/trip/page')
  const [reason, setReason] = useState('')
  const quote = useRead(quoteTripCancel, { travelOrderNo }, { staleTime: 0 })
  const giveUp = useWrite(cancelTrip, [...tripReads, quoteTripCancel])
  const submit = ({ total: expectedTotal, fee: expectedFee }: QuoteAnswer) =>
    giveUp.mutate(
      { travelOrderNo, expectedTotal, expectedFee, ...(reason.trim() && { reason: reason.trim() }) },
      {
        onSuccess: (answer) => {
          if (staying(answer).length > 0) return
          onClose()
          toast(text.cancelled, 'good')
        },
        onError: tellFailure,
      },
    )
  return { reason, setReason, quote, busy: giveUp.isPending, done: giveUp.data, submit }
}

function CancelDialog({ travelOrderNo, onClose }: { travelOrderNo: string; onClose: () => void }) {
  const text = useText('booking/trip/page')
  const { reason, setReason, quote, busy, done, submit } = useGivingUp(travelOrderNo, onClose)
  const nothing = quote.data?.orders.every(({ step }) => step === 'none')
  if (done && staying(done).length > 0) return <Staying done={done} onClose={onClose} />
  return (
    <Dialog
      open
      width="info"
      onClose={onClose}
      title={text.cancelTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button
            kind="danger"
            busy={busy}
            disabledReason={quote.data ? (nothing ? text.nothing : undefined) : text.quoting}
            onClick={() => quote.data && submit(quote.data)}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p className={styles['hint']}>{nothing ? text.nothing : text.cancelText}</p>
        <QuoteStates quote={quote} />
        <Field label={text.reason}>
          {(control) => <Input {...control} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}

type Answer = WebResponse<NonNullable<(typeof cancelTrip)['contract']>>

/** What its supplier does not let go, or has not said yet whether it does. */
const staying = ({ refused, pending }: Answer) => [...refused, ...pending]

/** What of the trip stays, and whether the rest is given up. */
interface Done {
  done: Answer
  onClose: () => void
}
function Staying({ done, onClose }: Done) {
  const text = useText('booking/trip/page')
  return (
    <Dialog
      open
      width="info"
      onClose={onClose}
      title={text.partlyTitle}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <div className={styles['stack']}>
        <p className={styles['hint']}>{done.cancelled.length + done.refunds.length > 0 ? text.partly : text.unchanged}</p>
        <ul className={styles['quote']}>
          {staying(done).map(({ orderNo, title, reason }) => (
            <li key={orderNo}>
              <strong>{title}</strong>
              <span className={styles['meta']}>{reason}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface QuoteRead {
  data: QuoteAnswer | undefined
  error: Error | null
  refetch: () => unknown
}
function QuoteStates({ quote: { data, error, refetch } }: { quote: QuoteRead }) {
  if (data) return <Quote quote={data} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={44} />
}

type QuoteAnswer = WebResponse<NonNullable<(typeof quoteTripCancel)['contract']>>

function Quote({ quote }: { quote: QuoteAnswer }) {
  const text = useText('booking/trip/page')
  return (
    <>
      <ul className={styles['quote']}>
        {quote.orders.map(({ orderNo, title, step, amount, fee, reason }) => (
          <li key={orderNo}>
            <strong>{title}</strong>
            <span className={styles['meta']}>
              {reason ?? text.steps[step]}
              {step === 'refund' && <span>{text.fee({ amount: formatPrice(fee) })}</span>}
              {(step === 'refund' || amount > 0) && <span>{text.back({ amount: formatPrice(amount) })}</span>}
            </span>
          </li>
        ))}
      </ul>
      <FigureList>
        <Fact name={text.feeTotal}>
          <Price fen={quote.fee} tone="plain" />
        </Fact>
        <Fact name={text.backTotal}>
          <Price fen={quote.total} />
        </Fact>
      </FigureList>
    </>
  )
}

import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { useState } from 'react'
import { getPendingOrderStatistical, getTripOrderList, resubmitOrder } from '../../../api/calls/booking/order'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import type { WebCall } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { noReason } from '../policy/reason'
import { ReasonFields } from '../policy/reason-fields'
import { useOrderWords } from './order-words'

interface SubmitButtonProps {
  order: OrderCore
  detail: WebCall<unknown>
  word: string
}

/** Submits what waits for it; where policy asks for a reason that nobody has given yet, asks for it and submits again. */
export function SubmitButton({ order, detail, word }: SubmitButtonProps) {
  const text = useOrderWords(order)
  const submit = useWrite(resubmitOrder, [detail, getTripOrderList, getPendingOrderStatistical])
  const [reason, setReason] = useState(noReason)
  const [asked, setAsked] = useState(false)
  const given = reason.reasonCode !== ''
  const send = () =>
    submit.mutate(
      { orderNo: order.orderNo, ...(given && reason) },
      {
        onSuccess: () => {
          setAsked(false)
          toast(text.submitted, 'good')
        },
        onError: (error) => {
          if (asksReason(error) && order.reasons) setAsked(true)
          if (!asksReason(error) || asked) toast(error.message, 'bad')
        },
      },
    )
  return (
    <>
      <Button kind="main" busy={submit.isPending} onClick={send}>
        {word}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={text.reasonTitle}
        actions={
          <Button kind="main" busy={submit.isPending} onClick={send}>
            {word}
          </Button>
        }
      >
        <p>{text.reasonAsk}</p>
        <ReasonFields
          info={{ reasons: order.reasons ?? [] }}
          form={reason}
          path="submit"
          errorOf={() => undefined}
          onChange={(more) => setReason({ ...reason, ...more })}
        />
      </Dialog>
    </>
  )
}

const asksReason = (error: Error): boolean => error instanceof ApiProblem && error.problem === 'violationReasonMissing'

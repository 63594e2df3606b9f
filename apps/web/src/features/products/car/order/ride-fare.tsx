import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { type FormEvent, useState } from 'react'
import { confirmCarFare, disputeCarFare, getCarOrderDetail } from '../../../../api/calls/products/car/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { TextArea } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { Dialog } from '../../../../kit/overlays/dialog'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { tellFailure } from '../../../../kit/overlays/told'
import { FareParts } from '../fare-parts'
import { kilometresOf } from '../kilometres'
import styles from './ride-actions.module.css'

type Fare = NonNullable<CarOrderDetail['ride']['fare']>

interface RideFareProps {
  order: CarOrderDetail
  fare: Fare
}

/** What a ride that has ended costs, and what its people say of it. */
export function RideFareCard({ order, fare }: RideFareProps) {
  const text = useText('products/car/pages')
  const rules = useText('products/car/rules')
  const settled = order.ride.state === 'done'
  return (
    <Card title={text.fare}>
      <div className={styles['form']}>
        <p>
          <Badge tone={fare.flags.length > 0 && fare.state === 'unconfirmed' ? 'warn' : 'neutral'}>
            {text.fareStates[fare.state]}
          </Badge>{' '}
          {text.driven({ kilometres: kilometresOf(fare.metres), minutes: fare.minutes })}
        </p>
        {fare.flags.map((flag) => (
          <Badge key={flag} tone="warn" icon="alert">
            {rules.flags[flag]}
          </Badge>
        ))}
        <FareParts parts={fare.parts} />
        {fare.takenOff > 0 && (
          <p>
            {text.takenOff} {formatPrice(-fare.takenOff)}
          </p>
        )}
        <p>
          <strong>
            {text.fareTotal} {formatPrice(fare.amount)}
          </strong>{' '}
          <span className={styles['soft']}>{text.capped}</span>
        </p>
        <FareNotes fare={fare} settled={settled} />
        {order.ride.canAnswerFare && <FareAnswer order={order} fare={fare} />}
      </div>
    </Card>
  )
}

function FareNotes({ fare, settled }: { fare: Fare; settled: boolean }) {
  const text = useText('products/car/pages')
  const { parts } = useText('products/car/rules')
  const { list } = useText('booking/placing/book')
  const notes = [
    fare.disputed.length > 0 && fare.disputeReason
      ? text.disputedParts({ parts: `${list({ items: fare.disputed.map((part) => parts[part]) })} · ${fare.disputeReason}` })
      : '',
    fare.answer ? text.answers[fare.answer] : '',
    fare.answeredBy ? text.answeredBy({ time: formatInstant(fare.answeredBy) }) : '',
    fare.confirmsAt ? text.confirmsAt({ time: formatInstant(fare.confirmsAt) }) : '',
    settled ? text.returned : '',
  ].filter((note) => note !== '')
  return notes.map((note) => (
    <p key={note} className={styles['soft']}>
      {note}
    </p>
  ))
}

function FareAnswer({ order: { orderNo }, fare }: RideFareProps) {
  const text = useText('products/car/pages')
  const [disputing, setDisputing] = useState(false)
  const confirm = useWrite(confirmCarFare, [getCarOrderDetail])
  const isRight = () => confirm.mutate({ orderNo, amount: fare.amount }, { onError: tellFailure })
  return (
    <div className={styles['actions']}>
      <Button kind="main" busy={confirm.isPending} onClick={isRight}>
        {text.confirm}
      </Button>
      <Button onClick={() => setDisputing(true)}>{text.dispute}</Button>
      <Dialog open={disputing} title={text.dispute} onClose={() => setDisputing(false)} width="info">
        <Dispute orderNo={orderNo} fare={fare} onDone={() => setDisputing(false)} />
      </Dialog>
    </div>
  )
}

type Part = Fare['parts'][number]['part']

/** Which parts are not right, and why. */
function Dispute({ orderNo, fare, onDone }: { orderNo: string; fare: Fare; onDone: () => void }) {
  const text = useText('products/car/pages')
  const { parts: names } = useText('products/car/rules')
  const [parts, setParts] = useState<Part[]>([])
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const dispute = useWrite(disputeCarFare, [getCarOrderDetail])
  const toggle = (part: Part, on: boolean) => setParts(on ? [...parts, part] : parts.filter((one) => one !== part))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (parts.length === 0 || reason.trim() === '') return setWrong(text.disputeIncomplete)
    dispute.mutate({ orderNo, parts, reason: reason.trim() }, { onSuccess: onDone, onError: (error) => setWrong(error.message) })
  }
  return (
    <Form className={styles['form']} onSubmit={send}>
      <fieldset>
        <legend>{text.disputeTitle}</legend>
        {fare.parts.map(({ part, amount }) => (
          <Checkbox
            key={part}
            label={`${names[part]} ${formatPrice(amount)}`}
            checked={parts.includes(part)}
            onChange={(on) => toggle(part, on)}
          />
        ))}
      </fieldset>
      <Field label={text.disputeReason} hint={text.disputeHint} error={wrong}>
        {(control) => (
          <TextArea {...control} rows={3} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <Button kind="main" type="submit" busy={dispute.isPending}>
        {text.disputeSend}
      </Button>
    </Form>
  )
}

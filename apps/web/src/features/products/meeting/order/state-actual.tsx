import { meetingLineKinds } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { useState } from 'react'
import { getMeetingOrderDetail, stateMeetingActual } from '../../../../api/calls/products/meeting/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { LineFields } from '../line-fields'
import styles from '../meeting.module.css'
import { lineFaults, linesOf, typedLine, type TypedLine } from '../typed-lines'

type Meeting = MeetingOrderDetail['meeting']

/** Rooms that were held are billed by what guests took of them, whatever was offered. */
const offered = ({ quoted, roomCharge }: Meeting): Meeting['quoted'] =>
  quoted.map((line) =>
    line.kind === 'rooms' && roomCharge
      ? { ...line, unit: roomCharge.rate, count: roomCharge.paid, times: 1, amount: roomCharge.amount }
      : line,
  )

/** Begins with what was stated, or offered; what was never offered can be added. */
const freshLines = (meeting: Meeting): TypedLine[] => {
  const lines = meeting.statement?.lines ?? offered(meeting)
  return meetingLineKinds.map((kind) => {
    const line = lines.find((each) => each.kind === kind)
    return line ? typedLine(line) : { kind, unit: '', count: '1', times: '1' }
  })
}

/** For the agency's staff in a customer's session: what the venue billed. */
export function StateActual({ meeting }: { meeting: Meeting }) {
  const text = useText('products/meeting/order')
  const [lines, setLines] = useState(() => freshLines(meeting))
  const [tried, setTried] = useState(false)
  const state = useWrite(stateMeetingActual, [getMeetingOrderDetail])
  const submit = () => {
    setTried(true)
    if (lineFaults(lines, 'lines').length > 0) return
    state.mutate({ orderNo: meeting.depositNo, lines: linesOf(lines) }, { onSuccess: () => toast(text.stated, 'good') })
  }
  const change = (at: number, more: Partial<TypedLine>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...more } : line)))
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <fieldset className={styles['offer']}>
        <legend>{text.state}</legend>
        <p className={styles['soft']}>{text.stateIntro}</p>
        <RoomsBilled meeting={meeting} />
        {lines.map((line, at) => (
          <LineFields key={line.kind} line={line} words={text} tried={tried} onChange={(more) => change(at, more)} />
        ))}
      </fieldset>
      {state.error && <FormRefusal>{state.error.message}</FormRefusal>}
      <div className={styles['buttons']}>
        <Button type="submit" kind="main" busy={state.isPending}>
          {text.sendActual}
        </Button>
      </div>
    </Form>
  )
}

function RoomsBilled({ meeting: { roomCharge } }: { meeting: Meeting }) {
  const text = useText('products/meeting/order')
  return roomCharge && <p className={styles['soft']}>{text.roomsBilled(roomCharge)}</p>
}

import type { IntlAlterableOrder } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import {
  manualQuoteCauses,
  type AskedManualQuote,
  type ManualQuoteKind,
} from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askManualQuote } from '../../../../api/calls/products/intl-flight/manual-quote'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Select, TextArea } from '../../../../kit/forms/input'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { FlightsLine } from '../change/flights-line'
import styles from '../demand/demand.module.css'
import { quoteReads } from './quote-reads'

interface AskDialogProps {
  order: IntlAlterableOrder
  kind: ManualQuoteKind
  onClose: () => void
}
type Cause = AskedManualQuote['cause']

const ticketsFor = ({ tickets }: IntlAlterableOrder, kind: ManualQuoteKind, slice: number) =>
  tickets.filter(({ forDesk, slices }) => forDesk && (kind === 'refund' || slices.includes(slice)))
const slicesFor = (order: IntlAlterableOrder): number[] =>
  [...new Set(order.segments.map(({ slice }) => slice))].filter((slice) => ticketsFor(order, 'change', slice).length > 0)

/** What the page knows itself of why there is no price online. */
function knownCause(offered: ReturnType<typeof ticketsFor>, ticketNos: readonly string[]): Cause {
  const hurdle = offered.find((ticket) => ticket.hurdle && ticketNos.includes(ticket.ticketNo))?.hurdle
  return hurdle ?? (ticketNos.length < offered.length ? 'severalPassengers' : 'other')
}

/** Which tickets, why, and what is wished for. */
function useAsk({ order, kind, onClose }: AskDialogProps) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const [slice, setSlice] = useState(slicesFor(order)[0] ?? 0)
  const offered = ticketsFor(order, kind, slice)
  const [left, setLeft] = useState<readonly string[]>([])
  const [chosen, setCause] = useState<Cause>()
  const [departDate, setDepartDate] = useState('')
  const [wish, setWish] = useState('')
  const [tried, setTried] = useState(false)
  const navigate = useNavigate()
  const write = useWrite(askManualQuote, quoteReads)
  const ticketNos = offered.map(({ ticketNo }) => ticketNo).filter((ticketNo) => !left.includes(ticketNo))
  const cause = chosen ?? knownCause(offered, ticketNos)
  const send = () => {
    setTried(true)
    if (wish.trim() === '' || ticketNos.length === 0) return
    const change = kind === 'change' ? { slice, ...(departDate && { departDate }) } : {}
    write.mutate(
      { orderNo: order.orderNo, kind, ticketNos, ...change, cause, wish: wish.trim() },
      {
        onSuccess: () => {
          toast(text.sent, 'good')
          onClose()
          void navigate(paths.intlFlightChanges({ orderId: order.orderNo }))
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  const toggle = (ticketNo: string, on: boolean) => setLeft(on ? left.filter((each) => each !== ticketNo) : [...left, ticketNo])
  const form = { slice, setSlice, cause, setCause, departDate, setDepartDate, wish, setWish }
  return { ...form, offered, ticketNos, toggle, tried, send, busy: write.isPending }
}

/** Asks the desk what the carrier wants. */
export function AskDialog(props: AskDialogProps) {
  const { order, kind, onClose } = props
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const form = useAsk(props)
  return (
    <Dialog
      open
      width="info"
      onClose={onClose}
      title={text.askTitle[kind]}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="brand" busy={form.busy} onClick={form.send}>
            {text.send}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        {kind === 'change' && <Direction order={order} form={form} />}
        <Tickets form={form} />
        <Wishes form={form} kind={kind} />
      </div>
    </Dialog>
  )
}

type Form = ReturnType<typeof useAsk>

/** One direction is changed at a time. */
function Direction({ order, form: { slice, setSlice } }: { order: IntlAlterableOrder; form: Form }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  return (
    <RadioGroup
      column
      showLabel
      label={text.direction}
      value={slice}
      onChange={setSlice}
      choices={slicesFor(order).map((value) => ({
        value,
        label: <FlightsLine segments={order.segments.filter((each) => each.slice === value)} dictionary={order.dictionary} />,
      }))}
    />
  )
}

function Tickets({ form: { offered, ticketNos, toggle, tried } }: { form: Form }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  return (
    <fieldset className={styles['words']}>
      <legend>{text.tickets}</legend>
      {offered.map(({ ticketNo, traveller }) => (
        <Checkbox
          key={ticketNo}
          checked={ticketNos.includes(ticketNo)}
          onChange={(on) => toggle(ticketNo, on)}
          label={text.ticketOf({ name: traveller, number: ticketNo })}
        />
      ))}
      {tried && ticketNos.length === 0 && (
        <p role="alert" className={styles['broken']}>
          {text.ticketsMissing}
        </p>
      )}
    </fieldset>
  )
}

function Wishes({ form, kind }: { form: Form; kind: ManualQuoteKind }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const { cause, setCause, departDate, setDepartDate, wish, setWish, tried } = form
  return (
    <>
      <Field label={text.cause} required>
        {(control) => (
          <Select {...control} value={cause} onChange={(event) => setCause(event.target.value as Cause)}>
            {manualQuoteCauses.map((each) => (
              <option key={each} value={each}>
                {text.causes[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === 'change' && <DateField label={text.departDate} value={departDate} onChange={setDepartDate} />}
      <Field
        label={text.wish}
        hint={text.wishHint[kind]}
        required
        error={tried && wish.trim() === '' ? text.wishMissing : undefined}
      >
        {(control) => (
          <TextArea {...control} rows={3} maxLength={300} value={wish} onChange={(event) => setWish(event.target.value)} />
        )}
      </Field>
    </>
  )
}

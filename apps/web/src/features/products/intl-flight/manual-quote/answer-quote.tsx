import type { ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { useState } from 'react'
import { answerManualQuote } from '../../../../api/calls/products/intl-flight/manual-quote'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { serverInstant } from '../../../../kit/dates/server-time'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { toast } from '../../../../kit/overlays/toast'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { goToField } from '../../../booking/book/use-book-form'
import styles from '../demand/demand.module.css'
import { withSegmentAfter } from '../demand/quote-form'
import { SegmentFields } from '../demand/segment-fields'
import { amountFault, amountsOf, answerFaults, answerOf, blankAnswer, isCount, type AnswerForm } from './answer-form'
import { quoteReads } from './quote-reads'
import { RefuseQuote } from './refuse-quote'

interface AnswerQuoteProps {
  quote: ManualQuote
  desk: NonNullable<ManualQuote['desk']>
}

/** What is typed, and what happens on sending; faults are said once somebody tried. */
function useAnswer({ quote, desk }: AnswerQuoteProps) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const [form, setForm] = useState(() => blankAnswer(quote, desk, serverInstant()))
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const write = useWrite(answerManualQuote, quoteReads)
  const send = () => {
    setTried(true)
    setRefusal(undefined)
    if (answerFaults(quote.kind, desk, form).length > 0) return
    // The next version of the quote has a form of its own.
    void write.mutateAsync(answerOf(quote, desk, form)).then(
      () => toast(text.answered, 'good'),
      (error: Error) => {
        if (!(error instanceof ApiProblem)) throw error
        setRefusal(error.message)
        if (error.field) goToField(error.field.replace(/^change\.segments/, 'plans.0.segments'))
      },
    )
  }
  const change = (more: Partial<AnswerForm>) => setForm({ ...form, ...more })
  return { form, change, tried, refusal, send, busy: write.isPending }
}

export type Answering = ReturnType<typeof useAnswer>

/** For the desk: what the carrier told, ticket by ticket, and until when it stands. */
export function AnswerQuote(props: AnswerQuoteProps) {
  const { quote, desk } = props
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const answering = useAnswer(props)
  const { form, change, refusal, send, busy } = answering
  return (
    <Card title={quote.state === 'quoted' ? text.answerAgain : text.answer}>
      <Form
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {quote.kind === 'change' && <Flights answering={answering} />}
        {desk.map((ticket) => (
          <Amounts key={ticket.ticketNo} kind={quote.kind} ticket={ticket} answering={answering} />
        ))}
        <Checkbox checked={form.waived} onChange={(waived) => change({ waived })} label={text.waived} />
        <Validity answering={answering} />
        {refusal && (
          <p role="alert" className={styles['refusal']}>
            {refusal}
          </p>
        )}
        <div className={styles['buttons']}>
          <RefuseQuote quote={quote} />
          <Button type="submit" kind="main" busy={busy}>
            {text.sendAnswer}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** The new flights of the direction, and what is checked in on them. */
function Flights({ answering: { form, change, tried } }: { answering: Answering }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const { segments } = form
  return (
    <>
      {segments.map((segment, at) => (
        <SegmentFields
          key={segment.key}
          segment={segment}
          index={0}
          at={at}
          tried={tried}
          legs={1}
          onSegment={(more) => change({ segments: segments.map((each, no) => (no === at ? { ...each, ...more } : each)) })}
          onAdd={() => change({ segments: withSegmentAfter(segments, at) })}
          onDrop={segments.length > 1 ? () => change({ segments: segments.filter((_each, no) => no !== at) }) : undefined}
        />
      ))}
      <div className={styles['pair']}>
        <Line label={text.pieces} field="pieces" value={form.pieces} onChange={(pieces) => change({ pieces })} />
        <Line
          label={text.kilograms}
          field="kilograms"
          value={form.kilograms}
          onChange={(kilograms) => change({ kilograms })}
          error={tried && !isCount(form.kilograms) ? text.wrong : undefined}
        />
      </div>
    </>
  )
}

interface AmountsProps {
  kind: ManualQuote['kind']
  ticket: AnswerQuoteProps['desk'][number]
  answering: Answering
}

function Amounts({ kind, ticket, answering: { form, change, tried } }: AmountsProps) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const labels: Readonly<Record<string, string>> = {
    usedFare: text.usedFare,
    fee: kind === 'refund' ? text.feeYuan : text.changeFee,
    fareDifference: text.fareDifference,
    taxDifference: text.taxDifference,
  }
  return (
    <fieldset className={styles['offer']}>
      <legend>{text.ticketOf({ name: ticket.traveller, number: ticket.ticketNo })}</legend>
      <p className={styles['soft']}>{text.paid({ amount: formatPrice(ticket.paid) })}</p>
      <div className={styles['pair']}>
        {amountsOf(kind, ticket).map(({ key, field, tax }) => {
          const fault = tried ? amountFault(form, key) : undefined
          return (
            <Line
              key={key}
              label={tax ? text.tax(tax) : (labels[field] ?? field)}
              hint={tax && text.taxPaid({ name: tax.name, amount: formatPrice(tax.amount) })}
              field={key}
              value={form.amounts[key] ?? ''}
              onChange={(value) => change({ amounts: { ...form.amounts, [key]: value } })}
              error={fault && text[fault]}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

/** Until when it stands, and what the customer is told beside it. */
function Validity({ answering: { form, change, tried } }: { answering: Answering }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  return (
    <>
      <div className={styles['pair']}>
        <DateField
          label={text.validUntil}
          required
          value={form.validUntil}
          error={tried && form.validUntil === '' ? text.needed : undefined}
          data-field="validUntil"
          onChange={(validUntil) => change({ validUntil })}
        />
        <Line
          label={text.validTime}
          type="time"
          field="validTime"
          value={form.validTime}
          onChange={(validTime) => change({ validTime })}
          error={tried && form.validTime === '' ? text.needed : undefined}
        />
      </div>
      <Line label={text.noteField} field="note" maxLength={300} value={form.note} onChange={(note) => change({ note })} />
    </>
  )
}

interface LineProps {
  label: string
  hint?: string | undefined
  field: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  type?: 'time'
  maxLength?: number
}

function Line({ label, hint, field, value, onChange, error, type, maxLength = 10 }: LineProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type={type}
          data-field={field}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { ticketNumberOf } from '@sojourn/domain/reference/air/ticket-number'
import { useState, type ReactNode } from 'react'
import {
  declineFlightDemand,
  issueFlightDemand,
  revealFlightDemandDocument,
} from '../../../../api/calls/products/intl-flight/demand'
import { invoke } from '../../../../api/client'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { RevealedText } from '../../../../kit/forms/revealed-text'
import { Card } from '../../../../kit/layout/page'
import { toast } from '../../../../kit/overlays/toast'
import { told } from '../../../../kit/overlays/told'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { demandReads } from './demand-reads'
import styles from './demand.module.css'
import { fenOf, upper } from './quote-form'
import { ReasonDialog } from './reason-dialog'

type Office = NonNullable<FlightDemandDetail['office']>

interface IssueProps {
  demandNo: string
  office: Office
}

/** What is typed of tickets bought by hand; numbers by position of the traveller. */
function useIssue({ demandNo, office }: IssueProps) {
  const text = useText('products/intl-flight/demand/words')
  const [record, setRecord] = useState('')
  const [paid, setPaid] = useState('')
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({})
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<ApiProblem>()
  const issue = useWrite(issueFlightDemand, demandReads)
  const faults = new Map<string, boolean>(
    [
      ['record', !/^[A-Z0-9]{5,8}$/.test(upper(record))] as const,
      ...office.travellers.map(
        ({ traveller }) => [`tickets.${traveller}`, ticketNumberOf(numbers[traveller] ?? '') === undefined] as const,
      ),
      ['paid', fenOf(paid) === undefined] as const,
    ].filter(([, wrong]) => wrong),
  )
  const submit = () => {
    setTried(true)
    setRefusal(undefined)
    if (faults.size > 0) return
    const tickets = office.travellers.map(({ traveller }) => ({
      traveller,
      ticketNo: ticketNumberOf(numbers[traveller] ?? '') ?? '',
    }))
    // Once they are entered, this part of the page is gone.
    void issue.mutateAsync({ demandNo, record: upper(record), tickets, paid: fenOf(paid) ?? 0 }).then(
      () => toast(text.issued, 'good'),
      (error: Error) => {
        if (!(error instanceof ApiProblem)) throw error
        setRefusal(error)
      },
    )
  }
  const errorOf = (field: string): string | undefined =>
    refusal?.field === field
      ? refusal.message
      : tried && faults.has(field)
        ? field.startsWith('tickets')
          ? text.ticketNoWrong
          : text.wrong
        : undefined
  return { record, setRecord, paid, setPaid, numbers, setNumbers, errorOf, refusal, busy: issue.isPending, submit }
}

/** For the agency's staff: record and tickets of a paid plan, or the news that it cannot be had as agreed. */
export function DemandIssue(props: IssueProps) {
  const { demandNo, office } = props
  const text = useText('products/intl-flight/demand/words')
  const form = useIssue(props)
  return (
    <Card title={text.issueTitle}>
      <p className={styles['soft']}>{text.issueIntro({ amount: formatPrice(office.agreed) })}</p>
      <Form
        className={styles['quote']}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <div className={styles['pair']}>
          <Line label={text.record} field="record" value={form.record} onChange={form.setRecord} error={form.errorOf('record')} />
          {office.travellers.map(({ traveller, name, credentialNumber }) => (
            <Line
              key={traveller}
              label={text.ticketOf({ name })}
              hint={<Document demandNo={demandNo} traveller={traveller} name={name} masked={credentialNumber} />}
              field={`tickets.${traveller}`}
              value={form.numbers[traveller] ?? ''}
              onChange={(ticketNo) => form.setNumbers({ ...form.numbers, [traveller]: ticketNo })}
              error={form.errorOf(`tickets.${traveller}`)}
            />
          ))}
          <Line label={text.paid} field="paid" value={form.paid} onChange={form.setPaid} error={form.errorOf('paid')} />
        </div>
        {form.refusal && (
          <p role="alert" className={styles['refusal']}>
            {form.refusal.message}
          </p>
        )}
        <div className={styles['buttons']}>
          <Decline demandNo={demandNo} />
          <Button type="submit" kind="main" busy={form.busy}>
            {text.issue}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

interface DocumentProps {
  demandNo: string
  traveller: number
  name: string
  masked: string
}

/** The number to ticket with; each look at one is written down. */
function Document({ demandNo, traveller, name, masked }: DocumentProps) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <RevealedText
      masked={masked}
      read={() => invoke(revealFlightDemandDocument, { demandNo, traveller }).then(({ credentialNumber }) => credentialNumber)}
      revealLabel={text.revealDocument({ name })}
      hideLabel={text.hideDocument({ name })}
    />
  )
}

interface LineProps {
  label: string
  hint?: ReactNode
  field: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function Line({ label, hint, field, value, onChange, error }: LineProps) {
  return (
    <Field label={label} hint={hint} required error={error}>
      {(control) => (
        <Input {...control} data-field={field} maxLength={20} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

function Decline({ demandNo }: { demandNo: string }) {
  const text = useText('products/intl-flight/demand/words')
  const [open, setOpen] = useState(false)
  const decline = useWrite(declineFlightDemand, demandReads)
  const send = (reason: string) => void told(decline.mutateAsync({ demandNo, reason }), text.declined)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.decline}
      </Button>
      <ReasonDialog
        open={open}
        title={text.declineTitle}
        label={text.declineReason}
        confirm={text.decline}
        busy={decline.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}

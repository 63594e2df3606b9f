import type { ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { useState } from 'react'
import { carryOutManualQuote } from '../../../../api/calls/products/intl-flight/manual-quote'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { told } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import styles from '../demand/demand.module.css'
import { upper } from '../demand/quote-form'
import { quoteReads } from './quote-reads'
import { RefuseQuote } from './refuse-quote'

const recordPattern = /^[A-Z0-9]{5,8}$/
const ticketPattern = /^\d{3}-?\d{10}$/

/** What the carrier gave for a change; a refund gives nothing to type. */
function useCarryOut({ quoteNo, version, kind, tickets }: ManualQuote) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const write = useWrite(carryOutManualQuote, quoteReads)
  const valueOf = (field: string): string => upper(typed[field] ?? '')
  const fields = kind === 'change' ? ['record', ...tickets.map(({ ticketNo }) => ticketNo)] : []
  const isWrong = (field: string): boolean => !(field === 'record' ? recordPattern : ticketPattern).test(valueOf(field))
  const send = () => {
    setTried(true)
    if (fields.some(isWrong)) return
    const made = tickets.map(({ ticketNo }) => ({ ticketNo, newTicketNo: valueOf(ticketNo) }))
    const change = kind === 'change' ? { record: valueOf('record'), tickets: made } : { tickets: [] }
    void told(write.mutateAsync({ quoteNo, version, ...change }), text.doneSent)
  }
  const errorOf = (field: string): string | undefined => (tried && isWrong(field) ? text.wrong : undefined)
  return { typed, setTyped, errorOf, send, busy: write.isPending }
}

/** For the desk: the carrier has done what was accepted, or does not. */
export function CarryOut({ quote }: { quote: ManualQuote }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const { typed, setTyped, errorOf, send, busy } = useCarryOut(quote)
  const line = (label: string, field: string) => (
    <Field key={field} label={label} required error={errorOf(field)}>
      {(control) => (
        <Input
          {...control}
          maxLength={14}
          value={typed[field] ?? ''}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <Card title={text.carryOut}>
      <Form
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {quote.kind === 'change' && (
          <div className={styles['pair']}>
            {line(text.record, 'record')}
            {quote.tickets.map(({ ticketNo, traveller }) =>
              line(text.newTicket({ name: traveller, number: ticketNo }), ticketNo),
            )}
          </div>
        )}
        <div className={styles['buttons']}>
          <RefuseQuote quote={quote} />
          <Button type="submit" kind="main" busy={busy}>
            {text.done[quote.kind]}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

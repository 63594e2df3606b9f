import type { ServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { termsFault } from '@sojourn/domain/booking/agreement-terms'
import { addDays, addMonths } from '@sojourn/domain/kit/local-date'
import { useState, type FormEvent } from 'react'
import { getServedAgreement, getServedAgreements, proposeAgreement } from '../../../api/calls/admin/agency/agreement-offer'
import { getAgencyWork } from '../../../api/calls/access/agency-work'
import { useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { chinaNow } from '../../../kit/dates/server-time'
import { DraftNote } from '../../../kit/forms/draft-note'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input, TextArea } from '../../../kit/forms/input'
import { fenOf, yuanOf } from '../../../kit/forms/typed-amount'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Help } from '../../../kit/help/help'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import styles from './agreement.module.css'

export const deskReads = [getServedAgreement, getServedAgreements, getAgencyWork]

interface Typed {
  from: string
  to: string
  credit: string
  note: string
}

/** A year that follows what is in force, with the credit that there is. */
function suggested({ to, state, credit }: ServiceAgreement, today: string): Typed {
  const from = state === 'inForce' && to !== undefined ? addDays(to, 1) : today
  return { from, to: addDays(addMonths(from, 12), -1), credit: yuanOf(credit.limit), note: '' }
}

const unseen: { [Field in 'from' | 'to' | 'credit']?: string | undefined } = {}

function useTerms(enterpriseId: number, agreement: ServiceAgreement) {
  const text = useText('admin/agency/agreement-offer')
  const today = chinaNow().date
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'agreement-terms',
    of: String(enterpriseId),
    fresh: () => suggested(agreement, today),
  })
  const typed = draft.value
  const [tried, setTried] = useState(false)
  const write = useWrite(proposeAgreement, deskReads)
  const creditLimit = typed.credit.trim() === '' ? 0 : fenOf(typed.credit)
  const { from, to, note } = typed
  const current = { agreementFrom: agreement.from ?? null, agreementTo: agreement.to ?? null }
  const fault = from && to && termsFault({ from, to, creditLimit: creditLimit ?? 0 }, current, today)
  const errors = {
    from: from === '' ? text.desk.dayMissing : undefined,
    to: to === '' ? text.desk.dayMissing : fault ? text.faults[fault] : undefined,
    credit: creditLimit === undefined ? text.desk.creditInvalid : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (creditLimit === undefined || Object.values(errors).some(Boolean)) return
    const onSuccess = () => {
      draft.forget()
      toast(text.desk.submitted, 'good')
    }
    write.mutate({ enterpriseId, from, to, creditLimit, note }, { onSuccess })
  }
  const change = (part: Partial<Typed>) => draft.change({ ...typed, ...part })
  return { draft, typed, change, errors: tried ? errors : unseen, submit, write }
}

/** Terms as one of the agency's staff writes them. */
export function TermsForm({ enterpriseId, agreement }: { enterpriseId: number; agreement: ServiceAgreement }) {
  const { desk } = useText('admin/agency/agreement-offer')
  const { draft, typed, change, errors, submit, write } = useTerms(enterpriseId, agreement)
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p className={styles['soft']}>{desk.proposeLead}</p>
      <Terms typed={typed} change={change} errors={errors} />
      <Field label={desk.note} hint={desk.noteHint}>
        {(control) => (
          <TextArea {...control} maxLength={200} value={typed.note} onChange={({ target }) => change({ note: target.value })} />
        )}
      </Field>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <DraftNote draft={draft} />
      <div>
        <Button kind="brand" type="submit" busy={write.isPending}>
          {desk.submit}
        </Button>
      </div>
    </Form>
  )
}

/** From when until when, and on what credit. */
function Terms({ typed, change, errors }: Pick<ReturnType<typeof useTerms>, 'typed' | 'change' | 'errors'>) {
  const { desk } = useText('admin/agency/agreement-offer')
  return (
    <div className={styles['pair']}>
      <DateField
        required
        label={desk.from}
        hint={desk.fromHint}
        help={<Help field={desk.from} article="served-agreements" section="terms" />}
        error={errors.from}
        value={typed.from}
        onChange={(from) => change({ from })}
      />
      <DateField
        required
        label={desk.to}
        hint={desk.toHint}
        error={errors.to}
        value={typed.to}
        onChange={(to) => change({ to })}
      />
      <Field
        label={desk.credit}
        hint={desk.creditHint}
        help={<Help field={desk.credit} article="served-agreements" section="credit" />}
        error={errors.credit}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={typed.credit}
            onChange={({ target }) => change({ credit: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

import type { EnteredRate } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { currencies } from '@sojourn/contract/kit/currencies'
import { parseRate, rateText } from '@sojourn/domain/kit/exchange'
import { type FormEvent, useState } from 'react'
import { addExchangeRate, getExchangeRates } from '../../../api/calls/admin/agency/exchange-rate'
import { useEmployee } from '../../../api/employee'
import { ApiProblem, isProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { DateField } from '../../../kit/dates/date-field'
import { useChinaNow } from '../../../kit/dates/server-time'
import { EntryForm } from '../../../kit/forms/entry-form'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Help } from '../../../kit/help/help'
import { ask } from '../../../kit/overlays/modal-queue'
import { toast } from '../../../kit/overlays/toast'
import { formatFullDate } from '../../../kit/text/format'
import { nameOfCurrency } from '../../../kit/text/money'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'

const foreign = currencies.slice(1) as readonly EnteredRate['currency'][]
const sourceLongest = 60

interface FormProps {
  ruling: readonly EnteredRate[]
}

/** What is typed, and what happens on submit; a rate far from the one before is asked for once more. */
function useNextRate({ ruling }: FormProps) {
  const text = useText('admin/agency/exchange-rate')
  const { date: today } = useChinaNow()
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'exchange-rate',
    fresh: () => ({ currency: foreign[0]!, day: today, rate: '', source: '' }),
  })
  const { currency, day, rate, source } = draft.value
  const former = ruling.find((one) => one.currency === currency)
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const add = useWrite(addExchangeRate, [getExchangeRates])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fenPerMillion = parseRate(rate)
    // What was refused before is no longer what is sent.
    add.reset()
    setFaults(fenPerMillion === undefined ? { fenPerMillion: text.rateWrong } : {})
    if (fenPerMillion === undefined) return
    try {
      await add.mutateAsync({ currency, day, fenPerMillion, source, sure: false }).catch(async (error: unknown) => {
        if (!isProblem(error, 'exchangeRateFar') || !(await ask({ message: error.message, confirm: text.submit, cancel: true })))
          throw error
        return add.mutateAsync({ currency, day, fenPerMillion, source, sure: true })
      })
      draft.change({ currency, day, rate: '', source })
      draft.forget()
      toast(text.done({ currency, day: formatFullDate(day) }), 'good')
    } catch (error) {
      if (error instanceof ApiProblem && error.field) setFaults({ [error.field]: error.message })
    }
  }
  const refusal = add.error && !Object.values(faults).includes(add.error.message) ? add.error.message : undefined
  return { draft, former, faults, submit, busy: add.isPending, refusal, today }
}

/** The rate of a day. */
export function ExchangeRateForm(props: FormProps) {
  const text = useText('admin/agency/exchange-rate')
  const { draft, former, faults, submit, busy, refusal, today } = useNextRate(props)
  const { value } = draft
  return (
    <EntryForm refusal={refusal} draft={draft} submit={text.submit} busy={busy} onSubmit={submit}>
      <ChoiceField
        label={text.currency}
        choices={foreign.map((id) => ({ id, name: nameOfCurrency(id) }))}
        value={value.currency}
        onChange={(id) => draft.change({ ...value, currency: foreign.find((one) => one === id) ?? value.currency })}
      />
      <DateField
        label={text.day}
        hint={text.dayHint}
        required
        error={faults['day']}
        max={today}
        value={value.day}
        onChange={(day) => draft.change({ ...value, day })}
      />
      <RateField
        former={former}
        error={faults['fenPerMillion']}
        value={value.rate}
        onChange={(rate) => draft.change({ ...value, rate })}
      />
      <LineField
        label={text.source}
        hint={text.sourceHint}
        error={faults['source']}
        maxLength={sourceLongest}
        value={value.source}
        onChange={(source) => draft.change({ ...value, source })}
      />
    </EntryForm>
  )
}

interface RateFieldProps {
  former: EnteredRate | undefined
  error: string | undefined
  value: string
  onChange: (rate: string) => void
}

/** With the rate that it takes the place of. */
function RateField({ former, error, value, onChange }: RateFieldProps) {
  const text = useText('admin/agency/exchange-rate')
  const hint = former && text.former({ rate: rateText(former.fenPerMillion), day: formatFullDate(former.day) })
  return (
    <Field
      label={text.hundred}
      hint={hint ?? text.rateHint}
      help={<Help field={text.hundred} article="exchange-rates" section="enter" />}
      required
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={13}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

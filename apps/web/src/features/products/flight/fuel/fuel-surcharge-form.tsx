import { addDays } from '@sojourn/domain/kit/local-date'
import { useState, type FormEvent } from 'react'
import { addFuelSurcharge, getFuelSurcharges } from '../../../../api/calls/products/fuel-surcharge'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FieldError } from '../../../../kit/forms/field'
import { formatFullDate } from '../../../../kit/text/format'
import { Input } from '../../../../kit/forms/input'
import { ask } from '../../../../kit/overlays/modal-queue'
import { useChinaNow } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { fenOf } from '../../../../kit/forms/typed-amount'
import { useFirstError } from '../../../../kit/hooks/use-first-error'
import styles from './fuel-surcharge.module.css'

export const amounts = ['short', 'long', 'childShort', 'childLong'] as const
type Amount = (typeof amounts)[number]
const nothing: Record<Amount, string> = { short: '', long: '', childShort: '', childLong: '' }

/** What is typed, and what happens on submit: it is asked for once more, since it stays. */
function useNextLevel(tomorrow: string) {
  const text = useText('products/fuel-surcharge')
  const [from, setFrom] = useState(tomorrow)
  const [typed, setTyped] = useState(nothing)
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const add = useWrite(addFuelSurcharge, [getFuelSurcharges])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fen = Object.fromEntries(amounts.map((key) => [key, fenOf(typed[key])])) as Record<Amount, number | undefined>
    const { short, long, childShort, childLong } = fen
    setFaults(Object.fromEntries(amounts.filter((key) => fen[key] === undefined).map((key) => [key, text.amountWrong])))
    if (short === undefined || long === undefined || childShort === undefined || childLong === undefined) return
    if (!(await ask({ message: text.sure({ from: formatFullDate(from) }), confirm: text.submit, cancel: true }))) return
    try {
      await add.mutateAsync({ from, short, long, childShort, childLong })
      setTyped(nothing)
      toast(text.done({ from: formatFullDate(from) }), 'good')
    } catch (error) {
      if (error instanceof ApiProblem && error.field) setFaults({ [error.field]: error.message })
    }
  }
  const refusal = add.error && !Object.values(faults).includes(add.error.message) ? add.error.message : undefined
  return { from, setFrom, typed, setTyped, faults, submit, busy: add.isPending, refusal }
}

/** The next level, for tickets issued from a future day on. */
export function FuelSurchargeForm() {
  const text = useText('products/fuel-surcharge')
  const tomorrow = addDays(useChinaNow().date, 1)
  const { from, setFrom, typed, setTyped, faults, submit, busy, refusal } = useNextLevel(tomorrow)
  const ref = useFirstError(faults)
  return (
    <form ref={ref} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text.from} required error={faults['from']}>
        {(control) => (
          <Input {...control} type="date" min={tomorrow} value={from} onChange={(event) => setFrom(event.target.value)} />
        )}
      </Field>
      {amounts.map((key) => (
        <Field key={key} label={text[key]} hint={text.yuan} required error={faults[key]}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={typed[key]}
              onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {refusal && <FieldError>{refusal}</FieldError>}
      <div className={styles['submit']}>
        <Button kind="main" type="submit" busy={busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}

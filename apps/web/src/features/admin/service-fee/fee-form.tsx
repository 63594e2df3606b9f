import { products } from '@sojourn/contract/booking/codes'
import type { ServiceFees } from '@sojourn/contract/booking/service-fee.shapes'
import { feeKinds, serviceFeeAtMost } from '@sojourn/contract/booking/service-fee-words'
import { feeFault, feeFaultSentence } from '@sojourn/domain/booking/fee-schedule'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState, type FormEvent } from 'react'
import { getServiceFees, proposeServiceFee } from '../../../api/calls/admin/agency/service-fee'
import { useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { Checkbox } from '../../../kit/forms/checkbox'
import { DraftNote } from '../../../kit/forms/draft-note'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input } from '../../../kit/forms/input'
import { fenOf } from '../../../kit/forms/typed-amount'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Help } from '../../../kit/help/help'
import { toast } from '../../../kit/overlays/toast'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import styles from './fees.module.css'

interface Typed extends Record<keyof ServiceFees, string> {
  company: string
  product: string
  from: string
  /** The customer pays what all pay again. */
  asAll: boolean
  note: string
}

const blank = (today: string): Typed => ({
  company: '',
  product: '',
  from: addDays(today, 1),
  asAll: false,
  note: '',
  online: '',
  assisted: '',
  vipOnline: '',
  vipAssisted: '',
})

const amountOf = (typed: string): number | undefined => {
  const fen = fenOf(typed)
  return fen !== undefined && fen <= serviceFeeAtMost ? fen : undefined
}

function useFee(today: string) {
  const text = useText('admin/agency/service-fee')
  const draft = useKeptDraft({ owner: useEmployee(), form: 'service-fee', fresh: () => blank(today) })
  const typed = draft.value
  const [tried, setTried] = useState(false)
  const write = useWrite(proposeServiceFee, [getServiceFees])
  const [online, assisted, vipOnline, vipAssisted] = feeKinds.map((kind) => amountOf(typed[kind]))
  const known = online !== undefined && assisted !== undefined && vipOnline !== undefined && vipAssisted !== undefined
  const fees = known ? { online, assisted, vipOnline, vipAssisted } : undefined
  const asAll = typed.company !== '' && typed.asAll
  const product = products.words.find((each) => each === typed.product)
  const row = {
    ...(typed.company !== '' && { enterpriseId: Number(typed.company) }),
    ...(product && { product }),
    from: typed.from,
    ...(!asAll && fees && { fees }),
  }
  const fault = feeFault(row, today)
  const fromError = fault?.field === 'from' ? feeFaultSentence(fault.fault, language) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault || (!asAll && !fees)) return
    write.mutate({ ...row, note: typed.note.trim() }, { onSuccess: () => succeed() })
  }
  const succeed = () => {
    toast(text.proposed, 'good')
    draft.change(blank(today))
    draft.forget()
    setTried(false)
  }
  return {
    draft,
    typed,
    asAll,
    change: (part: Partial<Typed>) => draft.change({ ...typed, ...part }),
    fromError: tried ? fromError : undefined,
    errorOf: (kind: keyof ServiceFees) => (tried && amountOf(typed[kind]) === undefined ? text.amountWrong : undefined),
    submit,
    write,
  }
}

type FeeState = ReturnType<typeof useFee>

interface FeeFormProps {
  companies: readonly { enterpriseId: number; name: string }[]
  today: string
}

/** A row of fees as one of the agency's staff writes it. */
export function FeeForm({ companies, today }: FeeFormProps) {
  const text = useText('admin/agency/service-fee')
  const fee = useFee(today)
  const { typed, change, submit, write } = fee
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Place fee={fee} companies={companies} />
      <Amounts fee={fee} />
      <LineField
        label={text.note}
        hint={text.noteHint}
        maxLength={200}
        value={typed.note}
        onChange={(note) => change({ note })}
      />
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <DraftNote draft={fee.draft} />
      <div>
        <Button kind="brand" type="submit" busy={write.isPending}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}

/** What is charged, or that nothing of its own is any more. */
function Amounts({ fee: { typed, asAll, change, errorOf } }: { fee: FeeState }) {
  const text = useText('admin/agency/service-fee')
  return (
    <>
      {typed.company !== '' && <Checkbox label={text.asAll} checked={typed.asAll} onChange={(on) => change({ asAll: on })} />}
      {!asAll && (
        <>
          <p className={styles['soft']}>{text.unit}</p>
          <div className={styles['pair']}>
            {feeKinds.map((kind) => (
              <Field key={kind} required label={text.kinds[kind]} hint={text.kindHints[kind]} error={errorOf(kind)}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={8}
                    value={typed[kind]}
                    onChange={({ target }) => change({ [kind]: target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
        </>
      )}
    </>
  )
}

/** For whom, of what and from when. */
function Place({ fee: { typed, change, fromError }, companies }: Pick<FeeFormProps, 'companies'> & { fee: FeeState }) {
  const text = useText('admin/agency/service-fee')
  const { products: productNames } = useText('booking/application/words')
  return (
    <div className={styles['pair']}>
      <ChoiceField
        label={text.who}
        hint={text.whoHint}
        help={<Help field={text.who} article="service-fees" section="precedence" />}
        none={text.everybody}
        choices={companies.map(({ enterpriseId, name }) => ({ id: String(enterpriseId), name }))}
        value={typed.company}
        onChange={(company) => change({ company })}
      />
      <ChoiceField
        label={text.product}
        hint={text.productHint}
        none={text.allProducts}
        choices={products.words.map((id) => ({ id, name: productNames[id] }))}
        value={typed.product}
        onChange={(product) => change({ product })}
      />
      <DateField
        required
        label={text.from}
        hint={text.fromHint}
        error={fromError}
        value={typed.from}
        onChange={(from) => change({ from })}
      />
    </div>
  )
}

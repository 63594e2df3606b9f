import type { CompanyOrderText } from '@sojourn/contract/admin/company/company.shapes'
import { orderTextAsks, orderTextForms, orderTextPatternLongest } from '@sojourn/contract/booking/order-text-words'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { TextArea } from '../../../kit/forms/input'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'
import styles from './company.module.css'
import { openOrderText, orderTextFormFault, orderTextOf, type OrderTextForm } from './order-text-form'

interface OrderTextDialogProps {
  title: string
  rule: CompanyOrderText
  onDone: (rule: CompanyOrderText) => void
  onClose: () => void
}

/** How a text of the orders of one product is asked. */
export function OrderTextDialog({ title, rule, onDone, onClose }: OrderTextDialogProps) {
  const { list, texts } = useText('admin/company/company')
  const { cancel } = useText('kit/widgets')
  const [form, setForm] = useState(() => openOrderText(rule))
  const [tried, setTried] = useState(false)
  const change = (more: Partial<OrderTextForm>) => setForm({ ...form, ...more })
  const fault = form.asked === 'never' ? undefined : orderTextFormFault(form, rule, texts)
  const errorOf = (field: string) => (tried && fault?.field === field ? fault.why : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fault) onDone(form.asked === 'never' ? { ...rule, asked: 'never' } : orderTextOf(form, rule))
  }
  return (
    <Dialog open width="info" title={title} onClose={onClose}>
      <Form className={styles['dialog']} onSubmit={submit}>
        <RadioGroup
          label={texts.asked}
          showLabel
          column
          value={form.asked}
          onChange={(asked) => change({ asked })}
          choices={orderTextAsks.map((value) => ({ value, label: texts.askedNames[value] }))}
        />
        {form.asked !== 'never' && <HowWritten form={form} errorOf={errorOf} onChange={change} />}
        <div className={styles['actions']}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="brand" type="submit">
            {list.apply}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

interface HowWrittenProps {
  form: OrderTextForm
  errorOf: (field: string) => string | undefined
  onChange: (more: Partial<OrderTextForm>) => void
}

function HowWritten({ form, errorOf, onChange }: HowWrittenProps) {
  const { texts } = useText('admin/company/company')
  const listed = form.form === 'list'
  return (
    <>
      <RadioGroup
        label={texts.form}
        showLabel
        column
        value={form.form}
        onChange={(chosen) => onChange({ form: chosen })}
        choices={orderTextForms.map((value) => ({ value, label: texts.formNames[value] }))}
      />
      {form.form === 'free' && (
        <LineField
          label={texts.least}
          hint={texts.leastHint}
          error={errorOf('least')}
          maxLength={3}
          value={form.least}
          onChange={(least) => onChange({ least })}
        />
      )}
      {form.form === 'pattern' && (
        <LineField
          label={texts.pattern}
          hint={texts.patternHint}
          error={errorOf('pattern')}
          required
          maxLength={orderTextPatternLongest}
          value={form.pattern}
          onChange={(pattern) => onChange({ pattern })}
        />
      )}
      <Field
        label={listed ? texts.options : texts.suggestions}
        hint={listed ? texts.optionsHint : texts.suggestionsHint}
        error={errorOf('lines')}
        required={listed}
      >
        {(control) => (
          <TextArea {...control} rows={4} value={form.lines} onChange={({ target }) => onChange({ lines: target.value })} />
        )}
      </Field>
    </>
  )
}

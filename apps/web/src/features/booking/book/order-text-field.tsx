import type { AskedText } from '@sojourn/contract/booking/book.shapes'
import type { OrderText } from '@sojourn/contract/booking/order-text-words'
import { Button } from '../../../kit/actions/button'
import { Field, type FieldControl } from '../../../kit/forms/field'
import { Input, Select, TextArea } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { longestText } from '../policy/reason'
import styles from './order-text-field.module.css'
import type { BookFormState } from './use-book-form'

interface OrderTextFieldProps {
  of: OrderText
  asked: AskedText
  state: BookFormState
  /** Who reads it. */
  hint: string
}

/** The purpose of the trip or the remark, as the company asks it. */
export function OrderTextField({ of, asked, state: { form, change, errorOf }, hint }: OrderTextFieldProps) {
  const text = useText('booking/order/text')
  const write = (value: string) => change({ ...form, [of]: value })
  const rule =
    asked.form === 'pattern'
      ? text.patternHint({ pattern: asked.pattern })
      : asked.form === 'free' && asked.least > 0
        ? text.leastHint({ least: asked.least })
        : ''
  const listed = asked.form === 'list'
  return (
    <div className={styles['text']}>
      <Field label={text.names[of]} required={asked.required} hint={[rule, hint].filter(Boolean).join(' · ')} error={errorOf(of)}>
        {(control) =>
          listed ? (
            <Select {...control} data-field={of} value={form[of]} onChange={({ target }) => write(target.value)}>
              <option value="">{text.choose}</option>
              {asked.texts.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          ) : (
            <Written control={control} of={of} value={form[of]} onChange={write} />
          )
        }
      </Field>
      {!listed && asked.texts.length > 0 && (
        <div role="group" aria-label={text.suggestions({ name: text.names[of] })} className={styles['suggestions']}>
          {asked.texts.map((each) => (
            <Button key={each} size="compact" onClick={() => write(each)}>
              {each}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface WrittenProps {
  control: FieldControl
  of: OrderText
  value: string
  onChange: (value: string) => void
}

function Written({ control, of, value, onChange }: WrittenProps) {
  const said = { ...control, 'data-field': of, maxLength: longestText, value }
  return of === 'remark' ? (
    <TextArea {...said} rows={2} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <Input {...said} onChange={({ target }) => onChange(target.value)} />
  )
}

import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { Field } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { longestText, type Reason } from './reason'
import styles from './reason-fields.module.css'

export interface ReasonFieldsProps {
  info: Pick<BookInfo, 'reasons'>
  form: Reason
  path: string
  errorOf: (path: string) => string | undefined
  onChange: (more: Partial<Reason>) => void
}

/** Why the traveller leaves the policy: a reason from the company's list, and words where it asks for them. */
export function ReasonFields({ info, form, path, errorOf, onChange }: ReasonFieldsProps) {
  const text = useText('booking/placing/book-form')
  const needsText = info.reasons.find(({ code }) => code === form.reasonCode)?.needsText ?? false
  return (
    <div className={styles['fields']}>
      <Field label={text.reason} required error={errorOf(`${path}.reasonCode`)}>
        {(control) => (
          <Select
            {...control}
            data-field={`${path}.reasonCode`}
            value={form.reasonCode}
            onChange={(event) => onChange({ reasonCode: event.target.value })}
          >
            <option value="">{text.chooseReason}</option>
            {info.reasons.map((reason) => (
              <option key={reason.code} value={reason.code}>
                {reason.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={text.reasonText}
        required={needsText}
        error={errorOf(`${path}.reasonText`)}
        hint={form.reasonText ? text.characters({ used: [...form.reasonText].length, limit: longestText }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            data-field={`${path}.reasonText`}
            maxLength={longestText}
            value={form.reasonText}
            onChange={(event) => onChange({ reasonText: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

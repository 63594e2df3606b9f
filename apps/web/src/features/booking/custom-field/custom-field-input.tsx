import type { AskedField, OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { fieldValueAtMost, yesNo } from '@sojourn/contract/booking/custom-field-words'
import { chosenOf, chosenValue } from '@sojourn/domain/booking/custom-field-definition'
import { parentValueIn, valueIn, type Slot } from '@sojourn/domain/booking/custom-field-fill'
import { choicesUnder } from '@sojourn/domain/booking/custom-field-value-fault'
import { DateField } from '../../../kit/dates/date-field'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Field, FieldError, type FieldControl } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from './custom-field.module.css'

export interface CustomFieldInputProps {
  slot: Slot<AskedField>
  /** All of the form, by which the list is named on which this one depends. */
  fields: readonly AskedField[]
  values: readonly OrderFieldValue[]
  /** Of the field in its request. */
  path: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One field of the company, as whoever fills in the form meets it. */
export function CustomFieldInput(props: CustomFieldInputProps) {
  const { slot, values, path, error, onChange } = props
  const { field } = slot
  const text = useText('booking/custom-field')
  const value = valueIn(values, slot)
  const hints = [field.hint, field.limits.pattern && text.patternHint({ pattern: field.limits.pattern })]
  const hint = hints.filter(Boolean).join(' ') || (field.required ? undefined : text.optional)
  const said = { label: field.name, required: field.required, hint, error }
  if (field.kind === 'date') return <DateField {...said} data-field={path} value={value} onChange={onChange} />
  if (field.kind === 'several') return <Several {...props} hint={hint} />
  return (
    <Field {...said}>
      {(control) => {
        if (field.kind === 'one') return <One {...props} control={control} />
        if (field.kind === 'yesNo')
          return (
            <Select {...control} data-field={path} value={value} onChange={({ target }) => onChange(target.value)}>
              <option value="">{text.choose}</option>
              {yesNo.map((each) => (
                <option key={each} value={each}>
                  {text.yesNo[each]}
                </option>
              ))}
            </Select>
          )
        return (
          <Input
            {...control}
            data-field={path}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            maxLength={fieldValueAtMost}
            value={values.find((each) => each.key === field.key && each.employeeId === slot.employeeId)?.value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }}
    </Field>
  )
}

/** One of a list; of one that depends on another, what goes with what was chosen there. */
function One({ slot, fields, values, path, onChange, control }: CustomFieldInputProps & { control: FieldControl }) {
  const text = useText('booking/custom-field')
  const { field } = slot
  const parent = parentValueIn(values, slot)
  const waits = field.parentKey !== undefined && parent === ''
  const above = fields.find(({ key }) => key === field.parentKey)?.name ?? ''
  const offered = waits ? [] : choicesUnder(field, parent)
  const value = valueIn(values, slot)
  return (
    <Select {...control} data-field={path} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{waits ? text.chooseFirst({ name: above }) : offered.length === 0 ? text.noneUnder : text.choose}</option>
      {offered.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
      {value !== '' && !offered.some((choice) => choice.value === value) && (
        <option value={value}>{field.choices.find((choice) => choice.value === value)?.name ?? value}</option>
      )}
    </Select>
  )
}

/** Several of a list, each a box of its own. */
function Several({ slot, values, path, error, hint, onChange }: CustomFieldInputProps & { hint: string | undefined }) {
  const { field } = slot
  const chosen = chosenOf(valueIn(values, slot))
  return (
    <fieldset data-field={path} tabIndex={-1}>
      <legend className={styles['legend']}>{field.name}</legend>
      <div className={styles['choices']}>
        {choicesUnder(field, parentValueIn(values, slot)).map(({ value, name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(on) => onChange(chosenValue(on ? [...chosen, value] : chosen.filter((each) => each !== value)))}
          />
        ))}
      </div>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field, FieldError } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import { formatFullDate } from '../../../../kit/text/format'
import styles from '../meeting.module.css'

/** What is wrong with a question that has several boxes. */
export const Fault = ({ children }: { children: string | undefined }) => children && <FieldError>{children}</FieldError>

interface DatesProps {
  legend: string
  all: readonly string[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (dates: string[]) => void
}

/** Some of these days. */
export function Dates({ legend, all, chosen, error, onChange }: DatesProps) {
  const toggle = (date: string, checked: boolean) =>
    onChange(all.filter((each) => (each === date ? checked : chosen.includes(each))))
  return (
    <fieldset className={styles['boxes']} {...(error && { 'data-invalid': true })}>
      <legend>{legend}</legend>
      {all.map((date) => (
        <Checkbox
          key={date}
          label={formatFullDate(date)}
          checked={chosen.includes(date)}
          onChange={(checked) => toggle(date, checked)}
        />
      ))}
      <Fault>{error}</Fault>
    </fieldset>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  of: readonly Value[]
  names: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

/** One of a few words. */
export function Choice<Value extends string>({ label, value, of, names, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(of.find((each) => each === event.target.value) ?? value)}
        >
          {of.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

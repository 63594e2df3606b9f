import { useRef, type ReactNode } from 'react'
import { Field, type FieldControl } from '../forms/field'
import { DateInput } from './date-input'
import { useTypedDate, type DateValue } from './use-typed-date'

export interface DateFieldProps extends DateValue {
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  /** Beside the label: kit/help/help. */
  help?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  autoComplete?: 'bday' | 'off'
  /** The path of the field in its request, so that a refusal finds it. */
  'data-field'?: string
}

/** One day, typed or chosen in the calendar. */
export function DateField({
  label,
  hideLabel,
  hint,
  help,
  error,
  required,
  autoComplete,
  'data-field': path,
  ...day
}: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const typed = useTypedDate(input, day)
  const control = (own: FieldControl) => (
    <DateInput {...own} input={input} label={label} typed={typed} day={day} autoComplete={autoComplete} data-field={path} />
  )
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} help={help} error={error ?? typed.error} required={required}>
      {control}
    </Field>
  )
}

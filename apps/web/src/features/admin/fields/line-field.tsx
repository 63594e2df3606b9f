import type { ReactNode } from 'react'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'

interface LineFieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  help?: ReactNode
  maxLength: number
  inputMode?: 'email' | 'tel'
  autoFocus?: boolean
  value: string
  onChange: (value: string) => void
}

/** A line of words of somebody else than the writer, whom the browser does not know. */
export function LineField({ label, hint, error, required, help, value, onChange, ...input }: LineFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} help={help}>
      {(control) => (
        <Input
          {...control}
          {...input}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

import { useId, type ReactNode } from 'react'
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
  /** What others have written here, to be taken over. */
  suggestions?: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** A line of words of somebody else than the writer, whom the browser does not know. */
export function LineField({ label, hint, error, required, help, suggestions, value, onChange, ...input }: LineFieldProps) {
  const list = useId()
  return (
    <Field label={label} hint={hint} error={error} required={required} help={help}>
      {(control) => (
        <>
          <Input
            {...control}
            {...input}
            list={suggestions && list}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {suggestions && (
            <datalist id={list}>
              {suggestions.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

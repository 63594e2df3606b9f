import type { ReactNode } from 'react'
import { Field } from '../../../kit/forms/field'
import { Select } from '../../../kit/forms/input'

export interface Choice {
  id: string
  name: string
}

interface ChoiceFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  help?: ReactNode
  /** Said of no choice; without, one is always chosen. */
  none?: string | undefined
  choices: readonly Choice[]
  value: string
  onChange: (id: string) => void
}

/** One of several that have names. */
export function ChoiceField({ none, choices, value, onChange, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

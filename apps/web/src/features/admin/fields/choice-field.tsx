import type { ReactNode } from 'react'
import { Field } from '../../../kit/forms/field'
import { Chooser } from '../../../kit/pickers/chooser'

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
      {(control) => <Chooser {...control} name={field.label} none={none} choices={choices} value={value} onChange={onChange} />}
    </Field>
  )
}

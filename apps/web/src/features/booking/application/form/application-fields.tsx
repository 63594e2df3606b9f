import type { ReactNode } from 'react'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'

interface FieldProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
  error?: string | undefined
}

/** A word to search by, at most 50 characters (S2.58). */
export function WordField({ label, value, onChange, hint }: FieldProps<string> & { hint?: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <Input {...control} maxLength={50} placeholder={hint} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

export type AskedType = 0 | 1 | 2

/** Ordinary, welfare or any (S3.13). */
export function TypeField({ label, any, value, onChange }: FieldProps<AskedType> & { any: ReactNode }) {
  const { types } = useText('booking/application/words')
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value) as AskedType)}>
          <option value={0}>{any}</option>
          <option value={1}>{types.ordinary}</option>
          <option value={2}>{types.welfare}</option>
        </Select>
      )}
    </Field>
  )
}

import { useState } from 'react'
import { Field } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'

/** Shows what is typed as long as it means what is kept. */
export function TypedField({
  label,
  shown,
  error,
  onType,
}: {
  label: string
  shown: string
  error?: string | undefined
  onType: (typed: string) => void
}) {
  const [typed, setTyped] = useState<string>()
  const value = typed !== undefined && (Number(typed) || 0) === (Number(shown) || 0) ? typed : shown
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          maxLength={12}
          value={value}
          onChange={(event) => {
            setTyped(event.target.value)
            onType(event.target.value)
          }}
        />
      )}
    </Field>
  )
}

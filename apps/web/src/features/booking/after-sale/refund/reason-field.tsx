import { Field } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'

export interface ReasonFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Why something is given back, in the person's own words. */
export function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label}>
      {(control) => <TextArea {...control} maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}

import { Field } from '../forms/field'
import { Chooser } from './chooser'

interface ChoiceFilterProps<Value extends string | number, None extends string | number> {
  label: string
  /** The choice that narrows nothing; without, one of the values does. */
  all?: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value | None
  none: None
  onChange: (value: Value | None) => void
}

/** One of the company's own values, of which there may be many, by which a list is narrowed. */
export function ChoiceFilter<Value extends string | number, None extends string | number>({
  label,
  all,
  values,
  names,
  value,
  none,
  onChange,
}: ChoiceFilterProps<Value, None>) {
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <Chooser
          {...control}
          name={label}
          none={all}
          choices={values.map((one) => ({ id: String(one), name: names[one] }))}
          value={value === none ? '' : String(value)}
          onChange={(id) => onChange(values.find((one) => String(one) === id) ?? none)}
        />
      )}
    </Field>
  )
}

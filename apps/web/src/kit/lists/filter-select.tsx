import { Field } from '../forms/field'
import { Select } from '../forms/input'

interface FilterSelectProps<Value extends string | number, None extends string | number> {
  label: string
  /** The choice that narrows nothing; without, one of the values does. */
  all?: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value | None
  none: None
  onChange: (value: Value | None) => void
}

/** One of several values by which a list is narrowed; its name is read, its choice is shown. */
export function FilterSelect<Value extends string | number, None extends string | number>({
  label,
  all,
  values,
  names,
  value,
  none,
  onChange,
}: FilterSelectProps<Value, None>) {
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(values.find((one) => String(one) === target.value) ?? none)}
        >
          {all && <option value={none}>{all}</option>}
          {values.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

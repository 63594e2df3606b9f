import { useId } from 'react'
import { Select } from '../../../kit/forms/input'
import styles from './search-form.module.css'

export interface OptionSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice in the row of options, with its name before it. */
export function OptionSelect<Value extends string>({ label, value, options, onChange }: OptionSelectProps<Value>) {
  const id = useId()
  return (
    <span className={styles['named']}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </span>
  )
}

import { useId } from 'react'
import { classNames } from '../../../kit/browser/class-names'
import styles from '../../../kit/forms/large-field.module.css'

export interface SelectFieldProps {
  label: string
  /** Empty until chosen. */
  value: string
  options: readonly { value: string; name: string }[] | undefined
  /** What stands where nothing is chosen. */
  empty: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A choice from a list, in the dress of the search row. */
export function SelectField({ label, value, options = [], empty, error, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        className={classNames(styles['input'], styles['select'], !value && styles['unchosen'])}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <span id={`${id}-error`} className={styles['error']}>
        {error}
      </span>
    </div>
  )
}

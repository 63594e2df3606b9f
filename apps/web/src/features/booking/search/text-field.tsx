import { useId } from 'react'
import styles from '../../../kit/forms/large-field.module.css'

export interface TextFieldProps {
  label: string
  value: string
  placeholder?: string
  maxLength: number
  error?: string | undefined
  onChange: (value: string) => void
}

/** A line to type in, in the dress of the search row. */
export function TextField({ label, value, placeholder, maxLength, error, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        className={styles['input']}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-error`} className={styles['error']}>
        {error}
      </span>
    </div>
  )
}

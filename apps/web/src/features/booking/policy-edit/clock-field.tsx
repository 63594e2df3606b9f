import { Input } from '../../../kit/forms/input'
import styles from './policy-edit.module.css'

interface ClockFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A time of the day in a sentence; one that is not whole is not taken. */
export const ClockField = ({ label, value, onChange }: ClockFieldProps) => (
  <Input
    type="time"
    aria-label={label}
    className={styles['clock']}
    value={value}
    onChange={({ target }) => /^\d\d:\d\d$/.test(target.value) && onChange(target.value)}
  />
)

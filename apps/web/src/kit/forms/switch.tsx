import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import styles from './switch.module.css'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Cannot be turned for a moment, and keeps the focus. */
  busy?: boolean
}

/** Something that is on or off, at once. */
export const Switch = ({ label, checked, onChange, disabled, busy }: SwitchProps) => (
  <label className={classNames(styles['switch'], (disabled || busy) && styles['disabled'])}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onChange={({ target }) => !busy && onChange(target.checked)}
    />
    <span>{label}</span>
  </label>
)

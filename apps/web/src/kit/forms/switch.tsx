import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import styles from './switch.module.css'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Something that is on or off, at once. */
export const Switch = ({ label, checked, onChange, disabled }: SwitchProps) => (
  <label className={classNames(styles['switch'], disabled && styles['disabled'])}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{label}</span>
  </label>
)

import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '../browser/class-names'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: ReactNode
  hint?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}

/** A native checkbox with its words. */
export function Checkbox({ label, hint, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles['choice'], rest.disabled && styles['disabled'])}>
      <input {...rest} type="checkbox" onChange={(event) => onChange?.(event.target.checked)} />
      <span>
        {label}
        {hint && <span className={styles['hint']}>{hint}</span>}
      </span>
    </label>
  )
}

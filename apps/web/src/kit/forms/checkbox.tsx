import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '../browser/class-names'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: ReactNode
  hint?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}

/** A native checkbox with its words; a press on the hint ticks it too, but only the label is its name. */
export function Checkbox({ label, hint, onChange, ...rest }: CheckboxProps) {
  const id = useId()
  const words = hint ? { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` } : {}
  return (
    <label className={classNames(styles['choice'], rest.disabled && styles['disabled'])}>
      <input {...words} {...rest} type="checkbox" onChange={(event) => onChange?.(event.target.checked)} />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './field.module.css'
import { Icon } from '../marks/icon'
import { useText } from '../text/text'

/** What a control takes over from its field. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** Beside the label: kit/help/help. */
  help?: ReactNode
  /** The label is read but not shown. */
  hideLabel?: boolean | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error, joined for a screen reader. */
export function Field({ label, hint, error, required, help, hideLabel, children }: FieldProps) {
  const id = useId()
  const text = useText('kit/widgets')
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <span className={styles['head']}>
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles['label']}>
          {label}
          {required && (
            <span className={styles['required']} title={text.required} aria-hidden>
              *
            </span>
          )}
        </label>
        {help}
      </span>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
        ...(required && { 'aria-required': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface WrongProps {
  children: ReactNode
}

/** The sentence under a control that says what is wrong. By its `id` a control names it, which takes the focus; else it does itself. */
export const FieldError = ({ id, children }: WrongProps & { id?: string }) => (
  <p id={id} className={styles['error']} {...(id === undefined && { 'data-invalid': true, tabIndex: -1 })}>
    <Icon name="alert" size={16} />
    {children}
  </p>
)

/** The sentence with which a form as a whole was refused: read out as it comes, since no field that takes the focus names it. */
export const FormRefusal = ({ children }: WrongProps) => (
  <p role="alert" className={styles['error']}>
    <Icon name="alert" size={16} />
    {children}
  </p>
)

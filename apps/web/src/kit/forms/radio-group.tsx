import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './choice.module.css'
import { classNames } from '../browser/class-names'

export interface Choice<Value extends string | number> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export interface ChoiceGroupProps<Value extends string | number> {
  /** The question; read by a screen reader, shown with `showLabel`. */
  label: string
  showLabel?: boolean
  value: Value | undefined
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
  disabled?: boolean | undefined
  column?: boolean
  /** Beside the question that is shown: kit/help/help. */
  help?: ReactNode
  /** Told when a pointer comes near a choice, to fetch what it leads to. */
  onApproach?: ((value: Value) => void) | undefined
}

/** Native radio buttons under one question. */
export function RadioGroup<Value extends string | number>({
  label,
  showLabel,
  value,
  onChange,
  choices,
  disabled,
  column,
  help,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={showLabel ? (help ? styles['beside'] : undefined) : 'visually-hidden'}>{label}</legend>
      {help && <span className={styles['help']}>{help}</span>}
      <div className={classNames(styles['group'], column && styles['column'])}>
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(styles['choice'], (disabled || choice.disabled) && styles['disabled'])}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={disabled || choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint && <span className={styles['hint']}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The same choice as one bar of segments, for two to four short words. */
export function Segmented<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, value, onChange, onApproach, choices, disabled } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles['segments']}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(styles['segment'], (disabled || choice.disabled) && styles['disabled'])}
            onPointerEnter={() => onApproach?.(choice.value)}
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={disabled || choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles['face']}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { useId, type ReactNode } from 'react'
import { Checkbox } from '../../../kit/forms/checkbox'
import styles from './choices-field.module.css'

interface ChoicesFieldProps<Value extends string> {
  label: string
  hint?: string | undefined
  help?: ReactNode
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of a few words, in the order in which they stand. */
export function ChoicesField<Value extends string>({
  label,
  hint,
  help,
  values,
  names,
  value,
  onChange,
}: ChoicesFieldProps<Value>) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint ? hintId : undefined}>
      <legend className={styles['legend']}>
        {label}
        {help}
      </legend>
      <div className={styles['choices']}>
        {values.map((each) => (
          <Checkbox
            key={each}
            label={names[each]}
            checked={value.includes(each)}
            onChange={(on) => onChange(values.filter((one) => (one === each ? on : value.includes(one))))}
          />
        ))}
      </div>
      {hint && (
        <p id={hintId} className={styles['soft']}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

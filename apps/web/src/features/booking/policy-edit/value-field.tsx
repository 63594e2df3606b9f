import { useId, useState } from 'react'
import { classNames } from '../../../kit/browser/class-names'
import { Input } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { useTellInvalid } from './invalid-fields'
import styles from './policy-edit.module.css'
import type { Unit } from './units'

interface ValueFieldProps {
  label: string
  unit: Unit
  value: number | undefined
  onChange: (value: number) => void
  /** It may stay empty, which limits nothing. */
  onEmpty?: (() => void) | undefined
  wide?: boolean
}

/** A value in a sentence. What is no value stands there and is said, and the last one that was is kept. */
export function ValueField({ label, unit, value, onChange, onEmpty, wide }: ValueFieldProps) {
  const text = useText('booking/policy/edit')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = value === undefined ? '' : unit.show(value)
  const read = typed === undefined ? value : unit.read(typed)
  const empty = typed?.trim() === ''
  const invalid = typed !== undefined && read === undefined && !(empty && onEmpty)
  useTellInvalid(invalid)
  const type = (next: string) => {
    setTyped(next)
    const meant = unit.read(next)
    if (meant !== undefined) onChange(meant)
    else if (next.trim() === '') onEmpty?.()
  }
  return (
    <span className={styles['slot']}>
      <Input
        id={id}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={onEmpty && text.unlimited}
        className={classNames(styles['value'], wide && styles['wide'])}
        // Undone elsewhere, it shows what is kept.
        value={typed !== undefined && (invalid || read === value) ? typed : shown}
        {...(invalid && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => type(target.value)}
        onBlur={() => !invalid && setTyped(undefined)}
      />
      {invalid && (
        <span id={`${id}-error`} className={styles['error']}>
          {text.between({ least: unit.least, most: unit.most })}
        </span>
      )}
    </span>
  )
}

import { useId, useState } from 'react'
import { Input } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import { useTellInvalid } from '../../../booking/policy-edit/invalid-fields'
import styles from '../../../booking/policy-edit/policy-edit.module.css'

interface NameFieldProps {
  label: string
  name: string
  isTaken: (name: string) => boolean
  onChange: (name: string) => void
}

/** The name of a site. One that something else has, and none, stands there and is said; the last one that was free is kept. */
export function NameField({ label, name, isTaken, onChange }: NameFieldProps) {
  const { faults } = useText('booking/policy/edit')
  const id = useId()
  // What is typed belongs to the name that is kept: undone elsewhere, or with the line gone, another is shown.
  const [typed, setTyped] = useState({ kept: name, words: name })
  const shown = typed.kept === name ? typed.words : name
  const isWrong = (words: string): boolean => words.trim() === '' || isTaken(words.trim())
  const invalid = isWrong(shown)
  useTellInvalid(invalid)
  const type = (words: string) => {
    const kept = isWrong(words) ? name : words.trim()
    setTyped({ kept, words })
    if (kept !== name) onChange(kept)
  }
  return (
    <span className={styles['select']}>
      <Input
        aria-label={label}
        maxLength={40}
        value={shown}
        {...(invalid && { 'aria-invalid': true, 'aria-describedby': id })}
        onChange={({ target }) => type(target.value)}
        onBlur={() => !invalid && setTyped({ kept: name, words: name })}
      />
      {invalid && (
        <span id={id} className={styles['error']}>
          {faults.nameTaken}
        </span>
      )}
    </span>
  )
}

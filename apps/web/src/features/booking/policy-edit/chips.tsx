import { Icon } from '../../../kit/marks/icon'
import styles from './policy-edit.module.css'

interface ChipsProps<Value extends string> {
  label: string
  values: readonly Value[]
  names: Readonly<Record<string, string | undefined>>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** The last one stays. */
  least?: 0 | 1
}

/** Several of a few words, each pressed or not; they keep the order in which they are offered. */
export function Chips<Value extends string>({ label, values, names, chosen, onChange, least = 1 }: ChipsProps<Value>) {
  const toggle = (value: Value, on: boolean) => {
    const next = values.filter((each) => (each === value ? on : chosen.includes(each)))
    if (next.length >= least) onChange(next)
  }
  return (
    <span role="group" aria-label={label} className={styles['chips']}>
      {values.map((value) => {
        const on = chosen.includes(value)
        return (
          <button key={value} type="button" aria-pressed={on} className={styles['chip']} onClick={() => toggle(value, !on)}>
            {on && <Icon name="check" size={14} />}
            {names[value]}
          </button>
        )
      })}
    </span>
  )
}

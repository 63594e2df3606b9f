import { handlings, isPriceRule, type Handling, type PolicyRule } from '@sojourn/contract/booking/codes'
import { useId, type ReactNode } from 'react'
import { Select } from '../../../kit/forms/input'
import { Switch } from '../../../kit/forms/switch'
import { Help } from '../../../kit/help/help'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import type { PolicyRemark } from '../product/screens'
import styles from './policy-edit.module.css'

interface RuleProps {
  title: string
  on: boolean
  /** Absent: it is on as long as what it belongs to is. */
  onSwitch?: ((on: boolean) => void) | undefined
  /** Why it cannot be switched on. */
  blocked?: string | undefined
  remarks: readonly PolicyRemark[]
  handling?: ReactNode
  /** It takes the whole width: a table. */
  wide?: boolean
  children: ReactNode
}

/** One rule of a section: a quiet line while it limits nothing, else a sentence with its values and what follows from breaking it. */
export function Rule({ title, on, onSwitch, blocked, remarks, handling, wide = false, children }: RuleProps) {
  const text = useText('booking/policy/edit')
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['rule']} data-on={on} data-wide={wide && on}>
      <h3 id={id} className={styles['title']}>
        {onSwitch ? <Switch label={title} checked={on} disabled={!on && blocked !== undefined} onChange={onSwitch} /> : title}
      </h3>
      {on ? (
        <div className={styles['body']}>
          {children}
          {handling}
          <Remarks remarks={remarks} />
        </div>
      ) : (
        <p className={styles['off']}>{blocked ?? text.unlimited}</p>
      )}
    </section>
  )
}

/** What is wrong in one tone, what is hardly meant in another. */
export function Remarks({ remarks }: { remarks: readonly PolicyRemark[] }) {
  if (remarks.length === 0) return null
  return (
    <ul className={styles['remarks']}>
      {remarks.map(({ path, sentence, isFault }) => (
        <li key={`${path} ${sentence}`} className={isFault ? styles['fault'] : styles['warning']}>
          <Icon name={isFault ? 'closeCircle' : 'alert'} size={16} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

/** Those of one field and what is in it. */
export const remarksOf = (remarks: readonly PolicyRemark[], ...fields: readonly string[]): PolicyRemark[] =>
  remarks.filter(({ path }) => fields.some((field) => path === field || path.startsWith(`${field}.`)))

interface HandlingFieldProps {
  rule: PolicyRule
  /** What it belongs to, for a reader who hears the field alone. */
  title: string
  value: Handling | undefined
  onChange: (handling: Handling) => void
}

/** What happens when a rule is broken; paying the rest is offered where the excess is money. */
export function HandlingField({ rule, title, value = 'approval', onChange }: HandlingFieldProps) {
  const text = useText('booking/policy/edit')
  const id = useId()
  const offered = handlings.words.filter((each) => isPriceRule(rule) || (each !== 'payExcess' && each !== 'choose'))
  return (
    <p className={styles['handling']}>
      <label htmlFor={id}>
        <span aria-hidden>{text.beyond}</span>
        <span className="visually-hidden">{text.beyondOf({ title })}</span>
      </label>
      <span className={styles['select']}>
        <Select
          id={id}
          value={value}
          aria-describedby={`${id}-why`}
          onChange={({ target }) => onChange(offered.find((each) => each === target.value) ?? value)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {text.handlings[each]}
            </option>
          ))}
        </Select>
      </span>
      <span id={`${id}-why`} className={styles['why']}>
        {text.handlingHints[value]}
      </span>
      <Help field={text.beyondOf({ title })} article="policies" section="handling" />
    </p>
  )
}

import type { Violation } from '@sojourn/contract/booking/verdict.shapes'
import { useText } from '../../../kit/text'
import styles from './policy-notes.module.css'
import { violationNotes } from './violation-notes'

export interface PolicyNotesProps {
  violations: readonly Violation[]
  /** Names by employee, given where there are several travellers. */
  nameOf?: ((employeeId: string) => string | undefined) | undefined
}

/** Why an offer leaves the policy, and the smallest change that would comply. */
export function PolicyNotes({ violations, nameOf }: PolicyNotesProps) {
  const text = useText('products/flight')
  return (
    <ul className={styles['notes']}>
      {violationNotes(violations).map((note) => {
        const names = nameOf ? note.travellerIds.flatMap((id) => nameOf(id) ?? []) : []
        return (
          <li key={note.sentence + (note.change ?? '')}>
            <span className={styles['sentence']}>{note.sentence}</span>
            {names.length > 0 && <span className={styles['names']}> · {text.list({ items: names })}</span>}
            {note.change && <span className={styles['change']}>{note.change}</span>}
          </li>
        )
      })}
    </ul>
  )
}

import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { useText } from '../../../kit/text/text'
import styles from './policy-notes.module.css'

export interface PolicyNotesProps {
  violations: readonly Violation[]
  /** Names by employee, given where there are several travellers. */
  nameOf?: ((employeeId: string) => string | undefined) | undefined
  /** What the company says above them. */
  title?: string | undefined
}

/** Why an offer leaves the policy, and the smallest change that would comply. */
export function PolicyNotes({ violations, nameOf, title }: PolicyNotesProps) {
  const text = useText('booking/placing/book')
  const { notes, changes } = violationNotes(violations)
  return (
    <ul className={styles['notes']}>
      {title && <li className={styles['title']}>{title}</li>}
      {notes.map(({ sentence, travellerIds }) => {
        const names = nameOf ? travellerIds.flatMap((id) => nameOf(id) ?? []) : []
        return (
          <li key={sentence} className={styles['sentence']}>
            {sentence}
            {names.length > 0 && <span className={styles['names']}> · {text.list({ items: names })}</span>}
          </li>
        )
      })}
      {changes.map((change) => (
        <li key={change} className={styles['change']}>
          {change}
        </li>
      ))}
    </ul>
  )
}

interface ViolationNote {
  sentence: string
  travellerIds: string[]
}

/** Violations that read alike are said once, with everybody whom they concern; so are the changes that would comply. */
export function violationNotes(violations: readonly Violation[]): { notes: ViolationNote[]; changes: string[] } {
  const notes = new Map<string, ViolationNote>()
  for (const { sentence, travellerId } of violations) {
    const note = notes.get(sentence) ?? { sentence, travellerIds: [] }
    if (!note.travellerIds.includes(travellerId)) note.travellerIds.push(travellerId)
    notes.set(sentence, note)
  }
  return { notes: [...notes.values()], changes: [...new Set(violations.flatMap(({ change }) => change ?? []))] }
}
